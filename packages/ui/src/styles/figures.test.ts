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
    'bank/papers/points-total/points-total.tsx',
    'components/admin/bar-chart/bar-chart.tsx',
    'components/admin/heat-table/heat-table.tsx',
    'components/data/count-badge/count-badge.tsx',
    'components/data/data-table/table-row.tsx',
    'components/data/date-time/date-time.tsx',
    'components/data/text/text.tsx',
    'components/feedback/progress-bar/progress-bar.tsx',
    'components/feedback/save-state/save-state.tsx',
    'components/files/file-slot/slot-file-row.tsx',
    'components/frame/sidebar/sidebar-rows.tsx',
    'components/inputs/calendar/mark-list.tsx',
    'components/inputs/calendar/month-grid.tsx',
    'components/inputs/slider/slider.tsx',
    'components/inputs/text-area/text-counter.tsx',
    'components/navigation/pagination/pagination.tsx',
    'lib/internal/find-bar/find-bar.tsx',
  ]);
});
