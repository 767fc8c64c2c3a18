/** Whether so few characters are left that saying so is worth an interruption: the last tenth. */
export function isNearLimit(remaining: number, limit: number): boolean {
  return remaining < 0 || remaining <= Math.min(20, Math.floor(limit / 10));
}
