import type { FileReadAnswer, SetEventAnswer } from '@bank-soal/contract/sets';
import { type Change, ChangeList } from '@bank-soal/ui/change-list';
import { type DataColumn, DataTable } from '@bank-soal/ui/data-table';
import { DateTime } from '@bank-soal/ui/date-time';
import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { Stack } from '@bank-soal/ui/stack';
import { Tab, TabPanel, Tabs, TabsList } from '@bank-soal/ui/tabs';
import { Text } from '@bank-soal/ui/text';
import { useCallback, useMemo, useState } from 'react';
import { UnreadyLoad } from '../failed-load/index.js';
import { setLogTexts } from '../indonesian/set-log.js';
import { changesOf } from '../model/administration/event-changes.js';
import type { LoadState } from '../model/load-state.js';
import type { ScreenTexts } from '../texts/site-texts.js';
import { useSetWords } from '../texts/use-set-words.js';

export interface SetLogViewProps {
  /** Whose history it is. */
  title: string;
  history: LoadState<readonly SetEventAnswer[]>;
  reads: LoadState<readonly FileReadAnswer[]>;
  onClose: () => void;
}

/** Puts the words and moments of a change as people read them. */
function useChanges(): (event: SetEventAnswer) => Change[] {
  const { facts, creator } = useTexts(setLogTexts);
  // An administrator may read, too, what only its creator sees.
  const words = useSetWords(creator);
  return useCallback(
    (event) => changesOf(event, facts, (field, value) => words[field]?.(value) ?? value),
    [facts, words],
  );
}

function Rows<Row>({
  state,
  columns,
  caption,
  empty,
}: {
  state: LoadState<readonly Row[]>;
  columns: DataColumn<Row>[];
  caption: string;
  empty: string;
}) {
  const messages = useTexts(setLogTexts);
  if (state.status === 'failed') return <UnreadyLoad load={state} words={messages} />;
  const rows = state.status === 'ready' ? state.data : [];
  return (
    <>
      {state.status === 'loading' && <LoadingStatus>{messages.loading}</LoadingStatus>}
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={(row) => rows.indexOf(row)}
        loading={state.status === 'loading'}
        density="compact"
        empty={<EmptyState size="sm" frame="sunken" title={empty} />}
      />
    </>
  );
}

type Log = ScreenTexts['setLog'];

const RELEASE = ['visibility', 'availableFrom', 'keyVisibility', 'keyFrom'];

/** Nothing but who sees it, and from when, was changed. */
const isOfRelease = ({ action, after }: SetEventAnswer) =>
  action === 'update' && Object.keys(after ?? {}).every((field) => RELEASE.includes(field));

function historyColumns(
  messages: Log,
  changes: (event: SetEventAnswer) => Change[],
): DataColumn<SetEventAnswer>[] {
  return [
    { id: 'at', header: messages.time, width: '10rem', cell: ({ at }) => <DateTime value={at} /> },
    {
      id: 'deed',
      header: messages.deed,
      rowHeader: true,
      cell: (event) => (
        <Stack gap="xs">
          {(messages.actions as Readonly<Record<string, string>>)[
            isOfRelease(event) ? 'release' : event.action
          ] ?? event.action}
          <ChangeList changes={changes(event)} />
        </Stack>
      ),
    },
    { id: 'actor', header: messages.actor, cell: ({ actor }) => actor?.name ?? messages.server },
  ];
}

function readColumns(messages: Log): DataColumn<FileReadAnswer>[] {
  return [
    { id: 'at', header: messages.time, width: '10rem', cell: ({ at }) => <DateTime value={at} /> },
    { id: 'reader', header: messages.reader, rowHeader: true, cell: ({ reader }) => reader.name },
    { id: 'file', header: messages.file, cell: ({ file }) => file.originalname },
    { id: 'how', header: messages.how, cell: ({ how }) => messages.hows[how] },
  ];
}

function History({ state }: { state: SetLogViewProps['history'] }) {
  const messages = useTexts(setLogTexts);
  const changes = useChanges();
  const columns = useMemo(() => historyColumns(messages, changes), [messages, changes]);
  return (
    <Rows state={state} columns={columns} caption={messages.history} empty={messages.nothing} />
  );
}

function Reads({ state }: { state: SetLogViewProps['reads'] }) {
  const messages = useTexts(setLogTexts);
  const columns = useMemo(() => readColumns(messages), [messages]);
  return (
    <Stack gap="sm">
      <Text size="sm" tone="muted">
        {messages.readsHint}
      </Text>
      <Rows state={state} columns={columns} caption={messages.reads} empty={messages.nobody} />
    </Stack>
  );
}

/** Events of a set, and the readers of its files, over the page. */
export function SetLogView({ title, history, reads, onClose }: SetLogViewProps) {
  const messages = useTexts(setLogTexts);
  const [tab, setTab] = useState('history');
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent size="xl" phone="full" title={messages.title} description={title}>
        <Tabs value={tab} onValueChange={setTab}>
          <TabsList label={messages.title}>
            <Tab value="history">{messages.history}</Tab>
            <Tab value="reads">{messages.reads}</Tab>
          </TabsList>
          <TabPanel value="history">
            <History state={history} />
          </TabPanel>
          <TabPanel value="reads">
            <Reads state={reads} />
          </TabPanel>
        </Tabs>
      </DialogContent>
    </Dialog>
  );
}
