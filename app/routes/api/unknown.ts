import { type ApiMethods, forCaller } from "#server/http/pipeline/api-calls";
import { AppError } from "#server/platform/errors";

async function notFound(): Promise<never> {
  throw new AppError("request.notFound");
}

const METHODS: ApiMethods = {
  GET: notFound,
  POST: notFound,
  PUT: notFound,
  PATCH: notFound,
  DELETE: notFound,
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);
