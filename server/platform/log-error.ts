interface DescribedError {
  type: string;
  message: string;
  code?: unknown;
  stack?: string;
  cause?: DescribedError;
}

export function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(error) };
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message: withoutSecrets(message),
    code: "code" in error ? error.code : undefined,
    stack: stack && withoutSecrets(stack),
    cause: cause === undefined ? undefined : describeError(cause),
  };
}

const ADDRESS = /[\w.%+-]+(@|%40)[\w-]+(\.[\w-]+)*\.[a-z]{2,}/gi;
/** As long as a `newSecret`, or named like a secret. */
const SECRET = /[\w-]{43,}|(?<=\b(token|password|cookie|session)=)[^\s&"';]+/gi;

function withoutSecrets(text: unknown): string {
  return String(text).replace(ADDRESS, "…").replace(SECRET, "…");
}
