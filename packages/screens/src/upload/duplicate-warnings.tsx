'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Link } from '@bank-soal/ui/link';
import { Stack } from '@bank-soal/ui/stack';
import { useUploadMessages } from '../messages/upload.js';
import type { QuestionSet } from '../model/question-set.js';
import type { SameFile } from './same-files.js';

/** Props of {@link SameSetsWarning}. */
export interface SameSetsWarningProps {
  sets: readonly Pick<QuestionSet, 'id' | 'title' | 'lecturer'>[];
  previewHref: (id: number) => string;
}

/** Says that such a set is there already; it never stands in the way. */
export function SameSetsWarning({ sets, previewHref }: SameSetsWarningProps) {
  const uploadMessages = useUploadMessages();
  if (sets.length === 0) return null;
  return (
    <Alert tone="warning" title={uploadMessages.sameSet}>
      <Stack gap="xs">
        <span>{uploadMessages.sameSetText}</span>
        {sets.map(({ id, title, lecturer }) => (
          <span key={id}>
            <Link href={previewHref(id)} target="_blank">
              {title}
            </Link>{' '}
            ({lecturer})
          </span>
        ))}
      </Stack>
    </Alert>
  );
}

/** Props of {@link SameFilesWarning}. */
export interface SameFilesWarningProps {
  files: readonly SameFile[];
  previewHref: (id: number) => string;
}

/** Says that a file of the same content is there already; it never stands in the way. */
export function SameFilesWarning({ files, previewHref }: SameFilesWarningProps) {
  const uploadMessages = useUploadMessages();
  if (files.length === 0) return null;
  return (
    <Alert tone="warning" title={uploadMessages.sameFile}>
      <Stack gap="xs">
        {files.map(({ name, other, set }) =>
          set ? (
            <span key={`${name} ${other} ${set.id}`}>
              {uploadMessages.sameFileBank(name, other)}{' '}
              <Link href={previewHref(set.id)} target="_blank">
                {set.title}
              </Link>
              .
            </span>
          ) : (
            <span key={`${name} ${other}`}>{uploadMessages.sameFileHere(name, other)}</span>
          ),
        )}
      </Stack>
    </Alert>
  );
}
