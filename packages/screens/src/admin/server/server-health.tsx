import type { ServerState } from '@bank-soal/contract/administration';
import { Badge } from '@bank-soal/ui/badge';
import { type DataColumn, DataTable } from '@bank-soal/ui/data-table';
import { Heading } from '@bank-soal/ui/heading';
import { ActiveIcon, InactiveIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { serverTexts } from '../../indonesian/server.js';
import type { ScreenTexts } from '../../texts/site-texts.js';
import { type HealthRow, healthRows } from './health-rows.js';

function noteOf({ part, problem }: HealthRow, messages: ScreenTexts['server']): string {
  if (problem === null) return messages.fine[part];
  return `${messages.problems[problem]} ${messages.advice[part]}`;
}

const columnsOf = (messages: ScreenTexts['server']): DataColumn<HealthRow>[] => [
  {
    id: 'part',
    header: messages.part,
    rowHeader: true,
    width: '14rem',
    narrowWidth: '11rem',
    cell: ({ part }) => messages.parts[part],
  },
  {
    id: 'condition',
    header: messages.condition,
    width: '9rem',
    cell: ({ problem }) =>
      problem === null ? (
        <Badge tone="success" icon={<ActiveIcon />}>
          {messages.well}
        </Badge>
      ) : (
        <Badge tone="danger" icon={<InactiveIcon />}>
          {messages.unwell}
        </Badge>
      ),
  },
  { id: 'note', header: messages.note, cell: (part) => noteOf(part, messages) },
];

/** Each part that the server stands on, how it is, and what to do about it. */
export function ServerHealth({ server }: { server: ServerState }) {
  const messages = useTexts(serverTexts);
  return (
    <Stack gap="sm">
      <Heading level={2} size="md">
        {messages.health}
      </Heading>
      <DataTable
        density="compact"
        caption={messages.health}
        columns={columnsOf(messages)}
        rows={healthRows(server)}
        rowKey={({ part }) => part}
      />
    </Stack>
  );
}
