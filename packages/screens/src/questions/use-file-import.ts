import { importRefusedSchema, type QuestionRow } from '@bank-soal/contract/questions';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { initialLines } from '@bank-soal/ui/questions';
import { useMemo, useRef, useState } from 'react';
import { ApiError } from '../api/errors.js';
import type { QuestionFile } from '../data/questions/use-question-writes.js';
import { questionsTexts } from '../indonesian/questions.js';

/** Calls of an import to the screen. */
export interface FileImport {
  /** Called when all has come. */
  onClose: () => void;
  /** Reads the questions that a file would bring. */
  onLook: (file: QuestionFile) => Promise<readonly QuestionRow[]>;
  /** Brings the questions of a file but those of some lines. */
  onImport: (file: QuestionFile, skip: readonly number[]) => Promise<void>;
  /** Words why one of both failed. */
  describeError: (reason: unknown, otherwise: string) => string;
}

/** State of the chosen file. */
type Look =
  | { status: 'none' }
  | { status: 'looking' }
  | { status: 'failed'; sentence: string }
  | { status: 'ready'; rows: readonly QuestionRow[] };

/** Rows as the table shows them; the title of what is there already is not answered by the wire. */
function shownRows(rows: readonly QuestionRow[], duplicate: string) {
  return rows.map(({ kind, duplicateOf, ...row }) => ({
    ...row,
    ...(kind && { kind }),
    duplicateOf: duplicateOf === null ? null : duplicate,
  }));
}

/** A file on its way into the bank: what it would bring, which of that is chosen, and what became of it. */
export function useFileImport({ onClose, onLook, onImport, describeError }: FileImport) {
  const messages = useTexts(questionsTexts);
  const [file, setFile] = useState<QuestionFile>();
  const [look, setLook] = useState<Look>({ status: 'none' });
  const [chosen, setChosen] = useState<Set<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const asked = useRef<QuestionFile>(undefined);

  async function choose(next: QuestionFile | undefined) {
    asked.current = next;
    setFile(next);
    setFailure('');
    if (!next) {
      setLook({ status: 'none' });
      return;
    }
    setLook({ status: 'looking' });
    let found: Look;
    try {
      found = { status: 'ready', rows: await onLook(next) };
    } catch (error) {
      found = { status: 'failed', sentence: describeError(error, messages.lookFailed) };
    }
    // Another file, or another way of reading it, may have been chosen meanwhile.
    if (asked.current !== next) return;
    setLook(found);
    if (found.status === 'ready')
      setChosen(initialLines(shownRows(found.rows, messages.duplicate)));
  }

  async function bring() {
    if (!file || look.status !== 'ready' || busy || chosen.size === 0) return;
    setBusy(true);
    setFailure('');
    try {
      const lines = look.rows.map(({ line }) => line);
      await onImport(
        file,
        lines.filter((line) => !chosen.has(line)),
      );
      onClose();
    } catch (error) {
      // The bank or the file's fate may have changed since it was looked at: what is refused is said by line.
      const refused = importRefusedSchema.safeParse(error instanceof ApiError && error.failure);
      if (refused.success) {
        const { rows: answered } = refused.data;
        const able = initialLines(
          shownRows(answered, messages.duplicate).map((row) => ({ ...row, duplicateOf: null })),
        );
        setLook({ status: 'ready', rows: answered });
        setChosen((before) => new Set([...before].filter((line) => able.has(line))));
      }
      setFailure(describeError(error, messages.importFailed));
      setBusy(false);
    }
  }

  const rows = useMemo(
    () => (look.status === 'ready' ? shownRows(look.rows, messages.duplicate) : []),
    [look, messages],
  );
  /** The question of the bank that a line says again. */
  const duplicateAt = (line: number) =>
    look.status === 'ready'
      ? (look.rows.find((row) => row.line === line)?.duplicateOf ?? undefined)
      : undefined;
  return { file, look, rows, chosen, setChosen, busy, failure, choose, bring, duplicateAt };
}
