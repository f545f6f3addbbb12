/** A header of every answer of Popote's own: a proxy, a filter or a hotel's login page lacks it. */
export const ANSWER_MARK = "Popote-Answer";

export function isOwnAnswer(answer: { headers: Pick<Headers, "has"> } | undefined): boolean {
  return answer?.headers.has(ANSWER_MARK) ?? false;
}
