import { expect, it } from 'vitest';
import { pseudoElementOf, weightOf } from './selector.mjs';

it.each([
  ['.a', 1, 0],
  ['.a:hover', 2, 0],
  ['.a[data-b=c]', 2, 0],
  ['p.a', 1, 1],
  ['.a:after', 1, 1],
  ['.a::placeholder', 1, 1],
  ['.a:is(input)', 1, 1],
  ['.a:has(>[data-part=b]>:is(.c,d):focus-visible)', 4, 0],
  ['.a:not(.b,c d):dir(rtl)', 3, 0],
  [':where(.a:has(.b)) .c', 1, 0],
  ['.a>*+p,.b', 1, 1],
  ['.a:is(:where(.group):hover *)', 2, 0],
])('%s weighs %i classes and %i tags', (selector, classes, tags) => {
  expect(weightOf(selector)).toEqual({ classes, tags });
});

it('tells what is drawn beside a box from the box', () => {
  expect(pseudoElementOf('.a:hover:after')).toBe(':after');
  expect(pseudoElementOf('.a::-webkit-slider-thumb')).toBe('::-webkit-slider-thumb');
  expect(pseudoElementOf('.a:hover')).toBe('');
});
