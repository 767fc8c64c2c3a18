/** How long the builder's toasts stay, in milliseconds. */
export const TOAST_MS = 2000;

/** One that offers to take something back waits longer: two seconds are too short to reach it. */
export const UNDO_MS = 10_000;
