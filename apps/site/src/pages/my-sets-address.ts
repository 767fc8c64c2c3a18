import type { MySetsViewProps } from '@bank-soal/screens/my-page';
import { paths } from '../paths.js';

type Kind = MySetsViewProps['kind'];

const WORDS: Readonly<Record<Kind, string>> = {
  pinned: 'sematan',
  recent: 'terakhir',
  done: 'dikerjakan',
  downloaded: 'diunduh',
};
const KINDS = Object.keys(WORDS) as Kind[];

/** The list that an address names; the pinned sets for anything else. */
export const mySetsKind = (word: string | null): Kind =>
  KINDS.find((kind) => WORDS[kind] === word) ?? 'pinned';

/** The address of one of a person's own lists. The pinned sets need no word. */
export const mySetsHref = (kind: Kind): string =>
  kind === 'pinned' ? paths.mySets : `${paths.mySets}?daftar=${WORDS[kind]}`;

/** Where a notice leads: a set, and there a comment; or a paper. */
export const noticeHrefs = {
  preview: (set: number, comment?: number | null) =>
    `${paths.preview(set)}${comment ? `#komentar-${comment}` : ''}`,
  paper: paths.paper,
};
