import { describe, expect, it } from 'vitest';
import { NO_OPENING, openingText, readOpening, readTime, writeMoment } from './opening.js';

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

it.each([
  ['id-ID', '20 Desember 2026 12.00 WIB'],
  ['en-GB', '20 December 2026 12:00 WIB'],
])('writes a moment in words, in %s', (locale, words) => {
  expect(writeMoment('2026-12-20T05:00:00Z', locale)).toBe(words);
});
