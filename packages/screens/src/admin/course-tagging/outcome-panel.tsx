'use client';

import type { Id } from '@bank-soal/contract/common';
import type { OutcomeAnswer } from '@bank-soal/contract/tags';
import {
  nameKey,
  OUTCOME_CODE,
  OUTCOME_COLUMNS,
  OUTCOME_DESCRIPTION,
  OUTCOME_TAKEN,
} from '@bank-soal/contract/tags';
import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { ImportDialog, type ImportRow } from '@bank-soal/ui/import-dialog';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useCallback, useMemo, useState } from 'react';
import { hasStatus } from '../../api/errors.js';
import { useOutcomes, useOutcomeWrites } from '../../data/tags/use-outcomes.js';
import { outcomeTexts } from '../../indonesian/outcome.js';
import { useWording } from '../../texts/use-wording.js';
import {
  explanationOf,
  importFailure,
  judgeRows,
  type OnSignedOut,
  useAdminSession,
  wordedRows,
} from '../shared/index.js';
import { csvFile } from './outcome-csv.js';
import { OutcomeDialog, type OutcomeDraft, toOutcomeBody } from './outcome-dialog.js';
import { OutcomeList } from './outcome-list.js';
import { toPanelView } from './to-panel-view.js';

export interface OutcomePanelProps {
  course: Id;
  onSignedOut: OnSignedOut;
}

const NEW: OutcomeDraft = { code: '', description: '', cpl: '' };

const isUsed = (error: unknown) => hasStatus(error, 409);

/** The learning outcomes of a course: listed, typed, imported, removed. */
export function OutcomePanel({ course, onSignedOut }: OutcomePanelProps) {
  const messages = useTexts(outcomeTexts);
  const inWords = useWording();
  const { formatCount } = useFormats();
  const load = useOutcomes(course);
  const write = useAdminSession(onSignedOut, [load]);
  const writes = useOutcomeWrites(course);
  const [text, setText] = useState('');
  const [draft, setDraft] = useState<OutcomeDraft>();
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  const [importing, setImporting] = useState(false);
  const [removed, setRemoved] = useState<OutcomeAnswer & { isUsed?: boolean }>();

  const named = useMemo(
    () =>
      load.status === 'ready'
        ? {
            ...load,
            data: load.data.map((one) => ({ ...one, name: `${one.code} ${one.description}` })),
          }
        : load,
    [load],
  );

  async function save() {
    if (!draft || saving) return;
    setSaving(true);
    setProblem(undefined);
    const body = toOutcomeBody(draft);
    const { id } = draft;
    try {
      await write(() => (id === undefined ? writes.create(body) : writes.update(id, body)));
      setDraft(undefined);
      toast.success(id === undefined ? messages.added : messages.changed);
    } catch (error) {
      setProblem(inWords(explanationOf(error, messages.saveFailed)));
    } finally {
      setSaving(false);
    }
  }

  async function remove() {
    if (!removed) return;
    try {
      await write(() => writes.remove(removed.id, removed.isUsed ?? false));
      toast.success(messages.removed);
    } catch (error) {
      // Questions bear it: whether they shall lose it is another question.
      if (isUsed(error) && !removed.isUsed)
        setTimeout(() => setRemoved({ ...removed, isUsed: true }));
      else throw error;
    }
  }

  const open = (next: OutcomeDraft) => {
    setProblem(undefined);
    setDraft(next);
  };
  const columns = useMemo(
    () =>
      [
        { key: OUTCOME_COLUMNS[0], label: messages.code, example: messages.codeExample },
        {
          key: OUTCOME_COLUMNS[1],
          label: messages.description,
          example: messages.descriptionExample,
        },
        { key: OUTCOME_COLUMNS[2], label: messages.cpl, example: messages.cplExample },
      ] as const,
    [messages],
  );
  const check = useCallback(
    (rows: readonly ImportRow[]) =>
      wordedRows(
        judgeRows(rows, {
          check: ({ kode = '', deskripsi = '' }) => [
            ...(kode === '' ? [OUTCOME_CODE.required] : []),
            ...(kode.length > OUTCOME_CODE.max ? [OUTCOME_CODE.tooLong] : []),
            ...(deskripsi === '' ? [OUTCOME_DESCRIPTION.required] : []),
            ...(deskripsi.length > OUTCOME_DESCRIPTION.max ? [OUTCOME_DESCRIPTION.tooLong] : []),
          ],
          keyOf: ({ kode = '' }) => nameKey(kode),
          taken: [],
          duplicate: OUTCOME_TAKEN,
        }),
        inWords,
      ),
    [inWords],
  );

  return (
    <>
      <OutcomeList
        state={toPanelView(named, text, messages.failed, inWords)}
        text={text}
        onTextChange={setText}
        onAdd={() => open(NEW)}
        onImport={() => setImporting(true)}
        onEdit={({ cpl, ...outcome }) => open({ ...outcome, cpl: cpl.join('; ') })}
        onRemove={setRemoved}
      />
      <OutcomeDialog
        draft={draft}
        onChange={setDraft}
        problem={problem}
        saving={saving}
        onClose={() => setDraft(undefined)}
        onSubmit={() => void save()}
      />
      <ImportDialog
        open={importing}
        onOpenChange={setImporting}
        title={messages.importTitle}
        columns={columns}
        templateName="template-cpmk.csv"
        check={check}
        onImport={async (rows) => {
          const { created, changed } = await write(() => writes.bring(csvFile(rows)));
          toast.success(messages.imported(formatCount(created), formatCount(changed)));
        }}
        describeError={(error) => importFailure(error, messages.importFailed, inWords)}
      />
      <ConfirmDialog
        key={removed?.isUsed ? 'used' : 'asked'}
        open={removed !== undefined}
        onOpenChange={(isOpen) => isOpen || setRemoved(undefined)}
        title={removed?.isUsed ? messages.usedTitle : messages.removeTitle}
        description={removed?.isUsed ? messages.usedText(removed.code) : messages.removeText}
        confirmLabel={
          removed?.isUsed ? messages.usedConfirm : messages.removeName(removed?.code ?? '')
        }
        onConfirm={remove}
        describeError={(error) => inWords(explanationOf(error, messages.removeFailed))}
      />
    </>
  );
}
