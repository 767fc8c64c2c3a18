'use client';

import type { Id } from '@bank-soal/contract/common';
import { useState } from 'react';
import { KnownPaper } from './known-paper.js';
import { NewPaper } from './new-paper.js';
import type { PaperEditorScreenProps } from './open-paper.js';

/**
 * Makes exam papers and keeps every change of them. Needs a signed-in person; what it says in passing
 * needs a `ToastRegion` on the page, and its pages a `PdfAssetsProvider`.
 */
export function PaperEditorScreen(props: PaperEditorScreenProps) {
  const { paperId, onPaperChange } = props;
  const [shown, setShown] = useState<Shown>({ paperId, opened: paperId, made: undefined, key: 0 });
  if (shown.paperId !== paperId) setShown(goOn(shown, paperId));
  const onKept = (id: Id) => {
    setShown((before) => ({ ...before, made: id }));
    onPaperChange(id);
  };
  const onReopen = (id: Id) =>
    setShown(({ key }) => ({ paperId, opened: id, made: undefined, key: key + 1 }));
  const { opened, key } = shown;
  const more = { onKept, onReopen };
  return opened === undefined ? (
    <NewPaper key={key} {...props} {...more} />
  ) : (
    <KnownPaper key={key} {...props} {...more} id={opened} />
  );
}

/** Which paper is on the page. */
interface Shown {
  /** What the host asks for. */
  paperId: Id | undefined;
  /** What the page began with; undefined for a new paper. */
  opened: Id | undefined;
  /** A paper that the page made itself: of a new one, or as a copy. */
  made: Id | undefined;
  key: number;
}

/** A paper that the page made itself goes on in it; any other begins anew. */
function goOn(shown: Shown, paperId: Id | undefined): Shown {
  if (paperId !== undefined && paperId === shown.made) return { ...shown, paperId };
  return { paperId, opened: paperId, made: undefined, key: shown.key + 1 };
}
