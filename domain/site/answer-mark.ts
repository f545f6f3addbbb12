/** A header of every answer of Popote's own: a proxy, a filter or a hotel's login page lacks it. */
export const ANSWER_MARK = "Popote-Answer";

/** What `Prefer` (RFC 7240) says where script only asks whether a form was taken. */
export const WITHOUT_REDIRECT = "return=minimal, redirect=none";

export function isOwnAnswer(answer: { headers: Pick<Headers, "has"> } | undefined): boolean {
  return answer?.headers.has(ANSWER_MARK) ?? false;
}
