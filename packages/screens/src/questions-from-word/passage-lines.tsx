'use client';

import type { PassageLine } from '@bank-soal/contract/questions';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { UnlinkIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LazyMarkdownView, plainLine } from '@bank-soal/ui/markdown-view';
import { Stack } from '@bank-soal/ui/stack';
import { wordReviewTexts } from '../indonesian/word-review.js';

/** The text behind its label, in one line where it begins with a line of text. */
const withLabel = (label: string, markdown: string) =>
  label === ''
    ? markdown
    : `**${label}**${/^(?:```|[|$]{2}|\|)/.test(markdown) ? '\n\n' : ' '}${markdown}`;

/** The part of a file that a question was read from, paragraph by paragraph; it can be split before each. */
export function PassageLines({
  passage,
  onSplit,
}: {
  passage: readonly PassageLine[];
  /** Absent while nothing can be changed. */
  onSplit: ((at: number) => void) | undefined;
}) {
  const messages = useTexts(wordReviewTexts);
  return (
    <Stack gap="xs">
      {passage.map(({ line, label, markdown }, at) => (
        <Stack key={`${line} ${at}`} gap="xs">
          {at > 0 && onSplit && (
            <Cluster justify="end">
              <Button
                size="sm"
                variant="ghost"
                icon={<UnlinkIcon />}
                aria-label={messages.splitOf(plainLine(markdown))}
                onClick={() => onSplit(at)}
              >
                {messages.split}
              </Button>
            </Cluster>
          )}
          <LazyMarkdownView source={withLabel(label, markdown)} headingLevel={4} />
        </Stack>
      ))}
    </Stack>
  );
}
