import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const components = fileURLToPath(new URL('../components', import.meta.url));

// Digits of one width have a 1 with a foot, which looks strange in titles, dates and counts.
it('draws digits of one width in columns, and where a number changes in its place, only', () => {
  const users = readdirSync(components, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.stories)\.tsx?$/.test(file))
    .filter((file) =>
      /ui:(figures|tabular-nums)/.test(readFileSync(`${components}/${file}`, 'utf8')),
    )
    .map((file) => file.replaceAll('\\', '/'));
  expect(users.toSorted()).toEqual([
    'data-table/table-row.tsx',
    'date-range-field/calendar.tsx',
    'date-time/date-time.tsx',
    'file-slot/slot-file-row.tsx',
    'progress-bar/progress-bar.tsx',
    'text-area/text-counter.tsx',
    'text/text.tsx',
  ]);
});
