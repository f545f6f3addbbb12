import { z } from "zod";
import { KEPT_TICK_MS, MAX_KEPT_ENTRIES, MAX_KEPT_TICKS } from "#domain/shopping/shopping";
import { applyKeptTicks } from "#server/features/shopping/kept-ticks";
import { readForm } from "#server/http/forms/read-form";
import { type ApiMethods, forCaller, requireSession } from "#server/http/pipeline/api-calls";
import { AppError } from "#server/platform/errors";

const id = z.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const ticksSchema = z
  .array(
    z.object({
      by: id,
      cookbook: id.nullable(),
      isTicked: z.boolean(),
      ids: z.array(id).min(1).max(MAX_KEPT_ENTRIES),
      ago: z.number().int().min(0).max(KEPT_TICK_MS),
    }),
  )
  .max(MAX_KEPT_TICKS);

/** Ticks that the service worker kept while there was no connection, as JSON in a form's field. */
const METHODS: ApiMethods = {
  POST: async (call) => {
    const viewer = await requireSession(call);
    const { fields } = await readForm(call.request);
    return Response.json(await applyKeptTicks(call.db, viewer, parseTicks(fields.get("ticks"))));
  },
};

export const loader = forCaller(METHODS);

export const action = forCaller(METHODS);

function parseTicks(text: FormDataEntryValue | null): z.infer<typeof ticksSchema> {
  try {
    return ticksSchema.parse(JSON.parse(String(text)));
  } catch {
    throw new AppError("request.invalid");
  }
}
