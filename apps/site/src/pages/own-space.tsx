import { SpaceTabs } from '@bank-soal/screens/frame';
import type { MySetsViewProps } from '@bank-soal/screens/my-page';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { plainPath } from '../lazy-page.js';
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

/** A page of the person's own space, below the ways to the others; a part of it is without them. */
export function OwnSpace({ isPart = false, children }: { isPart?: boolean; children: ReactNode }) {
  const path = plainPath(useLocation().pathname);
  return (
    <>
      {!isPart && <SpaceTabs hrefs={paths} path={path} />}
      {children}
    </>
  );
}
