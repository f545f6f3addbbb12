/** After a power cut: the last acknowledged value, or any sent since without an answer. */
export interface Possible<Value> {
  values: Value[];
}

export function createCertain<Value>(value: Value): Possible<Value> {
  return { values: [value] };
}

export function addPossible<Value>(possible: Possible<Value>, value: Value): void {
  possible.values.push(value);
}

export function settleValue<Value>(possible: Possible<Value>, value: Value): void {
  possible.values = [value];
}
