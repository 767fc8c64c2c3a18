'use client';

import type { Id } from '@bank-soal/contract/common';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useMemo, useState } from 'react';
import type { KeyStorage } from '../../browser/stored.js';
import type { PaperToEdit } from '../../data/papers/use-paper-to-edit.js';
import { usePaperWrites } from '../../data/papers/use-paper-writes.js';
import { usePaperWarnings } from '../../data/papers/use-papers.js';
import { useUploadOptions } from '../../data/sets/use-upload-options.js';
import { ownPapersTexts } from '../../indonesian/own-papers.js';
import { paperEditorTexts } from '../../indonesian/paper-editor.js';
import type { BankQuestion } from '../../model/questions/bank-question.js';
import { useQuestionEditor } from '../../question-editor/index.js';
import { useBank, WHOLE_BANK } from '../../question-list/index.js';
import { useSession } from '../../session/session-provider.js';
import { useFailureSentence } from '../../texts/use-failure-sentence.js';
import type { HeadDefaults } from '../draft/paper-draft.js';
import type { SaveFile } from '../form/use-form-downloads.js';
import { usePrinting } from '../form/use-printing.js';
import { mayChange } from '../people/may-change.js';
import { OpenPaperPeople } from '../people/open-paper-people.js';
import { PaperConflictChoice } from '../people/paper-conflict-choice.js';
import { usePaperMerge } from '../people/use-paper-merge.js';
import type { BlueprintCell } from './blueprint-tab.js';
import { FIRST } from './choices-of.js';
import { createDraftSlot } from './draft-slot.js';
import { PaperEditorView, type PaperEditorViewProps } from './paper-editor-view.js';
import { PAPER_FAILURES } from './paper-failures.js';
import type { PaperTab } from './paper-side.js';
import { toBody, toExam } from './paper-wire.js';
import { useLiveBlueprint } from './use-live-blueprint.js';
import { usePaperDownloads } from './use-paper-downloads.js';
import { type PaperStart, usePaperEditor } from './use-paper-editor.js';
import { usePaperPreview } from './use-paper-preview.js';

export interface PaperEditorProps extends Pick<PaperEditorViewProps, 'hrefs' | 'notice'> {
  /** Where what the server does not have yet outlives the page. */
  storage?: KeyStorage;
  start: PaperStart;
  /** Under which name; undefined: a paper that has no id yet. */
  storageName: (id: Id | undefined) => string;
  /** What is known of the paper's questions when it is opened. */
  questions: PaperToEdit['questions'];
  /** It was used, and never changes any more. */
  readOnly: boolean;
  save: SaveFile;
  /** Prints the page. */
  print: () => void;
  /** Called with which paper to go on with: a copy that was made of this one. */
  onPaperChange: (id: Id) => void;
  /** Called with the paper's id when the server has given it one. */
  onKept: (id: Id) => void;
  /** Called when the account left the paper. */
  onLeft?: (() => void) | undefined;
  /** Why it does not change here; absent: it was used. */
  readOnlyReason?: string | undefined;
  /** Shows the paper anew, as the server has it. */
  onReopen: (id: Id) => void;
  /** What a new paper says of itself. Keep the same object while it stays the same. */
  defaults?: HeadDefaults | undefined;
}

const NO_OPTIONS = { courses: [] as readonly string[], topics: [] as readonly string[] };

/** A paper that is open: its data, and its view. */
export function PaperEditor({
  start,
  storage,
  storageName,
  questions,
  readOnly,
  hrefs,
  notice,
  save,
  print,
  onKept,
  onReopen,
  onPaperChange,
  onLeft,
  readOnlyReason,
  defaults,
}: PaperEditorProps) {
  const messages = useTexts(paperEditorTexts);
  const sentence = useFailureSentence(PAPER_FAILURES, messages.saveFailed);
  const own = useTexts(ownPapersTexts);
  const { user } = useSession();
  const writes = usePaperWrites();
  const [slot] = useState(() => createDraftSlot(storage, storageName));
  const { draft, status, keeper, change, replace, onAdd, onWritten } = usePaperEditor(
    start,
    slot,
    onKept,
    defaults,
  );
  const bank = useBank();
  const [seen, setSeen] = useState(questions);
  const remember = (question: BankQuestion) =>
    setSeen((before) => new Map(before).set(question.id, question));
  const writing = useQuestionEditor({
    onSaved(question, isNew) {
      remember(question);
      onWritten(question, isNew);
    },
    storage,
    storageKey: `${storageName(start.kept?.id)}:question`,
  });
  const { met, resolve, read } = usePaperMerge({
    keeper,
    draft,
    replace,
    questions: seen,
    onRead: (more) => setSeen((before) => new Map([...before, ...more])),
    unknown: messages.unknownQuestion,
  });
  const options = useUploadOptions();
  const blueprint = useLiveBlueprint(draft, seen, bank.counts);
  const [tab, setTab] = useState<PaperTab>(readOnly ? 'preview' : 'bank');
  const [previewOpen, setPreviewOpen] = useState(false);
  const body = useMemo(() => toBody(draft), [draft]);
  const paper = keeper.paper();
  const mayWrite = paper === undefined || mayChange(paper, user?.id);
  const pages = usePaperPreview(body, tab === 'preview' || previewOpen, keeper.id(), mayWrite);
  const previewSentence = useFailureSentence(PAPER_FAILURES);
  const exam = useMemo(() => toExam(draft), [draft]);
  const downloads = usePaperDownloads(keeper, draft.title, save);
  const kept = status.kind === 'saved' || status.kind === 'idle';
  const warned = usePaperWarnings(kept ? keeper.id() : undefined, keeper.etag());
  const warnings = useMemo(() => {
    const found: Record<string, string[]> = {};
    for (const { questionId, message } of warned.status === 'ready' ? warned.data : []) {
      if (questionId !== null) (found[questionId] ??= []).push(message);
    }
    return found;
  }, [warned]);

  const ofQuestion = (id: string) => seen.get(Number(id));

  async function copy() {
    const id = keeper.id();
    if (id === undefined) return;
    try {
      const { id: copied, leftOut } = await writes.copy(id);
      toast.success(leftOut > 0 ? own.copiedWithout(String(leftOut)) : messages.copied);
      onPaperChange(copied);
    } catch (error) {
      toast.error(sentence(error));
    }
  }

  /** Narrows the bank to what a cell of the blueprint lacks. */
  function fill({ outcome, cognitive }: BlueprintCell) {
    bank.onQueryChange({
      ...WHOLE_BANK,
      outcomes: outcome ? [{ id: outcome.id, label: outcome.code }] : [],
      cognitive: cognitive ? [cognitive] : [],
    });
    setTab('bank');
  }

  function takeTheirs() {
    const id = keeper.id();
    if (id === undefined) return;
    slot.clear();
    onReopen(id);
  }

  return (
    <PaperEditorView
      draft={draft}
      blueprint={{ ...blueprint, onFill: readOnly ? undefined : fill }}
      status={status}
      keepFailure={status.kind === 'failed' ? sentence(status.error) : ''}
      onKeepAgain={() => void keeper.flush()}
      onChange={change}
      warnings={warnings}
      readOnly={readOnly}
      readOnlyReason={readOnlyReason}
      isOwn={(id) => ofQuestion(id)?.owner?.id === bank.userId}
      onEdit={(id) => {
        setTab('bank');
        writing.onOpen(ofQuestion(id));
      }}
      tab={tab}
      onTabChange={setTab}
      bank={bank}
      writing={writing}
      options={options.status === 'ready' ? options.data : NO_OPTIONS}
      onAdd={(question) => {
        remember(question);
        onAdd(question);
      }}
      pages={pages}
      reason={pages.error === undefined ? '' : previewSentence(pages.error)}
      onPreviewOpenChange={setPreviewOpen}
      onKeepAsCopy={() => void keeper.keepAsCopy()}
      onOverwrite={() => keeper.overwrite()}
      onTakeTheirs={takeTheirs}
      choice={
        met && <PaperConflictChoice met={met} draft={draft} onResolve={(sides) => resolve(sides)} />
      }
      people={
        paper && (
          <OpenPaperPeople
            paper={paper}
            keeper={keeper}
            status={status}
            read={read}
            onLeft={() => onLeft?.()}
          />
        )
      }
      downloads={downloads}
      exam={exam}
      {...usePrinting(print, FIRST)}
      onCopy={() => void copy()}
      hrefs={hrefs}
      notice={notice}
    />
  );
}
