'use client';

import type { BlueprintFormat, PaperFormat } from '@bank-soal/contract/papers';
import { BLUEPRINT_PART } from '@bank-soal/contract/papers';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import type { PaperChoice } from '../../data/papers/use-paper-writes.js';
import { usePaperWrites } from '../../data/papers/use-paper-writes.js';
import { builderTexts } from '../../indonesian/builder.js';
import { paperEditorTexts } from '../../indonesian/paper-editor.js';
import { useFailureSentence } from '../../texts/use-failure-sentence.js';
import { formFileName } from '../form/form-file-name.js';
import type { SaveFile } from '../form/use-form-downloads.js';
import { TOAST_MS } from '../toast-ms.js';
import { FIRST } from './choices-of.js';
import { failedBy, PAPER_FAILURES } from './paper-failures.js';
import type { PaperKeeper } from './paper-keeper.js';

const BLUEPRINT = { part: BLUEPRINT_PART } as const;

/** The ways out of a paper. */
export interface PaperDownloads {
  /** The questions as text, under the name of the paper alone. */
  onDownloadText: () => void;
  /** A document that the server makes of what is kept. */
  onDownload: (format: PaperFormat, choice: PaperChoice) => void;
  /** The blueprint as it is filed. */
  onDownloadBlueprint: (format: BlueprintFormat) => void;
  /** A document is being made. */
  busy: boolean;
}

function nameOf(
  title: string,
  format: PaperFormat | BlueprintFormat,
  { part, variant = '' }: { part: string; variant?: string },
): string {
  if (format === 'zip') return formFileName({ title }, 'zip');
  return formFileName({ title: `${title} ${part} ${variant}`.trim() }, format);
}

/**
 * Makes files of a paper: the server writes all of them from what is kept.
 *
 * @param title what they are called
 */
export function usePaperDownloads(
  keeper: PaperKeeper,
  title: string,
  save: SaveFile,
): PaperDownloads {
  const builderMessages = useTexts(builderTexts);
  const messages = useTexts(paperEditorTexts);
  const sentence = useFailureSentence(PAPER_FAILURES, messages.downloadFailed);
  const { formatCount } = useFormats();
  const writes = usePaperWrites();
  const [busy, setBusy] = useState(false);

  async function download(
    format: PaperFormat | BlueprintFormat,
    choice: PaperChoice | typeof BLUEPRINT,
    name = nameOf(title, format, choice),
  ) {
    setBusy(true);
    try {
      await keeper.flush();
      const id = keeper.id();
      // What could not be kept says so itself.
      if (id === undefined) throw failedBy(keeper.status());
      const { blob, warnings } = await writes.take(id, format, choice);
      save(blob, name);
      if (warnings > 0) toast.info(messages.withWarnings(formatCount(warnings)));
      else toast.success(builderMessages.downloaded, { duration: TOAST_MS });
    } catch (error) {
      toast.error(sentence(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    onDownloadText: () => void download('txt', FIRST, formFileName({ title }, 'txt')),
    onDownload: (format, choice) => void download(format, choice),
    onDownloadBlueprint: (format) => void download(format, BLUEPRINT),
    busy,
  };
}
