import { isSpaceLow, type ServerState } from '@bank-soal/contract/administration';
import { StatCard, StatGrid } from '@bank-soal/ui/admin';
import { Alert } from '@bank-soal/ui/alert';
import { type DataColumn, DataTable } from '@bank-soal/ui/data-table';
import { Heading } from '@bank-soal/ui/heading';
import { type Formats, useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { ProgressBar } from '@bank-soal/ui/progress-bar';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { serverTexts } from '../../indonesian/server.js';
import type { ScreenTexts } from '../../texts/site-texts.js';

type Storage = ServerState['storage'];
type Kept = NonNullable<Storage['kept']>;

/** How full the disk is; a warning where that is too full. */
function Room({ disk }: { disk: NonNullable<Storage['disk']> }) {
  const messages = useTexts(serverTexts);
  const { formatFileSize } = useFormats();
  const { free, total } = disk;
  const low = isSpaceLow(disk);
  return (
    <Stack>
      {low && (
        <Alert tone="warning" title={messages.low(formatFileSize(free))}>
          {messages.advice.room}
        </Alert>
      )}
      <ProgressBar
        label={messages.parts.room}
        value={total - free}
        max={total}
        valueText={messages.roomText(formatFileSize(free), formatFileSize(total))}
        tone={low ? 'danger' : 'brand'}
      />
    </Stack>
  );
}

function Sizes({ databaseBytes, kept }: Pick<Storage, 'databaseBytes' | 'kept'>) {
  const messages = useTexts(serverTexts);
  const { formatCount, formatFileSize } = useFormats();
  const sizeOf = (bytes: number | null | undefined) =>
    bytes === null || bytes === undefined ? messages.unknown : formatFileSize(bytes);
  return (
    <StatGrid>
      <StatCard
        label={messages.files}
        value={sizeOf(kept?.bytes)}
        hint={kept && messages.filesHint(formatCount(kept.files))}
      />
      <StatCard label={messages.database} value={sizeOf(databaseBytes)} />
      {kept && <StatCard label={messages.sets} value={kept.sets} hint={messages.setsHint} />}
      {kept && <StatCard label={messages.accounts} value={kept.accounts} />}
    </StatGrid>
  );
}

const columnsOf = (
  messages: ScreenTexts['server'],
  { formatFileSize }: Formats,
): DataColumn<Kept['largest'][number]>[] => [
  { id: 'account', header: messages.account, rowHeader: true, cell: ({ name }) => name },
  {
    id: 'size',
    header: messages.size,
    align: 'end',
    width: '9rem',
    cell: ({ bytes }) => formatFileSize(bytes),
  },
];

function Largest({ largest }: Pick<Kept, 'largest'>) {
  const messages = useTexts(serverTexts);
  const formats = useFormats();
  return (
    <Stack gap="sm">
      <Heading level={3} size="sm">
        {messages.largest}
      </Heading>
      <DataTable
        density="compact"
        // Two columns have room on a phone, too.
        cardsBelow={0}
        caption={messages.largest}
        columns={columnsOf(messages, formats)}
        rows={largest}
        rowKey={({ id }) => id}
        empty={<Text tone="muted">{messages.largestEmpty}</Text>}
      />
    </Stack>
  );
}

/** Stored bytes and free space. */
export function ServerStorage({ server }: { server: ServerState }) {
  const messages = useTexts(serverTexts);
  const { disk, kept } = server.storage;
  return (
    <Stack>
      <Heading level={2} size="md">
        {messages.storage}
      </Heading>
      {disk && <Room disk={disk} />}
      {server.files === 's3' && <Text tone="muted">{messages.inBucket}</Text>}
      {kept === null && <Alert tone="warning" title={messages.notCounted} />}
      <Sizes {...server.storage} />
      {kept && <Largest largest={kept.largest} />}
    </Stack>
  );
}
