const ACTS = ['pointerdown', 'touchstart', 'keydown', 'click'] as const;

/** What {@link loadOnInteraction} is given. */
export interface LoadOnInteractionOptions<Part> {
  /** Where people act: the window. */
  target: Pick<EventTarget, 'addEventListener'>;
  load: () => Promise<Part>;
  /** Called once, with what was loaded and the act that asked for it. */
  show: (part: Part, act: Event | undefined) => void;
  /** Asks at once, before anyone acts. */
  now: boolean;
}

/**
 * Fetches a part of the site as someone begins to act. When it cannot be had, offline say, nothing
 * else breaks, and the next act asks again.
 *
 * @returns stops waiting
 */
export function loadOnInteraction<Part>({
  target,
  load,
  show,
  now,
}: LoadOnInteractionOptions<Part>): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let asked = false;
  async function ask(act?: Event) {
    if (asked) return;
    asked = true;
    const part = await load().catch(() => undefined);
    asked = part !== undefined;
    if (part === undefined || signal.aborted) return;
    listening.abort();
    show(part, act);
  }
  // A pointer moves all the time: it does not ask again.
  target.addEventListener('pointermove', ask, { once: true, signal });
  for (const act of ACTS) target.addEventListener(act, ask, { signal });
  if (now) void ask();
  return () => listening.abort();
}
