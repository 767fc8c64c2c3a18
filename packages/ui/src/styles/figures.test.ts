import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));

// Digits of one width have a 1 with a foot, which looks strange in titles, dates and counts.
it('draws digits of one width in columns, and where a number changes in its place, only', () => {
  const users = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.stories)\.tsx?$/.test(file))
    .filter((file) => /ui:(figures|tabular-nums)/.test(readFileSync(`${src}/${file}`, 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));
  expect(users.toSorted()).toEqual([
    'bank/points-total/points-total.tsx',
    'components/bar-chart/bar-chart.tsx',
    'components/calendar/mark-list.tsx',
    'components/calendar/month-grid.tsx',
    'components/count-badge/count-badge.tsx',
    'components/data-table/table-row.tsx',
    'components/date-time/date-time.tsx',
    'components/file-slot/slot-file-row.tsx',
    'components/heat-table/heat-table.tsx',
    'components/pagination/pagination.tsx',
    'components/progress-bar/progress-bar.tsx',
    'components/save-state/save-state.tsx',
    'components/sidebar/sidebar-rows.tsx',
    'components/slider/slider.tsx',
    'components/text-area/text-counter.tsx',
    'components/text/text.tsx',
    'lib/internal/find-bar/find-bar.tsx',
  ]);
});
