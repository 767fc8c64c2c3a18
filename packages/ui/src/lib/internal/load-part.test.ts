import { afterEach, expect, it, vi } from 'vitest';
import { loadPart } from './load-part.js';

const said = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => said.mockClear());

it('hands on what was loaded', async () => {
  await expect(loadPart('papaparse', async () => 1)).resolves.toBe(1);
  expect(said).not.toHaveBeenCalled();
});

it.each([
  'Could not resolve "papaparse" imported by "@bank-soal/ui". Is it installed?',
  'Failed to resolve module specifier "papaparse"',
])('says what to install: %s', async (message) => {
  const failed = loadPart('papaparse', () => Promise.reject(new Error(message)));
  await expect(failed).rejects.toThrow(message);
  expect(said).toHaveBeenCalledExactlyOnceWith(
    '@bank-soal/ui: to use this part, npm install papaparse',
  );
});

it('says nothing of a network that failed', async () => {
  const message = 'Failed to fetch dynamically imported module: https://x.example/a.js';
  await expect(
    loadPart('papaparse', () => Promise.reject(new TypeError(message))),
  ).rejects.toThrow();
  expect(said).not.toHaveBeenCalled();
});
