import type { OverviewAnswer } from '@bank-soal/contract/administration';
import { BarChart, type HeatRow, HeatTable, StatCard, StatGrid } from '@bank-soal/ui/admin';
import { Container } from '@bank-soal/ui/container';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { PageHeader } from '@bank-soal/ui/frame';
import { Heading } from '@bank-soal/ui/heading';
import { useFormatOptions, useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Link } from '@bank-soal/ui/link';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { FailedLoadCard } from '../../failed-load/index.js';
import { overviewTexts } from '../../indonesian/overview.js';
import type { ShownLoad } from '../../model/shown-load.js';
import { type CoverageTable, type Covered, coverageTable } from './coverage-table.js';
import { daysText, downloadWeeks } from './download-weeks.js';

/** Where the figures stand. */
export type OverviewViewState = ShownLoad<{
  /** The server's counts. */
  overview: OverviewAnswer;
}>;

/** Links of {@link OverviewView}. */
export interface OverviewHrefs {
  /** The sets of one course in one year, in the list of all sets: exactly those that the cell counts. */
  sets: (course: string, year: number) => string;
  /** How many files can be searched inside; absent where a host has no such page. */
  searchIndex?: string;
}

export interface OverviewViewProps {
  /** The figures, or why there are none. */
  state: OverviewViewState;
  /** Where its links lead. */
  hrefs: OverviewHrefs;
}

function Stats({ overview }: { overview?: OverviewAnswer | undefined }) {
  const messages = useTexts(overviewTexts);
  const { formatFileSize } = useFormats();
  const busy = overview === undefined;
  const bytes = overview && formatFileSize(overview.bytes);
  return (
    <StatGrid>
      <StatCard label={messages.sets} value={overview?.sets} busy={busy} />
      <StatCard label={messages.files} value={overview?.files} busy={busy} />
      <StatCard label={messages.storage} value={bytes} busy={busy} />
      <StatCard
        label={messages.waiting}
        value={overview?.index.waiting}
        hint={messages.waitingHint}
        busy={busy}
      />
    </StatGrid>
  );
}

function toneOf({ sets, withKey }: Covered) {
  if (withKey === sets) return 'whole';
  return withKey === 0 ? 'none' : 'part';
}

function useHeatRows({ rows }: CoverageTable, { sets: hrefOf }: OverviewHrefs): HeatRow[] {
  const messages = useTexts(overviewTexts);
  const { formatCount } = useFormats();
  return rows.map(({ course, years }) => ({
    id: course,
    label: course,
    cells: Object.fromEntries(
      Object.entries(years).map(([year, covered]) => {
        const [withKey, sets] = [formatCount(covered.withKey), formatCount(covered.sets)];
        const cell = {
          tone: toneOf(covered),
          text: `${withKey}/${sets}`,
          label: messages.cell(withKey, sets),
          href: hrefOf(course, Number(year)),
        } as const;
        return [year, cell];
      }),
    ),
  }));
}

function Coverage({ table, hrefs }: { table: CoverageTable; hrefs: OverviewHrefs }) {
  const messages = useTexts(overviewTexts);
  const rows = useHeatRows(table, hrefs);
  return (
    <Stack gap="sm">
      <Heading level={2} size="md">
        {messages.coverage}
      </Heading>
      <Text tone="muted">{messages.coverageLead}</Text>
      <HeatTable
        caption={messages.coverage}
        rowHeading={messages.course}
        columns={table.years}
        rows={rows}
        empty={messages.none}
        moreHint={messages.moreYears}
      />
      {table.cut && (
        <Text size="sm" tone="muted">
          {messages.years(table.years.length)}
        </Text>
      )}
    </Stack>
  );
}

function Downloads({ downloads }: Pick<OverviewAnswer, 'downloads'>) {
  const messages = useTexts(overviewTexts);
  const { locale } = useFormatOptions();
  return (
    <Stack gap="sm">
      <Heading level={2} size="md">
        {messages.downloads}
      </Heading>
      {downloads.length === 0 ? (
        <Text tone="muted">{messages.noDownloads}</Text>
      ) : (
        <BarChart
          caption={messages.downloads}
          bars={downloadWeeks(downloads).map(({ monday, count }) => ({
            label: messages.weekOf(daysText(monday, locale)),
            value: count,
          }))}
          labelHeading={messages.week}
          valueHeading={messages.count}
          tableLabel={messages.asTable}
        />
      )}
    </Stack>
  );
}

function Figures({ state, hrefs }: OverviewViewProps) {
  const messages = useTexts(overviewTexts);
  if (state.status === 'failed') return <FailedLoadCard load={state} title={messages.failed} />;
  if (state.status === 'loading') {
    return (
      <Stack>
        <LoadingStatus />
        <Stats />
      </Stack>
    );
  }
  const { overview } = state;
  if (overview.sets === 0) {
    return (
      <EmptyState
        frame="sunken"
        headingLevel={2}
        title={messages.empty}
        description={messages.emptyHint}
      />
    );
  }
  return (
    <Stack gap="lg">
      <Stats overview={overview} />
      {hrefs.searchIndex !== undefined && (
        <Text size="sm">
          <Link href={hrefs.searchIndex}>{messages.index}</Link>
        </Text>
      )}
      <Coverage table={coverageTable(overview.coverage)} hrefs={hrefs} />
      <Downloads downloads={overview.downloads} />
    </Stack>
  );
}

/** Contents of the bank, their use and gaps in them, as a view. */
export function OverviewView({ state, hrefs }: OverviewViewProps) {
  const messages = useTexts(overviewTexts);
  return (
    <Container space="md">
      <Stack gap="lg">
        <PageHeader title={messages.title} description={messages.lead} />
        <Figures state={state} hrefs={hrefs} />
      </Stack>
    </Container>
  );
}
