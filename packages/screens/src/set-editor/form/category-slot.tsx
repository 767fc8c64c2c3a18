'use client';

import { type FileCategory, UPLOAD_EXTENSIONS } from '@bank-soal/contract/files';
import { FILE_SENTENCES } from '@bank-soal/contract/sentences';
import { FileSlot, type FileSlotProps } from '@bank-soal/ui/files';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { lazy, Suspense, useState } from 'react';
import { uploadTexts } from '../../indonesian/upload.js';
import { useWording } from '../../texts/use-wording.js';
import { itemsOf, type UploadItem } from '../upload/upload-items.js';
import type { SlotProblem } from '../upload/upload-state.js';

// Its readers of PDF and text come with it, for those who look.
const LookDialog = lazy(async () => ({ default: (await import('./look-dialog.js')).LookDialog }));

export interface CategorySlotProps
  extends Pick<FileSlotProps, 'required' | 'disabled' | 'onRemove' | 'onRetry'> {
  category: FileCategory;
  /** The files of every category. */
  items: readonly UploadItem[];
  problem: SlotProblem | undefined;
  onAdd: (category: FileCategory, files: File[]) => void;
}

/** The slot for one kind of file: what is in it, and what is wrong, in the host's words. */
export function CategorySlot({ category, items, problem, onAdd, ...slot }: CategorySlotProps) {
  const messages = useTexts(uploadTexts);
  const inWords = useWording(FILE_SENTENCES);
  const [looked, setLooked] = useState<string>();
  const file = items.find(({ id }) => id === looked)?.file;
  const said = problem && inWords(problem.explanation);
  return (
    <>
      <FileSlot
        {...slot}
        label={messages.slots[category]}
        accept={UPLOAD_EXTENSIONS}
        multiple
        error={said && problem.name !== undefined ? messages.refused(problem.name, said) : said}
        value={itemsOf(items, category).map(({ error, file: bytes, ...item }) => ({
          ...item,
          local: bytes !== undefined && item.status !== 'done',
          ...(error !== undefined && { error: inWords(error) }),
        }))}
        onAdd={(files) => onAdd(category, files)}
        onLook={setLooked}
      />
      {file && (
        <Suspense fallback={null}>
          <LookDialog file={file} onClose={() => setLooked(undefined)} />
        </Suspense>
      )}
    </>
  );
}
