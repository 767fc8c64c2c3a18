import type { KeyboardEvent } from 'react';
import type { Pages } from './use-pages.js';

/** Actions of the viewer's keys. */
export interface KeyActions extends Pick<Pages, 'setZoom' | 'stepZoom'> {
  /** Shows a page, or the nearest that there is. */
  goTo: (page: number) => void;
  /** The page that is read. */
  current: number;
  /** How many there are. */
  count: number;
}

/** Action of a key in the viewer; none for a key without one, or while typing. */
export function keyMeans(
  { key, target, ctrlKey, metaKey, altKey }: KeyboardEvent,
  { goTo, setZoom, stepZoom, current, count }: KeyActions,
): (() => void) | undefined {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'PageDown') return () => goTo(current + 1);
  if (key === 'PageUp') return () => goTo(current - 1);
  if (target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return undefined;
  if (key === '+' || key === '=') return () => stepZoom(1);
  if (key === '-') return () => stepZoom(-1);
  if (key === '0') return () => setZoom('fit');
  if (key === '1') return () => setZoom(1);
  if (key === 'Home') return () => goTo(1);
  if (key === 'End') return () => goTo(count);
  return undefined;
}
