'use client';

import type { Blueprint } from '@bank-soal/contract/papers';
import { COGNITIVE_LEVELS } from '@bank-soal/contract/questions';
import { type HeatCell, HeatTable } from '@bank-soal/ui/admin';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Card } from '@bank-soal/ui/card';
import { Cluster } from '@bank-soal/ui/cluster';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { Heading } from '@bank-soal/ui/heading';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { plainLine } from '@bank-soal/ui/markdown-view';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { useState } from 'react';
import { blueprintTexts } from '../../indonesian/blueprint.js';
import type { LiveBlueprint } from './live-blueprint.js';

/** More of the points at one level is out of proportion, in percent. */
const HEAVY = 60;

/** A cell of the matrix: an outcome and a level, either of which may be missing. */
export interface BlueprintCell {
  outcome: { id: number; code: string } | null;
  cognitive: string | null;
}

export interface BlueprintTabProps {
  live: LiveBlueprint;
  /** The paper's course is one of the bank, so that missing outcomes are known. */
  knowsCourse: boolean;
  /** Looks in the bank for questions that a cell lacks; absent for who only reads. */
  onFill?: ((cell: BlueprintCell) => void) | undefined;
}

const nameOf = ({ outcome, cognitive }: BlueprintCell) => `${outcome?.id} ${cognitive}`;

/** What should be looked at: missing outcomes, a level with too many points, questions that say nothing. */
function Notes({
  live: { blueprint },
  knowsCourse,
}: Pick<BlueprintTabProps, 'live' | 'knowsCourse'>) {
  const messages = useTexts(blueprintTexts);
  const { formatCount } = useFormats();
  const { missing, levels, rows } = blueprint;
  const heavy = levels.find(({ cognitive, percent }) => cognitive !== null && percent > HEAVY);
  const unmarked = new Set(
    rows
      .filter(({ outcome, cognitive }) => outcome === null || cognitive === null)
      .flatMap(({ numbers }) => numbers),
  ).size;
  return (
    <Stack gap="sm">
      {missing.length > 0 && (
        <Alert tone="warning" title={messages.missing(missing.map(({ code }) => code).join(', '))}>
          {messages.missingHint}
        </Alert>
      )}
      {missing.length === 0 && (
        <Alert tone={knowsCourse ? 'success' : 'info'}>
          {knowsCourse ? messages.complete : messages.noCourse}
        </Alert>
      )}
      {heavy && (
        <Alert tone="warning">
          {messages.heavy(`${heavy.cognitive}`, formatCount(heavy.percent))}
        </Alert>
      )}
      {unmarked > 0 && <Alert>{messages.unmarked(unmarked)}</Alert>}
    </Stack>
  );
}

/** The outcomes of the matrix, from top to bottom: those that are asked for, then those that are missing. */
function outcomesOf({ rows, missing }: Blueprint): BlueprintCell['outcome'][] {
  const asked = new Map(rows.map(({ outcome }) => [outcome?.id, outcome]));
  const others = [...asked.values()].filter((outcome) => outcome !== null);
  return [...others, ...missing, ...(asked.has(undefined) ? [null] : [])];
}

/** The matrix of outcomes and levels while a paper is composed. */
export function BlueprintTab({ live, knowsCourse, onFill }: BlueprintTabProps) {
  const messages = useTexts(blueprintTexts);
  const { formatCount } = useFormats();
  const [opened, setOpened] = useState<BlueprintCell>();
  const { blueprint, texts } = live;
  const { rows, levels, outcomes } = blueprint;
  if (texts.length === 0) {
    return (
      <EmptyState
        frame="sunken"
        size="sm"
        title={messages.empty}
        description={messages.emptyHint}
      />
    );
  }
  const cellOf = (cell: BlueprintCell) =>
    rows.find((row) => row.outcome?.id === cell.outcome?.id && row.cognitive === cell.cognitive);
  const levelName = (level: string | null) => level ?? messages.noLevel;
  const outcomeName = ({ outcome }: BlueprintCell) => outcome?.code ?? messages.none;
  const shown = [
    ...COGNITIVE_LEVELS,
    ...(levels.some(({ cognitive }) => cognitive === null) ? [null] : []),
  ];
  const share = (points: number, percent: number): HeatCell => ({
    tone: 'whole',
    text: `${formatCount(percent)}%`,
    label: messages.share(formatCount(points), formatCount(percent)),
  });

  /** Nothing is lacking where nothing could be: without an outcome or a level. */
  function heatCell(cell: BlueprintCell): HeatCell | undefined {
    const row = cellOf(cell);
    const count = row?.numbers.length ?? 0;
    const isMarked = cell.outcome !== null && cell.cognitive !== null;
    if (!row && !isMarked) return undefined;
    const isAsked = outcomes.some(({ id }) => id === cell.outcome?.id);
    return {
      tone: row && isMarked ? 'whole' : row || isAsked ? 'part' : 'none',
      text: row ? formatCount(row.points) : '–',
      label: messages.open(outcomeName(cell), levelName(cell.cognitive), formatCount(count)),
      pressed: opened !== undefined && nameOf(opened) === nameOf(cell),
      onPress: () => setOpened(cell),
    };
  }

  const openedRow = opened && cellOf(opened);
  const description = opened?.outcome && live.descriptions.get(opened.outcome.id);
  return (
    <Stack>
      <Stack gap="sm">
        <Heading level={2}>{messages.title}</Heading>
        <Text size="sm" tone="muted">
          {messages.lead}
        </Text>
      </Stack>
      <Notes live={live} knowsCourse={knowsCourse} />
      <HeatTable
        caption={messages.caption}
        rowHeading={messages.outcome}
        columns={[...shown.map(levelName), messages.total]}
        empty="–"
        moreHint={messages.moreHint}
        rows={[
          ...outcomesOf(blueprint).map((outcome) => {
            const own = outcomes.find(({ id }) => id === outcome?.id);
            const cells = shown.flatMap((cognitive) => {
              const cell = heatCell({ outcome, cognitive });
              return cell ? [[levelName(cognitive), cell]] : [];
            });
            return {
              id: String(outcome?.id),
              label: outcome?.code ?? messages.none,
              cells: {
                ...Object.fromEntries(cells),
                ...(own && { [messages.total]: share(own.points, own.percent) }),
              },
            };
          }),
          {
            id: 'total',
            label: messages.total,
            cells: Object.fromEntries(
              levels.map(({ cognitive, points, percent }) => [
                levelName(cognitive),
                share(points, percent),
              ]),
            ),
          },
        ]}
      />
      {opened && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a card is a div
        <Card padding="sm" role="region" aria-label={messages.questions} aria-live="polite">
          <Stack gap="sm">
            <Heading level={3} size="sm">
              {`${outcomeName(opened)}, ${levelName(opened.cognitive)}`}
            </Heading>
            {description && (
              <Text size="sm" tone="muted">
                {description}
              </Text>
            )}
            {openedRow && (
              <Text size="sm">
                {messages.cell(
                  openedRow.numbers.length,
                  formatCount(openedRow.points),
                  formatCount(openedRow.percent),
                )}
              </Text>
            )}
            {openedRow?.numbers.map((number) => (
              <Text key={number} size="sm">
                {messages.question(formatCount(number), plainLine(texts[number - 1] ?? ''))}
              </Text>
            ))}
            {onFill && (
              <Cluster>
                <Button size="sm" onClick={() => onFill(opened)}>
                  {messages.fill}
                </Button>
              </Cluster>
            )}
          </Stack>
        </Card>
      )}
    </Stack>
  );
}
