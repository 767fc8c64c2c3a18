import { Alert } from '@bank-soal/ui/alert';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Link } from '@bank-soal/ui/link';
import { Stack } from '@bank-soal/ui/stack';
import { uploadTexts } from '../indonesian/upload.js';
import type { SameFile } from '../model/files/same-files.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import { FirstFew } from './first-few.js';
import { type SetWithFiles, sameFilesBySet } from './same-files-by-set.js';

export interface SameSetsWarningProps {
  sets: readonly Pick<QuestionSet, 'id' | 'title' | 'lecturer'>[];
  previewHref: (id: number) => string;
}

/** Says that such a set is there already; it never stands in the way. */
export function SameSetsWarning({ sets, previewHref }: SameSetsWarningProps) {
  const uploadMessages = useTexts(uploadTexts);
  if (sets.length === 0) return null;
  return (
    <Alert tone="warning" title={uploadMessages.sameSet}>
      <Stack gap="xs">
        <span>{uploadMessages.sameSetText}</span>
        <FirstFew
          lines={sets.map(({ id, title, lecturer }) => (
            <span key={id}>
              <Link href={previewHref(id)} target="_blank">
                {title}
              </Link>{' '}
              ({lecturer})
            </span>
          ))}
        />
      </Stack>
    </Alert>
  );
}

export interface SameFilesWarningProps {
  files: readonly SameFile[];
  /** Names of all chosen files: where a set has them all, they are not listed. */
  chosen: readonly string[];
  previewHref: (id: number) => string;
}

function InSet({
  set,
  names,
  other,
  chosen,
  previewHref,
}: SetWithFiles & Omit<SameFilesWarningProps, 'files'>) {
  const uploadMessages = useTexts(uploadTexts);
  const [name = ''] = names;
  const all = chosen.every((one) => names.includes(one));
  return (
    <span>
      {names.length === 1
        ? uploadMessages.sameFileBank(name, other)
        : uploadMessages.sameFilesBank(String(names.length))}{' '}
      <Link href={previewHref(set.id)} target="_blank">
        {set.title}
      </Link>
      {names.length === 1 || all ? '.' : `: ${names.join(', ')}`}
    </span>
  );
}

/** Says that files of the same content are there already, set by set; it never stands in the way. */
export function SameFilesWarning({ files, ...rest }: SameFilesWarningProps) {
  const uploadMessages = useTexts(uploadTexts);
  if (files.length === 0) return null;
  const here = files.filter(({ set }) => !set);
  return (
    <Alert tone="warning" title={uploadMessages.sameFile}>
      <FirstFew
        lines={[
          ...sameFilesBySet(files).map((one) => <InSet key={one.set.id} {...one} {...rest} />),
          ...here.map(({ name, other }) => (
            <span key={`${name} ${other}`}>{uploadMessages.sameFileHere(name, other)}</span>
          )),
        ]}
      />
    </Alert>
  );
}
