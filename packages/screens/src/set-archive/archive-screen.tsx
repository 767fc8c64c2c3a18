'use client';

import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { type ReactNode, useState } from 'react';
import { ApiError, RefusedSetsError } from '../api/errors.js';
import { useArchive } from '../data/files/use-archive.js';
import { setArchiveTexts } from '../indonesian/set-archive.js';
import { hasFiles } from '../model/files/archived-sets.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import { useWording } from '../texts/use-wording.js';
import { ArchiveBar } from './archive-bar.js';

export interface ArchiveScreenProps {
  /** The chosen sets. */
  sets: readonly QuestionSet[];
  /** Chooses these instead. */
  onChoose: (sets: readonly QuestionSet[]) => void;
  /** Further actions on them. */
  children?: ReactNode;
}

/** Downloads the chosen sets as one ZIP; says which cannot be had, and chooses the others. */
export function ArchiveScreen({ sets, onChoose, children }: ArchiveScreenProps) {
  const messages = useTexts(setArchiveTexts);
  const archive = useArchive();
  const { formatCount } = useFormats();
  const inWords = useWording();
  const [notice, setNotice] = useState<string>();

  function explain(error: unknown): string {
    if (!(error instanceof RefusedSetsError))
      return (error instanceof ApiError && inWords(error.explanation)) || messages.failed;
    onChoose(sets.filter(({ id }) => !error.ids.includes(id)));
    const gone = sets.filter(({ id }) => error.ids.includes(id));
    return messages.refused(gone.map(({ title }) => `“${title}”`).join(', '));
  }

  async function download() {
    setNotice(undefined);
    const asked = sets.filter(hasFiles);
    try {
      await archive?.start(asked, messages.file);
      toast.success(messages.done(formatCount(asked.length)));
      onChoose([]);
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setNotice(explain(error));
    }
  }

  return (
    <ArchiveBar
      sets={sets}
      bytes={archive?.bytes}
      notice={notice}
      onDismiss={() => setNotice(undefined)}
      onDownload={() => void download()}
      onStop={() => archive?.stop()}
      onClear={() => onChoose([])}
    >
      {children}
    </ArchiveBar>
  );
}
