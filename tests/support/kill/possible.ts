/**
 * What something may be after the power went: what was said to be saved last, or anything sent since
 * that was never answered.
 */
export interface Possible<Value> {
  values: Value[];
}

export function createCertain<Value>(value: Value): Possible<Value> {
  return { values: [value] };
}

/** It was sent: it may be so from now on. */
export function addPossible<Value>(possible: Possible<Value>, value: Value): void {
  possible.values.push(value);
}

/** It was answered: it is so. */
export function settleValue<Value>(possible: Possible<Value>, value: Value): void {
  possible.values = [value];
}
