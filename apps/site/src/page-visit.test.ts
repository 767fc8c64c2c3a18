import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newVisit, visitOf } from './page-visit.js';

describe('the visit of a page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is another with each link that is followed', () => {
    const first = visitOf(newVisit());
    vi.advanceTimersByTime(1);
    expect(first).not.toBe('');
    expect(visitOf(newVisit())).not.toBe(first);
  });

  it('is none where no link has led', () => {
    expect([null, undefined, {}].map(visitOf)).toEqual(['', '', '']);
  });
});
