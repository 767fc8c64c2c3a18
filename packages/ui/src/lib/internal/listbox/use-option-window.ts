import { type RefObject, type UIEvent, useLayoutEffect, useRef, useState } from 'react';
import { learnHeights, rowAt, startOf, type TallerRows } from './row-heights.js';
import type { ActiveOption } from './use-listbox.js';

const OVERSCAN = 2;
const NONE: TallerRows = new Map();

/** How high a list and its rows are, in rem. */
export interface ListMeasures {
  /** The least height of a row, where it is pressed with a mouse. */
  row: number;
  /** The most that is seen of the list. */
  view: number;
}

/** In pixels, at the reader's font size, and the most rows in view; for fingers every row is 2.75 rem, as the CSS has it. */
function pixels({ row, view }: ListMeasures) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const least = matchMedia('(pointer: coarse)').matches ? 2.75 * rem : row * rem;
  return { least, most: Math.ceil((view * rem) / least) + 1 };
}

/** Options of {@link useOptionWindow}. */
export interface OptionWindowOptions {
  /** All options. */
  items: readonly unknown[];
  /** The option that Enter takes. */
  at: ActiveOption;
  measures: ListMeasures;
  /** The list, with the options between two gaps. */
  scroller: RefObject<HTMLElement | null>;
}

/**
 * Which options of a list are near its view. Rows count as low as they can be until they are seen:
 * measuring each would cost more than all the rest. An option that the keyboard moves to is scrolled
 * to, drawn or not.
 */
export function useOptionWindow({ items, at, measures, scroller }: OptionWindowOptions) {
  const [{ least, most }] = useState(() => pixels(measures));
  const [top, setTop] = useState(0);
  const [heights, setHeights] = useState({ items, taller: NONE });
  const [met, setMet] = useState(at);
  const [jumped, setJumped] = useState<ActiveOption>();
  const offset = useRef(0);

  const count = items.length;
  const active = Math.min(at.index, count - 1);
  const taller = heights.items === items ? heights.taller : NONE;
  const within = (row: number) => Math.max(0, Math.min(row, count - most));
  const first = Math.max(0, within(top) - OVERSCAN);
  const last = Math.min(count, within(top) + most + OVERSCAN);

  // While drawing, so that what is out of view is not drawn in vain first.
  const isStale = at !== met;
  if (isStale) {
    setMet(at);
    if (at.byKey && active >= 0 && (active < first || active >= last)) {
      setTop(within(active - OVERSCAN));
      setJumped(at);
    }
  }

  useLayoutEffect(() => {
    const list = scroller.current;
    if (!list || !at.byKey) return;
    if (jumped === at) {
      list.scrollTop = startOf(Math.max(0, active - OVERSCAN), least, taller);
      offset.current = list.scrollTop;
    } else if (at.index > 0 || offset.current > 0) {
      // A list at its beginning is not asked where its first option is: that would be a layout.
      list.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
    }
    // oxlint-disable-next-line react/exhaustive-deps -- scrolled once for a move; heights are learnt later
  }, [scroller, at, jumped]);

  const before = startOf(first, least, taller);
  return {
    /** Whether all else is of the move before: it is asked again before anything is drawn. */
    isStale,
    first,
    last,
    /** Height in pixels of what is left out before and after. */
    before,
    after: startOf(count, least, taller) - startOf(last, least, taller),
    onScroll({ currentTarget }: UIEvent<HTMLElement>) {
      // Where a jump led to is drawn already.
      if (currentTarget.scrollTop === offset.current) return;
      offset.current = currentTarget.scrollTop;
      const rows = [...currentTarget.children].slice(1, -1) as HTMLElement[];
      const known = learnHeights(rows, first, least, taller);
      if (known !== taller) setHeights({ items, taller: known });
      setTop(within(rowAt(offset.current, least, known)));
    },
  };
}
