'use client';

import type { PaperFormat } from '@bank-soal/contract/paper-words';
import { useFormats } from '@bank-soal/ui/lib/format';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import type { PaperChoice } from '../../api/papers-port.js';
import { usePaperWrites } from '../../data/use-paper-writes.js';
import { useBuilderMessages } from '../builder-messages.js';
import type { BuilderForm } from '../form.js';
import { formFileName } from '../form-file-name.js';
import { formText } from '../form-text.js';
import { TOAST_MS } from '../toast-ms.js';
import type { SaveFile } from '../use-form-downloads.js';
import { useFormWords } from '../use-form-words.js';
import { usePaperEditorMessages } from './paper-editor-messages.js';
import type { PaperKeeper } from './paper-keeper.js';
import { failedBy, useFailureSentence } from './use-failure-sentence.js';

/** The ways out of a paper. */
export interface PaperDownloads {
  /** The text that the browser makes. */
  onDownloadText: () => void;
  /** A document that the server makes of what is kept. */
  onDownload: (format: PaperFormat, choice: PaperChoice) => void;
  /** A document is being made. */
  busy: boolean;
}

function nameOf(form: BuilderForm, format: PaperFormat, { part, variant }: PaperChoice): string {
  if (format === 'zip') return formFileName(form, 'zip');
  return formFileName({ ...form, title: `${form.title} ${part} ${variant}` }, format);
}

/**
 * Makes files of a paper.
 *
 * @param form what the text says of it
 */
export function usePaperDownloads(
  keeper: PaperKeeper,
  form: BuilderForm,
  save: SaveFile,
): PaperDownloads {
  const words = useFormWords();
  const builderMessages = useBuilderMessages();
  const messages = usePaperEditorMessages();
  const sentence = useFailureSentence(messages.downloadFailed);
  const { formatCount } = useFormats();
  const writes = usePaperWrites();
  const [busy, setBusy] = useState(false);

  async function download(format: PaperFormat, choice: PaperChoice) {
    setBusy(true);
    try {
      await keeper.flush();
      const id = keeper.id();
      // What could not be kept says so itself.
      if (id === undefined) throw failedBy(keeper.status());
      const { blob, warnings } = await writes.take(id, format, choice);
      save(blob, nameOf(form, format, choice));
      if (warnings > 0) toast.info(messages.withWarnings(formatCount(warnings)));
      else toast.success(builderMessages.downloaded, { duration: TOAST_MS });
    } catch (error) {
      toast.error(sentence(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    onDownloadText() {
      const blob = new Blob([formText(form, words)], { type: 'text/plain;charset=utf-8' });
      save(blob, formFileName(form, 'txt'));
      toast.success(builderMessages.downloaded, { duration: TOAST_MS });
    },
    onDownload: (format, choice) => void download(format, choice),
    busy,
  };
}
