/** Header of all our own responses; those of a proxy, filter or captive portal lack it. */
export const ANSWER_MARK = "Popote-Answer";

/** `Prefer` value (RFC 7240) when script only needs to know whether a form was accepted. */
export const WITHOUT_REDIRECT = "return=minimal, redirect=none";

export function isOwnAnswer(answer: { headers: Pick<Headers, "has"> } | undefined): boolean {
  return answer?.headers.has(ANSWER_MARK) ?? false;
}
