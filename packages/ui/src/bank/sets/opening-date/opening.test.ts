import { describe, expect, it } from 'vitest';
import { NO_OPENING, openingIn, openingText, readOpening, readTime } from './opening.js';

describe('readTime', () => {
  it.each([
    ['12.00', '12:00'],
    ['12:00', '12:00'],
    ['1200', '12:00'],
    ['9', '09:00'],
    [' 07.30 ', '07:30'],
    ['23.59', '23:59'],
    ['0', '00:00'],
  ])('reads %s as %s', (text, time) => {
    expect(readTime(text)).toBe(time);
  });

  it.each(['24.00', '12.60', 'siang', '', '12.5', '12.000'])('refuses %j', (text) => {
    expect(readTime(text)).toBeNull();
  });
});

describe('readOpening', () => {
  it.each([
    [{ day: '20/12/2026', time: '12.00' }, { at: '2026-12-20T05:00:00.000Z' }],
    [{ day: '20/12/2026', time: '' }, { at: '2026-12-19T17:00:00.000Z' }],
    [NO_OPENING, { at: null }],
    [{ day: ' ', time: ' ' }, { at: null }],
    [{ day: '31/11/2026', time: '12.00' }, { problem: 'day' }],
    [{ day: '', time: '12.00' }, { problem: 'day' }],
    [{ day: '20/12/2026', time: 'siang' }, { problem: 'time' }],
  ])('reads %j as %j', (text, value) => {
    expect(readOpening(text)).toEqual(value);
  });
});

it('writes a moment as it would be typed, and reads it back', () => {
  expect(openingText('2026-12-20T05:00:00Z')).toEqual({ day: '20/12/2026', time: '12.00' });
  expect(openingText('2026-12-19T17:30:00Z')).toEqual({ day: '20/12/2026', time: '00.30' });
  expect(openingText(null)).toEqual(NO_OPENING);
  expect(readOpening(openingText('2027-01-31T17:00:00.000Z'))).toEqual({
    at: '2027-01-31T17:00:00.000Z',
  });
});

describe('in another zone', () => {
  const noon = { day: '20/12/2026', time: '12.00', timeZone: 'Asia/Makassar' };

  it('is another moment', () => {
    expect(readOpening(noon)).toEqual({ at: '2026-12-20T04:00:00.000Z' });
    expect(openingText('2026-12-20T04:00:00Z', 'Asia/Makassar')).toEqual(noon);
  });

  it('is typed as it is there', () => {
    expect(openingIn({ day: '20/12/2026', time: '23.30' }, 'Asia/Makassar')).toEqual({
      day: '21/12/2026',
      time: '00.30',
      timeZone: 'Asia/Makassar',
    });
    expect(openingIn(noon, 'Asia/Jakarta')).toEqual({ day: '20/12/2026', time: '11.00' });
    expect(openingIn(noon, 'Asia/Makassar')).toBe(noon);
  });

  it('keeps what cannot be read, and nothing', () => {
    expect(openingIn({ day: '20/12/2026', time: 'siang' }, 'Asia/Makassar')).toEqual({
      day: '20/12/2026',
      time: 'siang',
      timeZone: 'Asia/Makassar',
    });
    expect(openingIn(NO_OPENING, 'Asia/Makassar')).toEqual(NO_OPENING);
  });
});
