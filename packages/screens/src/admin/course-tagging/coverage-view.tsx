import { COGNITIVE_LEVELS } from '@bank-soal/contract/questions';
import type { CoverageAnswer } from '@bank-soal/contract/tags';
import { type HeatCell, HeatTable } from '@bank-soal/ui/admin';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { DataTable } from '@bank-soal/ui/data-table';
import { DateRangeField, type DateRangeFieldProps } from '@bank-soal/ui/date-range-field';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { DownloadIcon } from '@bank-soal/ui/icon';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { useMemo } from 'react';
import { FailedLoadCard } from '../../failed-load/index.js';
import { outcomeTexts } from '../../indonesian/outcome.js';
import type { LoadState } from '../../model/load-state.js';

type Row = CoverageAnswer[number];

export interface CoverageViewProps {
  load: LoadState<CoverageAnswer>;
  /** Days between which papers were used; empty for all. */
  period: NonNullable<DateRangeFieldProps['value']>;
  onPeriodChange: NonNullable<DateRangeFieldProps['onChange']>;
  onDownload: (coverage: CoverageAnswer) => void;
}

/** A level that few questions ask for is a gap. */
const FEW = 2;

function Tables({ coverage }: { coverage: CoverageAnswer }) {
  const messages = useTexts(outcomeTexts);
  const { formatCount, formatDate } = useFormats();
  const levels = [...COGNITIVE_LEVELS, 'none'] as const;
  const nameOf = (level: (typeof levels)[number]) => (level === 'none' ? messages.noLevel : level);
  const cellOf = (count: number, isMarked: boolean): HeatCell => ({
    tone: count === 0 ? 'none' : count < FEW || !isMarked ? 'part' : 'whole',
    text: formatCount(count),
    label: messages.cell(formatCount(count)),
  });
  const columns = useMemo(
    () => [
      {
        id: 'code',
        header: messages.code,
        rowHeader: true,
        cell: ({ outcome }: Row) => outcome.code,
      },
      {
        id: 'description',
        header: messages.description,
        cell: ({ outcome }: Row) => outcome.description,
      },
      { id: 'papers', header: messages.papers, cell: ({ papers }: Row) => formatCount(papers) },
      {
        id: 'lastUsed',
        header: messages.lastUsed,
        cell: ({ lastUsed }: Row) => (lastUsed ? formatDate(new Date(lastUsed)) : messages.never),
      },
    ],
    [messages, formatCount, formatDate],
  );
  return (
    <Stack>
      <HeatTable
        caption={messages.coverageCaption}
        rowHeading={messages.code}
        columns={levels.map(nameOf)}
        empty="–"
        moreHint={messages.moreHint}
        rows={coverage.map(({ outcome, questions }) => ({
          id: String(outcome.id),
          label: outcome.code,
          // Where every question says its level, nothing is lacking.
          cells: Object.fromEntries(
            levels
              .filter((level) => level !== 'none' || questions.none > 0)
              .map((level) => [nameOf(level), cellOf(questions[level], level !== 'none')]),
          ),
        }))}
      />
      <DataTable
        caption={messages.listing}
        captionHidden
        columns={columns}
        rows={coverage}
        rowKey={({ outcome }) => outcome.id}
      />
    </Stack>
  );
}

/** How well the outcomes of a course are covered: by level, in how many papers, and when last. */
export function CoverageView({ load, period, onPeriodChange, onDownload }: CoverageViewProps) {
  const messages = useTexts(outcomeTexts);
  if (load.status === 'failed')
    return <FailedLoadCard load={load} title={messages.coverageFailed} size="sm" />;
  if (load.status === 'loading') return <LoadingStatus />;
  const coverage = load.data;
  if (coverage.length === 0)
    return (
      <EmptyState frame="card" size="sm" title={messages.empty} description={messages.emptyHint} />
    );
  return (
    <Stack>
      <Cluster justify="between">
        <Text tone="muted">{messages.coverageLead}</Text>
        <Button icon={<DownloadIcon />} onClick={() => onDownload(coverage)}>
          {messages.csv}
        </Button>
      </Cluster>
      <DateRangeField
        label={messages.lastUsed}
        startLabel={messages.from}
        endLabel={messages.to}
        value={period}
        onChange={onPeriodChange}
      />
      <Tables coverage={coverage} />
    </Stack>
  );
}
