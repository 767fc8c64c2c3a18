/** Work that begins when it is its turn, and can be called off. */
export interface DrawTask {
  start: () => { done: Promise<unknown>; cancel: () => void };
}

/** Lets a few pieces of work run at once, the others in the order in which they came. */
export interface DrawQueue {
  /** @returns calls it off, waiting or running */
  add: (task: DrawTask) => () => void;
}

/** At most `most` pieces of work at once. */
export function createDrawQueue(most: number): DrawQueue {
  const waiting = new Set<() => void>();
  let running = 0;

  function next() {
    const [begin] = waiting;
    if (running >= most || !begin) return;
    waiting.delete(begin);
    begin();
  }

  return {
    add(task) {
      let cancel = () => {
        waiting.delete(begin);
      };
      function begin() {
        running += 1;
        const work = task.start();
        cancel = work.cancel;
        const end = () => {
          running -= 1;
          next();
        };
        work.done.then(end, end);
      }
      waiting.add(begin);
      next();
      return () => cancel();
    },
  };
}
