/** As much of the Navigation API as is used, where the browser has it. */
interface NavigateEvent extends Event {
  readonly navigationType: "push" | "reload" | "replace" | "traverse";
  readonly userInitiated: boolean;
}

interface Window {
  readonly navigation?: {
    addEventListener(type: "navigate", listener: (event: NavigateEvent) => void): void;
  };
}
