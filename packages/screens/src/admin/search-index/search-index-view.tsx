import type { SearchIndexAnswer } from '@bank-soal/contract/search';
import { StatCard, StatGrid } from '@bank-soal/ui/admin';
import { Alert } from '@bank-soal/ui/alert';
import { CodeBlock } from '@bank-soal/ui/code-block';
import { CopyButton } from '@bank-soal/ui/copy-button';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { Heading } from '@bank-soal/ui/heading';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { ProgressBar } from '@bank-soal/ui/progress-bar';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { FailedLoadCard } from '../../failed-load/index.js';
import { searchIndexTexts } from '../../indonesian/search-index.js';
import type { FileIndex } from '../../model/administration/file-index.js';
import type { ShownLoad } from '../../model/shown-load.js';
import { RefreshedPage } from '../shared/index.js';

/** Where the numbers stand. */
export type SearchIndexViewState = ShownLoad<FileIndex>;

export interface SearchIndexViewProps {
  /** The numbers, or why there are none. */
  state: SearchIndexViewState;
}

function Stats({ counts }: { counts?: SearchIndexAnswer | undefined }) {
  const messages = useTexts(searchIndexTexts);
  const busy = counts === undefined;
  return (
    <StatGrid>
      <StatCard label={messages.waiting} value={counts?.waiting} busy={busy} />
      <StatCard label={messages.done} value={counts?.done} busy={busy} />
      <StatCard label={messages.withoutText} value={counts?.withoutText} busy={busy} />
      <StatCard label={messages.unread} value={counts?.failed} busy={busy} />
    </StatGrid>
  );
}

const totalOf = ({ waiting, done, withoutText, failed }: SearchIndexAnswer) =>
  waiting + done + withoutText + failed;

function Progress({ counts, failed }: FileIndex) {
  const messages = useTexts(searchIndexTexts);
  const { formatCount } = useFormats();
  const total = totalOf(counts);
  const read = total - counts.waiting;
  return (
    <Stack gap="sm">
      <ProgressBar
        label={messages.progress}
        value={read}
        max={total}
        valueText={messages.progressText(formatCount(read), formatCount(total))}
      />
      {/* Without a number: it is read aloud when the reading ends, not at every refresh. */}
      <Text size="sm" tone="muted" aria-live="polite">
        {counts.waiting === 0 ? messages.allRead : !failed && messages.reading}
      </Text>
      {failed && <Alert tone="danger" title={messages.refreshFailed} />}
    </Stack>
  );
}

const REBUILD = 'sudo bank-soal search-index --rebuild';

function Advice({ counts }: { counts: SearchIndexAnswer }) {
  const messages = useTexts(searchIndexTexts);
  return (
    <Stack gap="sm">
      <Heading level={2} size="md">
        {messages.operator}
      </Heading>
      {counts.withoutText > 0 && <Text>{messages.scans}</Text>}
      {counts.failed > 0 && <Text>{messages.broken}</Text>}
      <Text>{messages.rebuild}</Text>
      <CodeBlock label={messages.command}>{REBUILD}</CodeBlock>
      <CopyButton size="sm" text={REBUILD}>
        {messages.copy}
      </CopyButton>
    </Stack>
  );
}

function Numbers({ state }: SearchIndexViewProps) {
  const messages = useTexts(searchIndexTexts);
  if (state.status === 'failed') {
    return <FailedLoadCard load={state} title={messages.failed} />;
  }
  if (state.status === 'loading') {
    return (
      <Stack>
        <LoadingStatus />
        <Stats />
      </Stack>
    );
  }
  if (totalOf(state.counts) === 0) {
    return (
      <Stack>
        <EmptyState
          frame="sunken"
          headingLevel={2}
          title={messages.empty}
          description={messages.emptyHint}
        />
        {state.failed && <Alert tone="danger" title={messages.refreshFailed} />}
      </Stack>
    );
  }
  return (
    <Stack gap="lg">
      <Stats counts={state.counts} />
      <Progress {...state} />
      <Advice counts={state.counts} />
    </Stack>
  );
}

/** How many files can be searched inside, as it looks. */
export function SearchIndexView({ state }: SearchIndexViewProps) {
  const messages = useTexts(searchIndexTexts);
  const ready = state.status === 'ready' && state;
  return (
    <RefreshedPage words={messages} ready={ready}>
      <Numbers state={state} />
    </RefreshedPage>
  );
}
