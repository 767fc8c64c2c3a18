import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { atMoment } from './at-moment.js';

const NOW = Date.parse('2026-11-23T03:00:00Z');
const DAY = 86_400_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

it('calls within a second of the moment, and not before', () => {
  const come = vi.fn();
  const stop = atMoment(NOW + 90_000, come, new EventTarget());
  vi.advanceTimersByTime(89_999);
  expect(come).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(come).toHaveBeenCalledOnce();
  stop();
});

it('waits longer than a timer can', () => {
  const come = vi.fn();
  const stop = atMoment(NOW + 40 * DAY, come, new EventTarget());
  vi.advanceTimersByTime(40 * DAY - 1);
  expect(come).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(come).toHaveBeenCalledOnce();
  stop();
});

it('notices after a sleep, in which timers stood still', () => {
  const come = vi.fn();
  const stop = atMoment(NOW + DAY, come, new EventTarget());
  vi.setSystemTime(NOW + 2 * DAY);
  vi.advanceTimersByTime(60_000);
  expect(come).toHaveBeenCalled();
  stop();
});

it('notices at once when people come back to the page', () => {
  const come = vi.fn();
  const page = new EventTarget();
  const stop = atMoment(NOW + DAY, come, page);
  vi.setSystemTime(NOW + 2 * DAY);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(come).toHaveBeenCalledOnce();
  stop();
});

it('calls again, more and more seldom, where nothing came of it', () => {
  const come = vi.fn();
  const stop = atMoment(NOW, come, new EventTarget());
  vi.advanceTimersByTime(7_000);
  expect(come).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(10 * 60_000);
  expect(come.mock.calls.length).toBeLessThan(20);
  stop();
});

it('is still after it was stopped', () => {
  const come = vi.fn();
  const page = new EventTarget();
  atMoment(NOW + 1_000, come, page)();
  page.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(DAY);
  expect(come).not.toHaveBeenCalled();
});
