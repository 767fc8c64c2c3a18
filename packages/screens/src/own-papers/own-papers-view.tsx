import { SEARCH_MAX } from '@bank-soal/contract/common';
import type { PaperAnswer } from '@bank-soal/contract/papers';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { Container } from '@bank-soal/ui/container';
import { PageHeader } from '@bank-soal/ui/frame';
import { AddIcon } from '@bank-soal/ui/icon';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { SearchField } from '@bank-soal/ui/search-field';
import { SegmentedToggle } from '@bank-soal/ui/segmented-toggle';
import { Stack } from '@bank-soal/ui/stack';
import { type ReactNode, useState } from 'react';
import { ownPapersTexts } from '../indonesian/own-papers.js';
import { MarkUsedDialog, type MarkUsedDialogProps } from './mark-used-dialog.js';
import { type PaperDeed, PaperList, type PaperListProps } from './paper-list.js';
import { PublishDialog, type PublishDialogProps } from './publish-dialog.js';

/** Which papers are shown. */
export type PaperStatusFilter = 'all' | 'draf' | 'dipakai' | 'shared';

export interface OwnPapersViewProps
  extends Pick<PaperListProps, 'state'>,
    Pick<MarkUsedDialogProps, 'onUse' | 'describeError'>,
    Pick<PublishDialogProps, 'onPublish' | 'options' | 'lecturer'> {
  /** Which of them are shown. */
  status: PaperStatusFilter;
  /** Called when others are to be shown. */
  onStatusChange: (status: PaperStatusFilter) => void;
  /** The words that were looked for last. */
  text: string;
  /** Called when other words are looked for; empty for all. */
  onTextChange: (text: string) => void;
  /** Makes a draft of the same questions. */
  onCopy: (paper: PaperAnswer) => void;
  /** Deletes a draft; the dialog stays until it is done. */
  onRemove: (paper: PaperAnswer) => Promise<void>;
  /** Stands above the papers, such as forms that can become some. */
  notice?: ReactNode;
  /** Where links lead. */
  hrefs: PaperListProps['hrefs'] & {
    /** The bank's questions. */
    questions: string;
  };
}

const FILTERS: readonly PaperStatusFilter[] = ['all', 'draf', 'dipakai', 'shared'];

/** 'Naskah Saya' as it looks: one's own papers, and what can be done with each. */
export function OwnPapersView(props: OwnPapersViewProps) {
  const { state, status, text, hrefs, onCopy, onRemove, describeError } = props;
  const messages = useTexts(ownPapersTexts);
  const [typed, setTyped] = useState(text);
  const [asked, setAsked] = useState<{ deed: Exclude<PaperDeed, 'copy'>; paper: PaperAnswer }>();
  const close = () => setAsked(undefined);
  const paperOf = (deed: PaperDeed) => (asked?.deed === deed ? asked.paper : undefined);
  const removed = paperOf('remove');
  return (
    <Container space="md">
      <Stack gap="lg">
        <PageHeader
          title={messages.title}
          description={messages.lead}
          actions={
            <>
              <Button asChild variant="primary">
                <HostLink href={hrefs.newPaper}>
                  <AddIcon />
                  {messages.newPaper}
                </HostLink>
              </Button>
              <Button asChild>
                <HostLink href={hrefs.questions}>{messages.questions}</HostLink>
              </Button>
            </>
          }
        />
        {props.notice}
        <Stack>
          <SearchField
            label={messages.search}
            placeholder={messages.searchPlaceholder}
            maxLength={SEARCH_MAX}
            value={typed}
            onChange={setTyped}
            onSubmit={(sent) => props.onTextChange(sent.trim())}
          />
          <Cluster>
            <SegmentedToggle
              label={messages.status}
              options={FILTERS.map((value) => ({ value, label: messages.statuses[value] }))}
              value={status}
              onChange={props.onStatusChange}
            />
          </Cluster>
        </Stack>
        <PaperList
          state={state}
          narrowed={status !== 'all' || text !== ''}
          shared={status === 'shared' && text === ''}
          onDeed={(deed, paper) => (deed === 'copy' ? onCopy(paper) : setAsked({ deed, paper }))}
          hrefs={hrefs}
        />
      </Stack>
      <MarkUsedDialog
        paper={paperOf('use')}
        onClose={close}
        onUse={props.onUse}
        describeError={describeError}
      />
      <PublishDialog
        paper={paperOf('publish')}
        onClose={close}
        onPublish={props.onPublish}
        describeError={describeError}
        options={props.options}
        lecturer={props.lecturer}
      />
      <ConfirmDialog
        open={removed !== undefined}
        onOpenChange={(open) => open || close()}
        title={messages.removeTitle}
        description={removed && messages.removeText(removed.title)}
        confirmLabel={messages.remove}
        onConfirm={() => removed && onRemove(removed)}
        describeError={describeError}
      />
    </Container>
  );
}
