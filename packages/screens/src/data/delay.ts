import type { Pause } from './call-with-retry.js';

/** Waits, and says nothing of it. */
export const delay: Pause = (seconds, signal) =>
  new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', leave);
      resolve();
    }, seconds * 1000);
    if (signal?.aborted) leave();
    else signal?.addEventListener('abort', leave, { once: true });
  });
