import { expect, it } from 'vitest';
import { mergeParams } from './addresses.js';

const merge = (seen: string, wanted: string, latest: string) =>
  `${mergeParams(new URLSearchParams(seen), new URLSearchParams(wanted), new URLSearchParams(latest))}`;

it.each([
  ['what is wanted, where nothing else came', 'q=a', 'q=b', 'q=a', 'q=b'],
  [
    'two choices, of which the page saw none yet',
    '',
    'pada=set',
    'kegiatan=create',
    'kegiatan=create&pada=set',
  ],
  ['the later of two for the same', 'q=a', 'q=c', 'q=b', 'q=c'],
  ['several values of one name', 't=a', 't=a&t=b', 't=a&q=x', 'q=x&t=a&t=b'],
  ['what another took away stays away', 'q=a&t=x', 'q=b&t=x', 'q=a', 'q=b'],
  ['what is taken away, beside what came', 'q=a', '', 'q=a&t=x', 't=x'],
])('keeps %s', (_, seen, wanted, latest, merged) => {
  expect(merge(seen, wanted, latest)).toBe(merged);
});
