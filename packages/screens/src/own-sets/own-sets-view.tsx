import { BulkActionBar } from '@bank-soal/ui/admin';
import { Button } from '@bank-soal/ui/button';
import { Container } from '@bank-soal/ui/container';
import { DataTable } from '@bank-soal/ui/data-table';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { PageHeader } from '@bank-soal/ui/frame';
import { UploadIcon } from '@bank-soal/ui/icon';
import { useFormats } from '@bank-soal/ui/lib/format';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import type { SortOrder } from '@bank-soal/ui/sort-menu';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { useKeptFocus } from '../browser/use-kept-focus.js';
import { type Selection, useSelection } from '../browser/use-selection.js';
import { FailedLoadCard } from '../failed-load/index.js';
import { ownSetsTexts } from '../indonesian/own-sets.js';
import { viewAsTexts } from '../indonesian/view-as.js';
import type { Viewer } from '../model/accounts/reader-kind.js';
import type { LoadState } from '../model/load-state.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import type { ReleaseForm } from '../set-editor/index.js';
import { ViewAsToggle } from '../view-as/index.js';
import { BulkAccess } from './bulk-access.js';
import { type OwnSetColumnsProps, useOwnSetColumns } from './own-set-columns.js';
import { WithdrawDialog, type WithdrawDialogProps } from './withdraw-dialog.js';

export interface OwnSetsViewProps
  extends Omit<OwnSetColumnsProps, 'hrefs' | 'onWithdraw' | 'onDelete' | 'onLog' | 'readOnly'>,
    Pick<WithdrawDialogProps, 'describeError'> {
  /** The sets, withdrawn ones among them, or why they are not there. */
  state: LoadState<readonly QuestionSet[]>;
  /** As whom the sets are shown; absent where the server shows them to everyone alike. */
  viewAs?: Viewer;
  /** Shows them as somebody else. */
  onViewAs?: (reader: Viewer) => void;
  /** Log of a set, over the page. */
  renderLog?: (set: QuestionSet, onClose: () => void) => ReactNode;
  /** Changes who sees the sets; resolves with the ids that could not be changed. */
  onRelease?: (sets: readonly QuestionSet[], release: ReleaseForm) => Promise<readonly number[]>;
  /** The bar of what can be done with the chosen sets, that they can be downloaded too. */
  renderArchive?: (chosen: Selection<QuestionSet>, button: ReactNode) => ReactNode;
  /** Takes a set away; the dialog stays until it is done. */
  onWithdraw: WithdrawDialogProps['onConfirm'];
  /** Deletes a withdrawn set for good; the dialog stays until it is done. */
  onDelete: WithdrawDialogProps['onConfirm'];
  /** Where links lead. */
  hrefs: OwnSetColumnsProps['hrefs'] & {
    /** The upload form. */
    upload: string;
  };
}

function Count({
  sets,
  viewAs,
  ref,
}: {
  sets: readonly QuestionSet[];
  viewAs: Viewer;
  ref: Ref<HTMLDivElement>;
}) {
  const messages = useTexts(ownSetsTexts);
  const { readers } = useTexts(viewAsTexts);
  const { formatCount } = useFormats();
  const withdrawn = sets.filter(({ withdrawnAt }) => withdrawnAt).length;
  const all = formatCount(sets.length);
  const own = withdrawn === 0 ? messages.count(all) : messages.counts(all, formatCount(withdrawn));
  return (
    <Text as="div" ref={ref} tabIndex={-1} size="sm" tone="muted">
      {viewAs === 'me' ? own : messages.seenBy(readers[viewAs], all)}
    </Text>
  );
}

function UploadLink({ href }: { href: string }) {
  const messages = useTexts(ownSetsTexts);
  return (
    <Button asChild variant="primary">
      <HostLink href={href}>
        <UploadIcon />
        {messages.upload}
      </HostLink>
    </Button>
  );
}

const NONE: readonly QuestionSet[] = [];

/** With the column of who sees a set, its title would be left a few letters a line. */
const ROOMY_COLUMNS = { cardsBelow: 48, narrowBelow: 70 };

function List(props: OwnSetsViewProps) {
  const {
    state,
    hrefs,
    viewAs = 'me',
    onWithdraw,
    onDelete,
    renderLog,
    onRelease,
    renderArchive,
    describeError,
  } = props;
  const messages = useTexts(ownSetsTexts);
  const [order, setOrder] = useState<SortOrder>({ by: 'updated', direction: 'descending' });
  const [asked, setAsked] = useState<Pick<QuestionSet, 'id' | 'title'>>();
  const [doomed, setDoomed] = useState<Pick<QuestionSet, 'id' | 'title'>>();
  const list = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLDivElement>(null);
  // The row of a set that was deleted goes, and the focus with it.
  useKeptFocus(list, count, true);
  const [logged, setLogged] = useState<QuestionSet>();
  const sets = state.status === 'ready' ? state.data : NONE;
  const mine = viewAs === 'me';
  const released = renderLog !== undefined && sets.some(({ release }) => release);
  const selection = useSelection(sets);
  const columns = useOwnSetColumns({
    ...props,
    onWithdraw: setAsked,
    onDelete: setDoomed,
    onLog: released ? setLogged : undefined,
    readOnly: !mine,
  });
  if (state.status === 'failed') {
    return (
      <FailedLoadCard load={state} title={messages.failed} description={messages.failedHint} />
    );
  }
  const loading = state.status === 'loading';
  return (
    <Stack ref={list}>
      {loading ? (
        <LoadingStatus>{messages.loading}</LoadingStatus>
      ) : (
        <Count ref={count} sets={sets} viewAs={viewAs} />
      )}
      <DataTable
        caption={messages.caption}
        columns={columns}
        rows={sets}
        rowKey={({ id }) => id}
        order={order}
        onOrderChange={setOrder}
        loading={loading}
        {...(released && ROOMY_COLUMNS)}
        {...(mine &&
          released && {
            selected: selection.ids,
            onSelectedChange: selection.choose,
            rowLabel: ({ title }: QuestionSet) => messages.selectName(title),
          })}
        empty={
          mine ? (
            <EmptyState
              frame="card"
              headingLevel={2}
              title={messages.empty}
              description={messages.emptyHint}
              actions={<UploadLink href={hrefs.upload} />}
            />
          ) : (
            <EmptyState frame="card" headingLevel={2} title={messages.seenByNobody} />
          )
        }
      />
      {mine && onRelease && (
        <BulkAccess
          selection={selection}
          onRelease={onRelease}
          renderBar={(button) =>
            renderArchive?.(selection, button) ?? (
              <BulkActionBar count={selection.rows.length} onClear={selection.clear}>
                {button}
              </BulkActionBar>
            )
          }
        />
      )}
      {logged && renderLog?.(logged, () => setLogged(undefined))}
      <WithdrawDialog
        set={asked}
        onClose={() => setAsked(undefined)}
        onConfirm={onWithdraw}
        describeError={describeError}
      />
      <WithdrawDialog
        forever
        set={doomed}
        onClose={() => setDoomed(undefined)}
        onConfirm={onDelete}
        describeError={describeError}
      />
    </Stack>
  );
}

/** 'Paket Saya' as it looks: one's own sets, and what can be done with each. */
export function OwnSetsView(props: OwnSetsViewProps) {
  const { state, hrefs, viewAs, onViewAs } = props;
  const messages = useTexts(ownSetsTexts);
  const none = state.status === 'ready' && state.data.length === 0;
  const empty = none && (viewAs === undefined || viewAs === 'me');
  return (
    <Container space="md">
      <Stack gap="lg">
        <PageHeader
          title={messages.title}
          description={messages.lead}
          actions={!empty && <UploadLink href={hrefs.upload} />}
        />
        {viewAs && onViewAs && !empty && <ViewAsToggle value={viewAs} onChange={onViewAs} />}
        <List {...props} />
      </Stack>
    </Container>
  );
}
