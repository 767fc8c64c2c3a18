'use client';

import { Button } from '@bank-soal/ui/button';
import { Container } from '@bank-soal/ui/container';
import { DataTable } from '@bank-soal/ui/data-table';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { ErrorState } from '@bank-soal/ui/error-state';
import { UploadIcon } from '@bank-soal/ui/icon';
import { useFormats } from '@bank-soal/ui/lib/format';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { PageHeader } from '@bank-soal/ui/page-header';
import type { SortOrder } from '@bank-soal/ui/sort-menu';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { useState } from 'react';
import type { LoadState } from '../model/load-state.js';
import type { QuestionSet } from '../model/question-set.js';
import { type OwnSetColumnsProps, useOwnSetColumns } from './own-set-columns.js';
import { useOwnSetsMessages } from './own-sets-messages.js';
import { WithdrawDialog, type WithdrawDialogProps } from './withdraw-dialog.js';

/** Props of {@link OwnSetsView}. */
export interface OwnSetsViewProps
  extends Omit<OwnSetColumnsProps, 'hrefs' | 'onWithdraw'>,
    Pick<WithdrawDialogProps, 'describeError'> {
  /** The sets, withdrawn ones among them, or why they are not there. */
  state: LoadState<readonly QuestionSet[]>;
  /** Takes a set away; the dialog stays until it is done. */
  onWithdraw: WithdrawDialogProps['onConfirm'];
  /** Where links lead. */
  hrefs: OwnSetColumnsProps['hrefs'] & {
    /** The upload form. */
    upload: string;
  };
}

function Count({ sets }: { sets: readonly QuestionSet[] }) {
  const messages = useOwnSetsMessages();
  const { formatCount } = useFormats();
  const withdrawn = sets.filter(({ withdrawnAt }) => withdrawnAt).length;
  const all = formatCount(sets.length);
  return (
    <Text size="sm" tone="muted">
      {withdrawn === 0 ? messages.count(all) : messages.counts(all, formatCount(withdrawn))}
    </Text>
  );
}

function UploadLink({ href }: { href: string }) {
  const messages = useOwnSetsMessages();
  return (
    <Button asChild variant="primary">
      <HostLink href={href}>
        <UploadIcon />
        {messages.upload}
      </HostLink>
    </Button>
  );
}

function List(props: OwnSetsViewProps) {
  const { state, hrefs, onWithdraw, describeError } = props;
  const messages = useOwnSetsMessages();
  const [order, setOrder] = useState<SortOrder>({ by: 'updated', direction: 'descending' });
  const [asked, setAsked] = useState<Pick<QuestionSet, 'id' | 'title'>>();
  const columns = useOwnSetColumns({ ...props, onWithdraw: setAsked });
  if (state.status === 'failed') {
    return (
      <ErrorState
        frame="card"
        headingLevel={2}
        title={messages.failed}
        description={messages.failedHint}
        busy={state.busy}
        onRetry={state.retry}
      />
    );
  }
  const loading = state.status === 'loading';
  const sets = loading ? [] : state.data;
  return (
    <Stack>
      {loading ? <LoadingStatus>{messages.loading}</LoadingStatus> : <Count sets={sets} />}
      <DataTable
        caption={messages.caption}
        columns={columns}
        rows={sets}
        rowKey={({ id }) => id}
        order={order}
        onOrderChange={setOrder}
        loading={loading}
        empty={
          <EmptyState
            frame="card"
            headingLevel={2}
            title={messages.empty}
            description={messages.emptyHint}
            actions={<UploadLink href={hrefs.upload} />}
          />
        }
      />
      <WithdrawDialog
        set={asked}
        onClose={() => setAsked(undefined)}
        onConfirm={onWithdraw}
        describeError={describeError}
      />
    </Stack>
  );
}

/** 'Soal Saya' as it looks: one's own sets, and what can be done with each. */
export function OwnSetsView(props: OwnSetsViewProps) {
  const { state, hrefs } = props;
  const messages = useOwnSetsMessages();
  const empty = state.status === 'ready' && state.data.length === 0;
  return (
    <Container space="md">
      <Stack gap="lg">
        <PageHeader
          title={messages.title}
          description={messages.lead}
          actions={!empty && <UploadLink href={hrefs.upload} />}
        />
        <List {...props} />
      </Stack>
    </Container>
  );
}
