/** The answer did not come in time. */
export class TooLate extends Error {
  override name = 'TooLate';
}

/**
 * The result of some work, if it comes within so many milliseconds.
 *
 * @throws TooLate afterwards; the work itself may go on, and nobody hears how it ends
 */
export function inTime<T>(work: () => Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooLate('no answer in time')), ms);
    void Promise.resolve()
      .then(work)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}
