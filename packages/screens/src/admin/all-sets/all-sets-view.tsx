'use client';

import type { AdminSetAnswer } from '@bank-soal/contract/admin-sets';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { Container } from '@bank-soal/ui/container';
import { DataTable } from '@bank-soal/ui/data-table';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { Grid } from '@bank-soal/ui/grid';
import { useFormats } from '@bank-soal/ui/lib/format';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { PageHeader } from '@bank-soal/ui/page-header';
import { SearchField } from '@bank-soal/ui/search-field';
import { Select } from '@bank-soal/ui/select';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { FailedLoadCard } from '../../failed-load/index.js';
import type { AllSets } from '../../model/all-sets.js';
import type { ShownLoad } from '../../model/shown-load.js';
import { useAdminMessages } from '../shared/index.js';
import type { AllSetsState } from './all-sets-address.js';
import { type AllSetsAction, allSetsColumns } from './all-sets-columns.js';
import { useAllSetsMessages } from './all-sets-messages.js';
import { AllSetsQuestion, type AllSetsQuestionProps } from './all-sets-question.js';

/** Where the list stands. */
export type AllSetsViewState = ShownLoad<AllSets>;

/** Props of {@link AllSetsView}. */
export interface AllSetsViewProps {
  /** What is there of the list, or why nothing is. */
  state: AllSetsViewState;
  /** What is typed into the search. */
  text: string;
  /** Called at every key. */
  onTextChange: (text: string) => void;
  /** Which sets are listed. */
  withdrawn: AllSetsState['withdrawn'];
  /** Called when others are to be listed. */
  onWithdrawnChange: (withdrawn: AllSetsState['withdrawn']) => void;
  /** Asks before something is done. */
  onAsk: (action: AllSetsAction) => void;
  /** The dialog that asks. */
  question: AllSetsQuestionProps;
}

const rowKey = ({ id }: AdminSetAnswer) => id;

function Sets({ state, onAsk }: Pick<AllSetsViewProps, 'state' | 'onAsk'>) {
  const messages = useAllSetsMessages();
  const adminMessages = useAdminMessages();
  const { formatCount } = useFormats();
  if (state.status === 'failed') return <FailedLoadCard load={state} title={messages.failed} />;
  const ready = state.status === 'ready';
  return (
    <Stack>
      {!ready && <LoadingStatus />}
      {ready && (
        <Text size="sm" tone="muted" aria-live="polite">
          {messages.count(formatCount(state.items.length), formatCount(state.total))}
        </Text>
      )}
      <DataTable
        density="compact"
        cardsBelow={62}
        caption={messages.caption}
        columns={allSetsColumns(messages, adminMessages.actions, formatCount, onAsk)}
        rows={ready ? state.items : []}
        rowKey={rowKey}
        loading={!ready}
        empty={
          ready && (
            <EmptyState
              frame="sunken"
              headingLevel={2}
              title={messages.empty}
              description={messages.emptyHint}
            />
          )
        }
      />
      {ready && state.more?.failed && <Alert tone="danger" title={messages.moreFailed} />}
      {ready && state.more && (
        <Cluster>
          <Button busy={state.more.busy} onClick={state.more.load}>
            {messages.more}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}

/** The list of all sets, for administrators, as it looks. */
export function AllSetsView(props: AllSetsViewProps) {
  const messages = useAllSetsMessages();
  const { text, onTextChange, withdrawn, onWithdrawnChange } = props;
  return (
    <Container space="md">
      <Stack gap="lg">
        <PageHeader title={messages.title} description={messages.lead} />
        <Grid min="md" stretch>
          <SearchField
            label={messages.search}
            placeholder={messages.search}
            value={text}
            onChange={onTextChange}
          />
          <Select
            label={messages.state}
            labelHidden
            placeholder={messages.any}
            options={[
              { value: 'false', label: messages.shown },
              { value: 'true', label: messages.withdrawn },
            ]}
            value={withdrawn}
            onChange={(event) => onWithdrawnChange(event.target.value as AllSetsState['withdrawn'])}
          />
        </Grid>
        <Sets {...props} />
      </Stack>
      <AllSetsQuestion {...props.question} />
    </Container>
  );
}
