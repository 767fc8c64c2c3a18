import { Button } from '@bank-soal/ui/button';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { type ReactNode, useState } from 'react';
import { uploadTexts } from '../indonesian/upload.js';

/** Shown at first; a longer list would push the form out of sight. */
const FEW = 3;

/** The first of several lines; the rest comes when asked for. */
export function FirstFew({ lines }: { lines: readonly ReactNode[] }) {
  const uploadMessages = useTexts(uploadTexts);
  const [all, setAll] = useState(false);
  const more = lines.length > FEW;
  return (
    <Stack gap="xs" align="start">
      {all ? lines : lines.slice(0, FEW)}
      {more && (
        <Button variant="link" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? uploadMessages.showFewer : uploadMessages.showAll(String(lines.length))}
        </Button>
      )}
    </Stack>
  );
}
