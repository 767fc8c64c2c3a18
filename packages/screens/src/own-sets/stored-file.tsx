import { UPLOAD_EXTENSIONS } from '@bank-soal/contract/files';
import { FileButton, FileRow } from '@bank-soal/ui/files';
import { ReplaceIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { editSetTexts } from '../indonesian/edit-set.js';
import type { SetFile } from '../model/sets/question-set.js';

export interface StoredFileProps {
  file: SetFile;
  onReplace: (old: SetFile, file: File) => void;
  /** Asks whether to delete it. */
  onRemove: (file: SetFile) => void;
}

/** A file that the set has, and what can be done with it. */
export function StoredFile({ file, onReplace, onRemove }: StoredFileProps) {
  const messages = useTexts(editSetTexts);
  return (
    <FileRow
      as="li"
      name={file.name}
      type={file.type}
      size={file.size}
      note={file.searchable && messages.searchable[file.searchable]}
      actions={
        <FileButton
          size="sm"
          accept={UPLOAD_EXTENSIONS}
          icon={<ReplaceIcon />}
          aria-label={messages.replaceName(file.name)}
          onFiles={([chosen]) => chosen && onReplace(file, chosen)}
        >
          {messages.replace}
        </FileButton>
      }
      onRemove={() => onRemove(file)}
    />
  );
}
