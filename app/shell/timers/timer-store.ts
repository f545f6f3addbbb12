import { useSyncExternalStore } from "react";
import { TIMERS_KEY, unstored } from "./timer-presence";

export interface Timer {
  recipe: number;
  title: string;
  language?: string;
  address: string;
  step: number;
  seconds: number;
  /** Epoch milliseconds. */
  endsAt: number;
  isOver: boolean;
  /** The user who started it; undefined for a visitor. */
  viewer?: number | undefined;
}

/** Timers that ended longer ago, while the device was off, are dropped without an alarm. */
const FORGOTTEN_AFTER_MS = 60 * 60 * 1000;

const listeners = new Set<() => void>();
const NONE: Timer[] = [];
let timers = NONE;
let isRead = false;

/** The device's timers, shared by all tabs. */
export function useStoredTimers(): Timer[] {
  return useSyncExternalStore(followTimers, readTimers, () => NONE);
}

export function readTimers(): Timer[] {
  if (!isRead) readStored();
  return timers;
}

export function followTimers(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener("storage", followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener("storage", followOtherTabs);
    isRead = false;
  };
}

export function changeTimers(next: (timers: Timer[]) => Timer[]): void {
  readStored();
  timers = next(timers);
  try {
    localStorage.setItem(TIMERS_KEY, JSON.stringify(timers));
  } catch {
    // Storage is full or disabled: timers last until the page is left.
    unstored.isAny = timers.length > 0;
  }
  notifyListeners();
}

export function isSameTimer(one: Timer, other: Timer): boolean {
  return one.recipe === other.recipe && one.step === other.step && one.seconds === other.seconds;
}

function readStored(): void {
  isRead = true;
  try {
    const stored: Timer[] = JSON.parse(localStorage.getItem(TIMERS_KEY) ?? "[]");
    timers = stored.filter(({ endsAt }) => Date.now() - endsAt < FORGOTTEN_AFTER_MS);
  } catch {
    // Storage is unavailable, or its content invalid.
  }
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key !== TIMERS_KEY && key !== null) return;
  readStored();
  notifyListeners();
}

function notifyListeners(): void {
  for (const listener of listeners) listener();
}
