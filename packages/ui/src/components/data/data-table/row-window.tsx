import { type RefObject, useLayoutEffect, useState } from 'react';
import { useWindowRows } from '../../../lib/internal/window-rows/index.js';
import { type NearRows, ROW_HEIGHT } from './near-rows.js';

export interface RowWindowProps {
  /** The element that holds the rows. */
  list: RefObject<HTMLElement | null>;
  /** How many rows there are. */
  count: number;
  /** Called with which rows are to be drawn, before anything is painted; `undefined` once nobody looks any more. */
  onChange: (near: NearRows | undefined) => void;
}

/** How high the rows are that are drawn already: those above the window go, and must leave their room. */
function heightIn(list: HTMLElement | null): number | undefined {
  const rows = [...(list?.querySelectorAll('[data-index]') ?? [])];
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return undefined;
  return (last.getBoundingClientRect().bottom - first.getBoundingClientRect().top) / rows.length;
}

/** Looks which rows are near the window. Draws nothing, so that the rows stay what they are when it comes. */
export function RowWindow({ list, count, onChange }: RowWindowProps) {
  const [estimate] = useState(() => heightIn(list.current) || ROW_HEIGHT);
  const { rows, measure, before, after } = useWindowRows({
    list,
    count,
    estimate,
    overscan: 10,
    spacing: 'rows',
  });
  const first = rows[0]?.index ?? 0;
  const end = (rows.at(-1)?.index ?? -1) + 1;

  useLayoutEffect(() => {
    onChange({ first, end, before, after, measure });
  }, [first, end, before, after, measure, onChange]);

  useLayoutEffect(() => () => onChange(undefined), [onChange]);

  return null;
}
