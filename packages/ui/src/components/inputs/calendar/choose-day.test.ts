import { describe, expect, it } from 'vitest';
import { nextRange, toggleDay } from './choose-day.js';

describe('toggleDay', () => {
  it('takes a day in, in its place', () => {
    expect(toggleDay(['2026-11-20', '2026-12-01'], '2026-11-21')).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-12-01',
    ]);
  });

  it('takes it out again', () => {
    expect(toggleDay(['2026-11-20', '2026-11-21'], '2026-11-20')).toEqual(['2026-11-21']);
  });
});

describe('nextRange', () => {
  const free = () => false;
  const open = { start: '', end: '' };

  it.each([
    ['begins', open, '2026-11-21', { start: '2026-11-21', end: '' }],
    [
      'ends',
      { start: '2026-11-21', end: '' },
      '2026-12-01',
      { start: '2026-11-21', end: '2026-12-01' },
    ],
    [
      'is turned around',
      { start: '2026-11-21', end: '' },
      '2026-11-02',
      { start: '2026-11-02', end: '2026-11-21' },
    ],
    [
      'may be one day',
      { start: '2026-11-21', end: '' },
      '2026-11-21',
      { start: '2026-11-21', end: '2026-11-21' },
    ],
    [
      'begins anew once it is whole',
      { start: '2026-11-21', end: '2026-12-01' },
      '2026-11-25',
      { start: '2026-11-25', end: '' },
    ],
    [
      'begins with an end alone',
      { start: '', end: '2026-12-01' },
      '2026-11-25',
      { start: '2026-11-25', end: '' },
    ],
  ])('%s', (_, range, day, next) => {
    expect(nextRange(range, day, free)).toEqual(next);
  });

  it('goes over no day that cannot be chosen', () => {
    const closed = (day: string) => day === '2026-11-23';
    const begun = { start: '2026-11-21', end: '' };
    expect(nextRange(begun, '2026-11-24', closed)).toEqual({ start: '2026-11-24', end: '' });
    expect(nextRange(begun, '2026-11-22', closed)).toEqual({
      start: '2026-11-21',
      end: '2026-11-22',
    });
  });
});
