import { FILE_CATEGORIES, type FileCategory } from '@bank-soal/contract/files';
import { Grid } from '@bank-soal/ui/grid';
import { CategorySlot, type SlotProblems, type UploadItem } from '../set-editor/index.js';

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
  return (
    <Grid gap="lg" min="sm" stretch>
      {FILE_CATEGORIES.map((category) => (
        <CategorySlot
          key={category}
          category={category}
          items={items}
          problem={problems[category]}
          required={required && category === 'questions'}
          disabled={busy}
          onAdd={onAdd}
          onRemove={onRemove}
          onRetry={busy ? undefined : onRetry}
        />
      ))}
    </Grid>
  );
}
