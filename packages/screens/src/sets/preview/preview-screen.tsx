'use client';

import { isAdmin } from '@bank-soal/contract/accounts';
import { parseId } from '@bank-soal/contract/common';
import type { PreviewType } from '@bank-soal/contract/files';
import { formatMoment, useFormatOptions } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { preloadPdfReader } from '@bank-soal/ui/pdf-viewer';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMoment } from '../../browser/at-moment.js';
import { useStableCallback } from '../../browser/use-stable-callback.js';
import { useDownloads } from '../../data/files/use-downloads.js';
import { useQuestionSet } from '../../data/sets/use-question-set.js';
import { useRememberSet } from '../../data/sets/use-recent-sets.js';
import { useTouch } from '../../data/use-touch.js';
import { previewTexts } from '../../indonesian/preview.js';
import type { LoadState } from '../../model/load-state.js';
import { mayEdit } from '../../model/sets/may-edit.js';
import type { QuestionSet, SetFile } from '../../model/sets/question-set.js';
import type { ReportPlace } from '../../model/talk/report-place.js';
import { useSession } from '../../session/session-provider.js';
import { closedKeyOf } from './closed-key.js';
import { CombinedScreen } from './combined-screen.js';
import { FilePreviewScreen } from './file-preview-screen.js';
import type { PreviewState } from './preview-state.js';
import { PreviewView, type PreviewViewState } from './preview-view.js';
import { type ChangeState, useReadPlace } from './use-read-place.js';

export interface PreviewScreenProps {
  /** The set's id as the address has it. */
  id: string;
  /** State of the preview in the address. */
  state: PreviewState;
  /** Writes the address. */
  onStateChange: ChangeState;
  /** Where links lead. */
  hrefs: {
    /** Where 'Kembali ke pencarian' leads. */
    search: string;
    /** This page, to be shared; without it there is no 'Bagikan'. */
    self?: string;
    /** Where a set is changed, for its creator and administrators; without it there is no 'Ubah'. */
    edit?: (id: number) => string;
    /** Address of a set's history, for administrators; without it there is no 'Riwayat'. */
    history?: (id: number) => string;
    /** The search for the sets of a course; without it its name is plain text. */
    course?: (name: string) => string;
    /** That for a topic. */
    topic?: (name: string) => string;
    /** That for a lecturer. */
    lecturer?: (name: string) => string;
  };
  /** Goes back a step in the history, where the search is the step before: its place is kept. */
  onBack?: () => void;
  /** Leads to the login and back here; without it nobody is asked to sign in. */
  onLogin?: () => void;
  /** Called with the set's title, for that of the page. */
  onTitleChange?: (title: string) => void;
  /**
   * Comments on a set, for signed-in people: `SetTalkScreen` of `@bank-soal/screens/talk`, which a host loads when
   * it is needed. Without it nobody reports a mistake.
   */
  renderTalk?: (talk: RenderedTalk) => ReactNode;
}

/** Props of a screen of comments. */
export interface RenderedTalk {
  /** The set of the comments. */
  set: QuestionSet;
  /** The place that a mistake is about to be reported in. */
  report: ReportPlace | undefined;
  /** Called when it was reported, or will not be. */
  onReportChange: (place: ReportPlace | undefined) => void;
}

function viewState(load: LoadState<QuestionSet | null>): PreviewViewState {
  if (load.status !== 'ready') return load;
  return load.data ? { status: 'ready', set: load.data } : { status: 'missing' };
}

/** Shows a set and all its files. Open to visitors. */
export function PreviewScreen({
  id,
  state,
  onStateChange,
  hrefs,
  onBack,
  onLogin,
  onTitleChange,
  renderTalk,
}: PreviewScreenProps) {
  const previewMessages = useTexts(previewTexts);
  const { self } = hrefs;
  const setId = parseId(id);
  const own = viewState(useQuestionSet(setId));
  const { user } = useSession();
  // Only where the server says who sees a set it answers in the place of others.
  const mine = own.status === 'ready' && mayEdit(own.set, user) ? own.set : undefined;
  const as = mine?.release && state.as;
  const seen = viewState(useQuestionSet(as && setId, as));
  const view = as ? seen : own;
  // Beside the set, whose documents it will read.
  useEffect(preloadPdfReader, []);
  const talks = user !== undefined && !as && renderTalk;
  const [report, setReport] = useState<ReportPlace>();
  const pages = useRef(new Map<number, number>());
  const touch = useTouch();
  const keyFrom = view.status === 'ready' ? view.set.keyFrom : null;
  useMoment(keyFrom, () => touch({ refresh: [['questionsets']] }));
  const options = useFormatOptions();
  const explain = useStableCallback((error: unknown) => {
    const refusal = closedKeyOf(error);
    if (!refusal) return undefined;
    // The page shows a key that is closed by now.
    touch({ refresh: [['questionsets']] });
    const { closedMeanwhile, closedUntil } = previewMessages.key;
    return refusal.opensAt === null
      ? closedMeanwhile
      : closedUntil(formatMoment(refusal.opensAt, options));
  });
  const { busy, notice, start, dismiss } = useDownloads(explain);
  useRememberSet(own.status === 'ready' ? own.set : undefined);
  const { place, gone, read, show, see } = useReadPlace(
    view.status === 'ready' ? view.set : undefined,
    state,
    onStateChange,
  );

  const editable = as ? undefined : mine;
  const title = own.status === 'ready' ? own.set.title : undefined;
  useEffect(() => {
    if (title !== undefined) onTitleChange?.(title);
  }, [title, onTitleChange]);

  return (
    <PreviewView
      state={view}
      searchHref={hrefs.search}
      onBack={onBack}
      factHrefs={hrefs}
      view={read}
      onViewChange={show}
      openFile={place && 'file' in place ? place.file : undefined}
      tab={state.tab}
      onTabChange={(tab) => onStateChange({ ...state, tab }, { replace: true })}
      downloading={busy}
      notice={notice}
      onDownload={(set, what) => {
        const key = what !== 'archive' && 'id' in what ? what.id : set.id;
        start(key, set, what === 'archive' && as ? { archiveAs: as } : what);
      }}
      shareHref={self}
      onDismiss={dismiss}
      onLogin={user ? undefined : onLogin}
      editHref={editable && hrefs.edit?.(editable.id)}
      historyHref={editable && isAdmin(user?.roles) ? hrefs.history?.(editable.id) : undefined}
      owner={
        mine?.release && {
          as,
          onViewAs: (viewer) =>
            onStateChange(
              { ...state, as: viewer === 'me' ? undefined : viewer },
              { replace: true },
            ),
        }
      }
      fileGone={gone}
      onReport={
        talks
          ? ({ id: fileId }) => {
              const page = pages.current.get(fileId);
              setReport({ fileId, ...(page !== undefined && { page }) });
            }
          : undefined
      }
      talk={
        talks && view.status === 'ready'
          ? talks({ set: view.set, report, onReportChange: setReport })
          : undefined
      }
      renderCombined={(set: QuestionSet, type: PreviewType) => (
        <CombinedScreen
          set={set}
          type={type}
          as={as}
          at={place && 'combined' in place && place.combined === type ? place.at : undefined}
        />
      )}
      renderFile={(file: SetFile) => (
        <FilePreviewScreen
          file={file}
          at={place && 'file' in place && place.file === file.id ? place.at : undefined}
          onSeeCombined={see}
          onPageChange={talks ? (page) => pages.current.set(file.id, page) : undefined}
        />
      )}
    />
  );
}
