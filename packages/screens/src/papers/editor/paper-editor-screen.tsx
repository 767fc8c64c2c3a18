'use client';

import type { Id } from '@bank-soal/contract/ids';
import { Button } from '@bank-soal/ui/button';
import { Container } from '@bank-soal/ui/container';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { ErrorState } from '@bank-soal/ui/error-state';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { useMemo, useState } from 'react';
import { type KeyStorage, readStored } from '../../browser/stored.js';
import { saveBlob } from '../../data/save-blob.js';
import { type PaperToEdit, usePaperToEdit } from '../../data/use-paper-to-edit.js';
import { useSession } from '../../session/session-provider.js';
import { useSessionEnd } from '../../session/use-session-end.js';
import { userKey } from '../../session/user-key.js';
import type { SaveFile } from '../use-form-downloads.js';
import { readKept } from './kept-draft.js';
import { EMPTY_PAPER, toDraft } from './paper-draft.js';
import { PaperEditor } from './paper-editor.js';
import { usePaperEditorMessages } from './paper-editor-messages.js';
import type { PaperEditorViewProps } from './paper-editor-view.js';
import type { PaperStart } from './use-paper-editor.js';

/** Props of {@link PaperEditorScreen}. */
export interface PaperEditorScreenProps {
  /** The paper that is made; undefined for a new one. */
  paperId: Id | undefined;
  /** Told where the paper is from now on, such as for the address. */
  onPaperChange: (id: Id) => void;
  /** Where links lead. */
  hrefs: PaperEditorViewProps['hrefs'];
  /** Where what the server does not have yet outlives the page; without one it lasts as long as the page. */
  storage?: KeyStorage;
  /**
   * Hands a file to the person.
   * @default a download of the browser
   */
  save?: SaveFile;
  /** Leads to the login and back; the ended session is gone by then. */
  onSessionEnded: () => void;
}

/**
 * Makes exam papers and keeps every change of them. Needs a signed-in person; what it says in passing
 * needs a `ToastRegion` on the page, and its pages a `PdfAssetsProvider`.
 */
export function PaperEditorScreen(props: PaperEditorScreenProps) {
  const { paperId, onPaperChange } = props;
  const [made, setMade] = useState<Id>();
  const [shown, setShown] = useState({ paperId, key: 0 });
  // A paper that this page made itself goes on in it; any other begins anew.
  if (shown.paperId !== paperId) {
    const isMade = paperId !== undefined && paperId === made;
    setShown({ paperId, key: isMade ? shown.key : shown.key + 1 });
  }
  const open = (id: Id) => {
    setMade(id);
    onPaperChange(id);
  };
  const { key } = shown;
  const isNew = paperId === undefined || paperId === made;
  return isNew ? (
    <NewPaper key={key} {...props} onKept={open} />
  ) : (
    <KnownPaper key={key} {...props} id={paperId} onKept={open} />
  );
}

type OpenProps = PaperEditorScreenProps & { onKept: (id: Id) => void };

const NO_QUESTIONS: PaperToEdit['questions'] = new Map();

function useStorageKey(id: Id | undefined): string {
  const { user } = useSession();
  return `paper-draft:${user ? userKey(user) : ''}:${id ?? 'new'}`;
}

function NewPaper(props: OpenProps) {
  const { storage } = props;
  const storageKey = useStorageKey(undefined);
  const [start] = useState((): PaperStart => {
    const kept = readStored(storage, storageKey, readKept);
    return kept
      ? { draft: kept.draft, kept: kept.kept, unsaved: true }
      : { draft: EMPTY_PAPER, kept: undefined, unsaved: false };
  });
  return (
    <PaperEditor
      {...props}
      save={props.save ?? saveBlob}
      start={start}
      storageKey={storageKey}
      questions={NO_QUESTIONS}
      readOnly={false}
    />
  );
}

function KnownPaper(props: OpenProps & { id: Id }) {
  const { id, storage, hrefs, onSessionEnded } = props;
  const messages = usePaperEditorMessages();
  const state = usePaperToEdit(id);
  useSessionEnd(state, onSessionEnded);
  const storageKey = useStorageKey(id);
  const data = state.status === 'ready' ? state.data : undefined;
  const start = useMemo((): PaperStart | undefined => {
    if (!data) return undefined;
    const kept = readStored(storage, storageKey, readKept);
    if (kept && data.paper.status === 'draf') {
      return { draft: kept.draft, kept: kept.kept, unsaved: true };
    }
    const draft = toDraft(data.paper, data.questions, messages.unknownQuestion);
    return { draft, kept: { id, etag: data.etag }, unsaved: false };
  }, [data, id, storage, storageKey, messages]);
  if (state.status === 'loading') return <LoadingStatus>{messages.loading}</LoadingStatus>;
  if (state.status === 'failed') {
    return (
      <Container space="md">
        <ErrorState
          frame="card"
          headingLevel={2}
          title={messages.failed}
          description={messages.failedHint}
          busy={state.busy}
          onRetry={state.retry}
        />
      </Container>
    );
  }
  if (!data || !start) {
    return (
      <Container space="md">
        <EmptyState
          frame="card"
          headingLevel={2}
          title={messages.missing}
          description={messages.missingHint}
          actions={
            <Button asChild variant="primary">
              <HostLink href={hrefs.papers}>{messages.toPapers}</HostLink>
            </Button>
          }
        />
      </Container>
    );
  }
  return (
    <PaperEditor
      // What is read anew begins anew.
      key={data.etag ?? ''}
      {...props}
      save={props.save ?? saveBlob}
      start={start}
      storageKey={storageKey}
      questions={data.questions}
      readOnly={data.paper.status === 'dipakai'}
    />
  );
}
