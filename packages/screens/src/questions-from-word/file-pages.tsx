'use client';

import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { plainLine } from '@bank-soal/ui/markdown-view';
import { PdfViewer } from '@bank-soal/ui/pdf-viewer';
import { useEffect, useState } from 'react';
import { wordReviewTexts } from '../indonesian/word-review.js';
import type { Reviewed } from './reviewed.js';

/** Words that find a passage on the pages: its first ones without formulas and signs. */
export function markedWords({ passage }: Pick<Reviewed, 'passage'>): string[] {
  const text = passage
    .map(({ markdown }) => plainLine(markdown))
    .find((line) => /\p{L}{3}/u.test(line));
  const words = /[\p{L}\p{N}]+(?: [\p{L}\p{N}]+){0,5}/u.exec(text ?? '')?.[0];
  return words === undefined ? [] : [words];
}

export interface FilePagesProps {
  /** The question whose passage is looked for; absent while nothing is shown. */
  one: Reviewed | undefined;
  /** Makes pages of the file. */
  load: () => Promise<Blob>;
  onClose: () => void;
}

/** The pages of the file, opened where a passage stands. */
export function FilePages({ one, load, onClose }: FilePagesProps) {
  const messages = useTexts(wordReviewTexts);
  const [pages, setPages] = useState<Blob | 'failed'>();
  const isAsked = one !== undefined && pages === undefined;
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    load().then(
      (blob) => isGone || setPages(blob),
      () => isGone || setPages('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [isAsked, load]);
  return (
    <Dialog open={one !== undefined} onOpenChange={(open) => open || onClose()}>
      {one && (
        <DialogContent size="xl" phone="full" title={messages.pages}>
          <PdfViewer
            label={messages.pages}
            data={pages instanceof Blob ? pages : null}
            state={pages === undefined ? 'loading' : pages === 'failed' ? 'failed' : 'ready'}
            failedText={messages.pagesFailed}
            loadingText={messages.pagesLoading}
            marked={markedWords(one)}
            onRetry={() => setPages(undefined)}
          />
        </DialogContent>
      )}
    </Dialog>
  );
}
