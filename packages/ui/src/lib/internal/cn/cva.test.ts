import { expect, it } from 'vitest';
import { cva } from './cva.js';

const look = cva('base', {
  variants: {
    tone: { calm: 'calm', loud: 'loud' },
    open: { true: 'open', false: 'shut' },
  },
  compoundVariants: [{ tone: 'loud', open: true, className: 'both' }],
  defaultVariants: { tone: 'calm' },
});

it('answers the classes of every combination', () => {
  expect(look()).toBe('base calm');
  expect(look({ tone: 'loud', open: false })).toBe('base loud shut');
  expect(look({ tone: 'loud', open: true })).toBe('base loud open both');
});

it('keeps combinations apart that differ in the variant only', () => {
  expect(look({ tone: 'loud' })).toBe('base loud');
  expect(look({ open: true })).toBe('base calm open');
  expect(look({ tone: undefined, open: true })).toBe('base calm open');
});

it('answers the same when it is asked again', () => {
  expect(look({ tone: 'loud', open: true })).toBe(look({ tone: 'loud', open: true }));
});
