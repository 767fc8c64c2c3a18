import type { PreviewType } from '@bank-soal/contract/files';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Container } from '@bank-soal/ui/container';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { BackLink } from '@bank-soal/ui/frame';
import { LoginIcon } from '@bank-soal/ui/icon';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { OnScreen } from '@bank-soal/ui/on-paper';
import { ReleaseSentence } from '@bank-soal/ui/sets';
import { Skeleton } from '@bank-soal/ui/skeleton';
import { Stack } from '@bank-soal/ui/stack';
import type { ReactNode } from 'react';
import { UnreadyLoad } from '../../failed-load/index.js';
import { previewTexts } from '../../indonesian/preview.js';
import type { FailedLoad } from '../../model/load-state.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { CombinedSection, type CombinedSectionProps } from './combined-section.js';
import { FilesSection, type FilesSectionProps } from './files-section.js';
import { OwnerBar, type OwnerBarProps } from './owner-bar.js';
import { PreviewActions } from './preview-actions.js';
import { PrintedFiles } from './printed-files.js';
import { type FactHrefs, SetFacts } from './set-facts.js';

/** Where the set stands. */
export type PreviewViewState =
  | { status: 'loading' }
  | FailedLoad
  | { status: 'missing' }
  | {
      status: 'ready';
      /** With all its files. */
      set: QuestionSet;
    };

export interface PreviewViewProps
  extends Omit<FilesSectionProps, 'set'>,
    Pick<CombinedSectionProps, 'view' | 'onViewChange'> {
  /** The set, or why it is not there. */
  state: PreviewViewState;
  /** Where the search for other sets of the same course, topic or lecturer is; what has none is plain text. */
  factHrefs?: FactHrefs;
  /** Where 'Kembali ke pencarian' leads. */
  searchHref: string;
  /** Goes back a step in the history instead, where the search is the step before. */
  onBack?: () => void;
  /** The page's address, to be handed on; without it there is no button. */
  shareHref?: string | undefined;
  /** Where the set is changed; only for those who may. */
  editHref?: string;
  /** Where it says what was done to the set; only for administrators. */
  historyHref?: string;
  /** The file that the address names is not there any more. @default false */
  fileGone?: boolean;
  /** In whose place the set is looked at, by who may change it. */
  owner?: OwnerBarProps | undefined;
  /** One of the two documents of the reader. */
  renderCombined: (set: QuestionSet, type: PreviewType) => ReactNode;
  /** Comments on the set; stand below its files. */
  talk?: ReactNode;
}

function Loading({ back }: { back: ReactNode }) {
  const previewMessages = useTexts(previewTexts);
  return (
    <Stack gap="lg">
      <OnScreen>{back}</OnScreen>
      <LoadingStatus>{previewMessages.loading}</LoadingStatus>
      <Skeleton lines={3} />
      <Skeleton shape="block" height="600px" />
    </Stack>
  );
}

function Missing({
  searchHref,
  onLogin,
  owner,
}: Pick<PreviewViewProps, 'searchHref' | 'onLogin' | 'owner'>) {
  const previewMessages = useTexts(previewTexts);
  const toVisitor = onLogin !== undefined || owner?.as === 'visitor';
  return (
    <EmptyState
      headingLevel={1}
      title={previewMessages.missing}
      description={toVisitor ? previewMessages.missingForVisitor : previewMessages.missingHint}
      actions={
        <>
          {onLogin && (
            <Button variant="primary" icon={<LoginIcon />} onClick={onLogin}>
              {previewMessages.login}
            </Button>
          )}
          <Button asChild>
            <HostLink href={searchHref}>{previewMessages.backShort}</HostLink>
          </Button>
        </>
      }
    />
  );
}

function Body({
  state,
  view,
  onViewChange,
  factHrefs,
  searchHref,
  onBack,
  renderCombined,
  shareHref,
  editHref,
  historyHref,
  fileGone,
  talk,
  owner,
  ...files
}: PreviewViewProps) {
  const previewMessages = useTexts(previewTexts);
  const back = (
    <BackLink href={searchHref} onBack={onBack}>
      {previewMessages.back}
    </BackLink>
  );
  switch (state.status) {
    case 'loading':
      return <Loading back={back} />;
    case 'missing':
      return <Missing searchHref={searchHref} onLogin={files.onLogin} owner={owner} />;
    case 'failed':
      return (
        <Stack gap="lg">
          <OnScreen>{back}</OnScreen>
          <UnreadyLoad load={state} words={previewMessages} headingLevel={1} />
        </Stack>
      );
    case 'ready': {
      const { release } = state.set;
      return (
        <Stack gap="lg">
          <SetFacts
            set={state.set}
            hrefs={factHrefs}
            back={back}
            notes={!owner?.as}
            actions={
              <PreviewActions
                set={state.set}
                busy={files.downloading.has(state.set.id)}
                onDownload={(what) => files.onDownload(state.set, what)}
                shareHref={shareHref}
                editHref={editHref}
                historyHref={historyHref}
              />
            }
          />
          {release && <ReleaseSentence release={release} />}
          {files.notice?.key === state.set.id && (
            <Alert tone="danger" title={files.notice.sentence} onDismiss={files.onDismiss} />
          )}
          {fileGone && <Alert tone="info">{previewMessages.fileGone}</Alert>}
          <PrintedFiles set={state.set} />
          <OnScreen>
            <Stack gap="xl">
              <CombinedSection
                set={state.set}
                view={view}
                onViewChange={onViewChange}
                onLogin={files.onLogin}
                renderCombined={(type) => renderCombined(state.set, type)}
              />
              <FilesSection {...files} set={state.set} />
              {talk}
            </Stack>
          </OnScreen>
        </Stack>
      );
    }
  }
}

/** The preview of a set as it looks: its facts, the reader of its documents, its files. */
export function PreviewView(props: PreviewViewProps) {
  const { owner } = props;
  return (
    <Container space="md">
      <Stack gap="lg">
        {owner && <OwnerBar {...owner} />}
        <Body {...props} />
      </Stack>
    </Container>
  );
}
