'use client';

import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import type { PaperDraft } from '../draft/paper-draft.js';
import { TOAST_MS } from '../toast-ms.js';
import { formFileName } from './form-file-name.js';
import { formText } from './form-text.js';
import { useFormWords } from './use-form-words.js';

/** Hands bytes to the person as a file of a name. */
export type SaveFile = (blob: Blob, name: string) => void;

/** The ways out of the builder. */
export interface FormDownloads {
  onDownloadText: () => void;
  onDownloadDocx: () => void;
  /** The DOCX is being made. */
  makingDocx: boolean;
}

/** Makes files of the form in the browser. */
export function useFormDownloads(form: PaperDraft, save: SaveFile): FormDownloads {
  const words = useFormWords();
  const [makingDocx, setMakingDocx] = useState(false);

  function hand(blob: Blob, extension: string) {
    save(blob, formFileName(form, extension));
    toast.success(words.messages.downloaded, { duration: TOAST_MS });
  }

  async function makeDocx() {
    setMakingDocx(true);
    try {
      const { formDocx } = await import('./form-docx.js');
      hand(await formDocx(form, words), 'docx');
    } catch {
      toast.error(words.messages.notDownloaded);
    } finally {
      setMakingDocx(false);
    }
  }

  return {
    onDownloadText: () =>
      hand(new Blob([formText(form, words)], { type: 'text/plain;charset=utf-8' }), 'txt'),
    onDownloadDocx: () => void makeDocx(),
    makingDocx,
  };
}
