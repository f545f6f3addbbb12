export function createGate<Value = void>() {
  let open: (value: Value) => void = () => {};
  const opened = new Promise<Value>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
