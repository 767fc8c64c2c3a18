import { collect } from '../collect.js';

const LOOK_MS = 5;
/** From so much growth on it is looked at again without what waits to be collected. */
const DOUBTFUL_MB = 80;
const MB = 1024 * 1024;

/** Load on the server's own thread for a while. */
export interface Load {
  /**
   * The longest that others waited, in milliseconds of work between two looks. It is the thread's own
   * work that is counted, not the clock: a busy machine makes it no longer.
   */
  longestMs: number;
  /** Growth of its memory, at most. */
  grownMb: number;
}

function held(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Looks at the thread that the server shares with its test, until the returned function is called. */
export function watchLoad(): () => Load {
  const before = held();
  let most = before;
  let longest = 0;
  let last = process.threadCpuUsage();
  const look = () => {
    const now = process.threadCpuUsage();
    longest = Math.max(longest, now.user - last.user + (now.system - last.system));
    // On a busy machine garbage is collected later: it may look like much.
    if (held() - before > DOUBTFUL_MB * MB) collect();
    most = Math.max(most, held());
    last = process.threadCpuUsage();
  };
  const timer = setInterval(look, LOOK_MS);
  return () => {
    clearInterval(timer);
    look();
    return { longestMs: longest / 1000, grownMb: (most - before) / MB };
  };
}
