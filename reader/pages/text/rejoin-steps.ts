import { isMarkedHeading } from "../../marked-heading";

const NUMBER = /^(\d{1,2})\s*[.):]\s*(?=\D)/;
const ENDED = /[.!?:…;]["»”)]*$/;

export function rejoinSteps(steps: string[]): string[] {
  const counts = steps.map((step) => NUMBER.exec(step)?.[1]);
  const isCounted =
    counts.filter(Boolean).length > 1 &&
    counts.every((count, at) => count === undefined || Number(count) === at + 1);
  return joinSentences(isCounted ? steps.map((step) => step.replace(NUMBER, "")) : steps);
}

/** If most steps begin with a capital, one that does not continues an unfinished step. */
function joinSentences(steps: string[]): string[] {
  const small = steps.filter(isSmall).length;
  if (small === 0 || small * 2 >= steps.length) return steps;
  const whole: string[] = [];
  for (const step of steps) {
    const last = whole.at(-1);
    const isOpen = last !== undefined && !isMarkedHeading(last) && !ENDED.test(last);
    if (isOpen && isSmall(step)) {
      whole[whole.length - 1] = `${last} ${step}`;
    } else whole.push(step);
  }
  return whole;
}

function isSmall(step: string): boolean {
  return /^\p{Ll}/u.test(step);
}
