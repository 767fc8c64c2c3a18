'use client';

import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { Dialog, DialogContent, DialogTrigger } from '@bank-soal/ui/dialog';
import { Kbd } from '@bank-soal/ui/kbd';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { wordReviewTexts } from '../indonesian/word-review.js';

/** The keys of a review, shown on demand. */
export function KeyboardMap() {
  const messages = useTexts(wordReviewTexts);
  const rows = [
    [['J', 'K'], messages.keyNext],
    [['1', '…', '9', '0'], messages.keyKey],
    [['E'], messages.keyEdit],
    [['X'], messages.keyChoose],
    [['C'], messages.keySettle],
    [['G'], messages.keyJoin],
    [['S'], messages.keySkip],
    [['U'], messages.keyUndo],
  ] as const;
  return (
    <Dialog>
      <DialogTrigger>
        <Button>{messages.keys}</Button>
      </DialogTrigger>
      <DialogContent title={messages.keysTitle} description={messages.keysText}>
        <Stack as="ul" gap="sm">
          {rows.map(([keys, text]) => (
            <Cluster as="li" key={text}>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
              <Text as="span" size="sm">
                {text}
              </Text>
            </Cluster>
          ))}
        </Stack>
      </DialogContent>
    </Dialog>
  );
}
