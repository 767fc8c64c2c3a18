import { expect, it, vi } from 'vitest';
import { mergeRefs } from './merge-refs.js';

it('fills objects and functions, and empties them again', () => {
  const object = { current: null as string | null };
  const plain = vi.fn<(value: string | null) => void>();
  const undo = mergeRefs<string>(object, plain, undefined, null)('element');
  expect(object.current).toBe('element');
  expect(plain).toHaveBeenLastCalledWith('element');
  if (typeof undo === 'function') undo();
  expect(object.current).toBeNull();
  expect(plain).toHaveBeenLastCalledWith(null);
});

it('calls the clean-up of a function that has one instead of calling it with nothing', () => {
  const cleanUp = vi.fn();
  const own = vi.fn(() => cleanUp);
  const undo = mergeRefs<string>(own)('element');
  if (typeof undo === 'function') undo();
  expect(cleanUp).toHaveBeenCalledOnce();
  expect(own).toHaveBeenCalledOnce();
});
