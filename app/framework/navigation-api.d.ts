/** The part of the Navigation API that we use; not every browser has it. */
interface NavigateEvent extends Event {
  readonly navigationType: "push" | "reload" | "replace" | "traverse";
  readonly userInitiated: boolean;
}

interface Window {
  readonly navigation?: {
    addEventListener(type: "navigate", listener: (event: NavigateEvent) => void): void;
  };
}
