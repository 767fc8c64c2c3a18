import { describe, expect, it } from 'vitest';
import { drawnDensity, fittedWidth, parsePage, stepZoom, zoomedWidth, zoomOf } from './zoom.js';

describe('stepZoom', () => {
  it('goes up and down by steps and stops at the ends', () => {
    expect(stepZoom(1, 1)).toBe(1.25);
    expect(stepZoom(1, -1)).toBe(0.8);
    expect(stepZoom(3, 1)).toBe(3);
    expect(stepZoom(0.25, -1)).toBe(0.25);
    expect(stepZoom(0.373, 1)).toBe(0.5);
  });
});

it('takes for 100 % what is as large as on paper: A4 has 210 mm, 794 pixels', () => {
  expect(zoomedWidth(1, 595.28)).toBe(793);
  expect(zoomedWidth(0.5, 612)).toBe(408);
  expect(zoomOf(296, 595.28)).toBeCloseTo(0.373);
});

it('fits phones and stays readable on wide screens', () => {
  expect(fittedWidth(320, 12)).toBe(296);
  expect(fittedWidth(1400, 12)).toBe(896);
  expect(fittedWidth(0, 12)).toBe(0);
});

it('draws no more pixels than a phone can hold', () => {
  expect(drawnDensity(300, 400, 3)).toBe(2);
  expect(drawnDensity(300, 400, 1)).toBe(1);
  const density = drawnDensity(2700, 3800, 3);
  expect(2700 * density * 3800 * density).toBeLessThanOrEqual(12_000_001);
});

it.each([
  ['2', 2],
  [' 3 ', 3],
  ['0', 1],
  ['99', 10],
  ['', null],
  ['dua', null],
  ['-1', null],
  ['1e3', null],
])('reads %j as page %j of 10', (text, page) => {
  expect(parsePage(text, 10)).toBe(page);
});
