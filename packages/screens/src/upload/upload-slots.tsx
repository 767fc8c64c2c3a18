'use client';

import { FILE_CATEGORIES, type FileCategory } from '@bank-soal/contract/files';
import { UPLOAD_EXTENSIONS } from '@bank-soal/contract/rules-upload';
import { FileSlot } from '@bank-soal/ui/file-slot';
import { Grid } from '@bank-soal/ui/grid';
import { useWording } from '../messages/use-wording.js';
import {
  type SlotProblems,
  type UploadItem,
  useUploadMessages,
  wordedItems,
} from '../set-editor/index.js';

/** Props of {@link UploadSlots}. */
export interface UploadSlotsProps {
  items: readonly UploadItem[];
  problems: SlotProblems;
  /** Files are on their way: nothing can be chosen or taken away. */
  busy: boolean;
  /** A set needs a question file. @default true */
  required?: boolean;
  onAdd: (category: FileCategory, files: File[]) => void;
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/** The three slots: questions, answer key, test cases; each takes several files. */
export function UploadSlots({
  items,
  problems,
  busy,
  required = true,
  onAdd,
  onRemove,
  onRetry,
}: UploadSlotsProps) {
  const uploadMessages = useUploadMessages();
  const inWords = useWording();
  return (
    <Grid gap="lg" min="sm" stretch>
      {FILE_CATEGORIES.map((category) => (
        <FileSlot
          key={category}
          label={uploadMessages.slots[category]}
          accept={UPLOAD_EXTENSIONS}
          multiple
          required={required && category === 'questions'}
          disabled={busy}
          error={problems[category]}
          value={wordedItems(items, category, inWords)}
          onAdd={(files) => onAdd(category, files)}
          onRemove={onRemove}
          onRetry={busy ? undefined : onRetry}
        />
      ))}
    </Grid>
  );
}
