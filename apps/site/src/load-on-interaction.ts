const ACTS = ['pointerdown', 'touchstart', 'keydown', 'click'] as const;

const isKey = (act: Event): act is KeyboardEvent => 'key' in act;

/** A key that only changes what the next one means. */
const isModifier = (act: Event) => isKey(act) && /^(Alt|Control|Meta|Shift)$/.test(act.key);

/** Ctrl+K or Command+K, outside a field. */
const isPalette = (act: Event) =>
  isKey(act) &&
  (act.ctrlKey || act.metaKey) &&
  act.key === 'k' &&
  !(act.target as Element).matches?.('input, textarea');

/** What {@link loadOnInteraction} is given. */
export interface LoadOnInteractionOptions<Part> {
  /** Where people act: the window. */
  target: Pick<EventTarget, 'addEventListener'>;
  load: () => Promise<Part>;
  /** Called once, with what was loaded and the first act, or the Ctrl+K that was pressed until then. */
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
  let kept: Event | undefined;
  function keep(act: Event) {
    if (isModifier(act)) return;
    const wins = isPalette(act);
    // The browser would go to its own search.
    if (wins) act.preventDefault();
    if (kept === undefined || wins) kept = act;
  }
  async function ask(act?: Event) {
    if (act) keep(act);
    if (asked) return;
    asked = true;
    const part = await load().catch(() => undefined);
    asked = part !== undefined;
    if (part === undefined || signal.aborted) return;
    listening.abort();
    show(part, kept);
  }
  // A pointer moves all the time: it does not ask again.
  target.addEventListener('pointermove', ask, { once: true, signal });
  for (const act of ACTS) target.addEventListener(act, ask, { signal });
  if (now) void ask();
  return () => listening.abort();
}
