import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { Container } from '@bank-soal/ui/container';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { BackLink, PageHeader } from '@bank-soal/ui/frame';
import { WithdrawIcon } from '@bank-soal/ui/icon';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { Skeleton } from '@bank-soal/ui/skeleton';
import { Stack } from '@bank-soal/ui/stack';
import { useState } from 'react';
import { UnreadyLoad } from '../failed-load/index.js';
import { editSetTexts } from '../indonesian/edit-set.js';
import { ownSetsTexts } from '../indonesian/own-sets.js';
import type { FailedLoad } from '../model/load-state.js';
import { SimilarSets, type SimilarSetsProps } from '../set-editor/index.js';
import { EditFiles, type EditFilesProps } from './edit-files.js';
import { EditInformation, type EditInformationProps } from './edit-information.js';
import { WithdrawDialog, type WithdrawDialogProps } from './withdraw-dialog.js';

/** Where the editor stands. */
export type EditSetViewState =
  | { status: 'loading' }
  | FailedLoad
  | { status: 'missing' }
  | { status: 'forbidden' }
  | ({
      status: 'ready';
      /** Takes the set away from everyone else; the dialog stays until it is done. */
      onWithdraw: WithdrawDialogProps['onConfirm'];
      /** Sets that are much like it. @default [] */
      similar?: SimilarSetsProps['similar'];
    } & Omit<EditFilesProps, 'onLogin'> &
      Omit<EditInformationProps, 'lecturer' | 'guideHref' | 'onLogin'>);

export interface EditSetViewProps {
  /** The set and its editor, or why it is not there. */
  state: EditSetViewState;
  /** Where links lead. */
  hrefs: {
    /** The list of one's own sets. */
    ownSets: string;
    preview: (id: number) => string;
    /** Where it is explained who sees what; without it there is no link. */
    guide?: string;
  };
  /** Leads to the login and back. */
  onLogin: () => void;
}

type Ready = Extract<EditSetViewState, { status: 'ready' }>;

function Loading() {
  const messages = useTexts(editSetTexts);
  return (
    <Stack gap="lg">
      <LoadingStatus>{messages.loading}</LoadingStatus>
      <Skeleton lines={2} />
      <Skeleton shape="block" height="16rem" />
      <Skeleton shape="block" height="24rem" />
    </Stack>
  );
}

function Nothing({ status, href }: { status: 'missing' | 'forbidden'; href: string }) {
  const messages = useTexts(editSetTexts);
  return (
    <EmptyState
      headingLevel={1}
      title={messages[status]}
      description={status === 'missing' ? messages.missingHint : messages.forbiddenHint}
      actions={
        <Button asChild>
          <HostLink href={href}>{messages.ownSets}</HostLink>
        </Button>
      }
    />
  );
}

function Editor({ state, hrefs, onLogin }: EditSetViewProps & { state: Ready }) {
  const messages = useTexts(editSetTexts);
  const { withdraw } = useTexts(ownSetsTexts);
  const [asked, setAsked] = useState(false);
  const { set, describeError, onWithdraw, similar = [] } = state;
  return (
    <>
      <PageHeader
        back={<BackLink href={hrefs.ownSets}>{messages.back}</BackLink>}
        title={messages.title}
        description={set.title}
        actions={
          <Cluster gap="sm">
            <Button asChild>
              <HostLink href={hrefs.preview(set.id)}>{messages.see}</HostLink>
            </Button>
            <Button
              variant="ghost"
              icon={<WithdrawIcon />}
              aria-haspopup="dialog"
              onClick={() => setAsked(true)}
            >
              {withdraw}
            </Button>
          </Cluster>
        }
      />
      <SimilarSets similar={similar} previewHref={hrefs.preview} />
      <EditFiles {...state} onLogin={onLogin} />
      <EditInformation
        {...state}
        lecturer={set.lecturer}
        guideHref={hrefs.guide}
        onLogin={onLogin}
      />
      <WithdrawDialog
        set={asked ? set : undefined}
        onClose={() => setAsked(false)}
        onConfirm={onWithdraw}
        describeError={describeError}
      />
    </>
  );
}

function Body(props: EditSetViewProps) {
  const { state, hrefs } = props;
  const messages = useTexts(editSetTexts);
  switch (state.status) {
    case 'loading':
      return <Loading />;
    case 'missing':
    case 'forbidden':
      return <Nothing status={state.status} href={hrefs.ownSets} />;
    case 'failed':
      return <UnreadyLoad load={state} words={messages} headingLevel={1} />;
    case 'ready':
      return <Editor {...props} state={state} />;
  }
}

/** The editor of a set as it looks: its files, and what it says about itself. */
export function EditSetView(props: EditSetViewProps) {
  return (
    <Container space="md">
      <Stack gap="lg">
        <Body {...props} />
      </Stack>
    </Container>
  );
}
