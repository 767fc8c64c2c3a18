'use client';

import type { Id } from '@bank-soal/contract/ids';
import { Button } from '@bank-soal/ui/button';
import { Container } from '@bank-soal/ui/container';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { ErrorState } from '@bank-soal/ui/error-state';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { useCallback, useMemo, useState } from 'react';
import { type KeyStorage, readStored } from '../../browser/stored.js';
import { saveBlob } from '../../data/save-blob.js';
import { type PaperToEdit, usePaperToEdit } from '../../data/use-paper-to-edit.js';
import { useSession } from '../../session/session-provider.js';
import { useSessionEnd } from '../../session/use-session-end.js';
import { userKey } from '../../session/user-key.js';
import { LeftForms } from '../left-form/index.js';
import type { SaveFile } from '../use-form-downloads.js';
import { readKept } from './kept-draft.js';
import { EMPTY_PAPER } from './paper-draft.js';
import { PaperEditor, type PaperEditorProps } from './paper-editor.js';
import { usePaperEditorMessages } from './paper-editor-messages.js';
import type { PaperEditorViewProps } from './paper-editor-view.js';
import { toDraft } from './paper-wire.js';
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
  /**
   * Prints the page.
   * @default window.print
   */
  print?: () => void;
  /** Leads to the login and back; the ended session is gone by then. */
  onSessionEnded: () => void;
}

/**
 * Makes exam papers and keeps every change of them. Needs a signed-in person; what it says in passing
 * needs a `ToastRegion` on the page, and its pages a `PdfAssetsProvider`.
 */
export function PaperEditorScreen(props: PaperEditorScreenProps) {
  const { paperId, onPaperChange } = props;
  const [shown, setShown] = useState<Shown>({ paperId, opened: paperId, made: undefined, key: 0 });
  if (shown.paperId !== paperId) setShown(goOn(shown, paperId));
  const onKept = (id: Id) => {
    setShown((before) => ({ ...before, made: id }));
    onPaperChange(id);
  };
  const onReopen = (id: Id) =>
    setShown(({ key }) => ({ paperId, opened: id, made: undefined, key: key + 1 }));
  const { opened, key } = shown;
  const more = { onKept, onReopen };
  return opened === undefined ? (
    <NewPaper key={key} {...props} {...more} />
  ) : (
    <KnownPaper key={key} {...props} {...more} id={opened} />
  );
}

/** Which paper is on the page. */
interface Shown {
  /** What the host asks for. */
  paperId: Id | undefined;
  /** What the page began with; undefined for a new paper. */
  opened: Id | undefined;
  /** A paper that the page made itself: of a new one, or as a copy. */
  made: Id | undefined;
  key: number;
}

/** A paper that the page made itself goes on in it; any other begins anew. */
function goOn(shown: Shown, paperId: Id | undefined): Shown {
  if (paperId !== undefined && paperId === shown.made) return { ...shown, paperId };
  return { paperId, opened: paperId, made: undefined, key: shown.key + 1 };
}

type OpenProps = PaperEditorScreenProps & Pick<PaperEditorProps, 'onKept' | 'onReopen'>;

const NO_QUESTIONS: PaperToEdit['questions'] = new Map();

function useStorageName(): PaperEditorProps['storageName'] {
  const { user } = useSession();
  const key = user ? userKey(user) : '';
  return useCallback((id) => `paper-draft:${key}:${id ?? 'new'}`, [key]);
}

const print = () => window.print();

function NewPaper(props: OpenProps) {
  const { storage } = props;
  const storageName = useStorageName();
  const [start] = useState((): PaperStart => {
    const kept = readStored(storage, storageName(undefined), readKept);
    return kept
      ? { draft: kept.draft, kept: kept.kept, unsaved: true }
      : { draft: EMPTY_PAPER, kept: undefined, unsaved: false };
  });
  return (
    <PaperEditor
      {...props}
      save={props.save ?? saveBlob}
      print={props.print ?? print}
      start={start}
      storageName={storageName}
      questions={NO_QUESTIONS}
      readOnly={false}
      notice={<LeftForms storage={storage} onBrought={props.onPaperChange} />}
    />
  );
}

function KnownPaper(props: OpenProps & { id: Id }) {
  const { id, storage, hrefs, onSessionEnded } = props;
  const messages = usePaperEditorMessages();
  const state = usePaperToEdit(id);
  useSessionEnd(state, onSessionEnded);
  const storageName = useStorageName();
  const data = state.status === 'ready' ? state.data : undefined;
  const start = useMemo((): PaperStart | undefined => {
    if (!data) return undefined;
    const kept = readStored(storage, storageName(id), readKept);
    if (kept && data.paper.status === 'draf') {
      return { draft: kept.draft, kept: kept.kept, unsaved: true };
    }
    const draft = toDraft(data.paper, data.questions, messages.unknownQuestion);
    return { draft, kept: { id, etag: data.etag }, unsaved: false };
  }, [data, id, storage, storageName, messages]);
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
      {...props}
      save={props.save ?? saveBlob}
      print={props.print ?? print}
      start={start}
      storageName={storageName}
      questions={data.questions}
      readOnly={data.paper.status === 'dipakai'}
    />
  );
}
