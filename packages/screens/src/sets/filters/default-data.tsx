import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { useTexts } from '@bank-soal/ui/lib/texts';
import type { FilterData } from '../../data/sets/use-dropdown.js';
import { searchPartsTexts } from '../../indonesian/search-parts.js';
import { useWording } from '../../texts/use-wording.js';

/** Says that the built-in lists stand in, and why. */
export function DefaultData({ busy, reason, retry }: Extract<FilterData, { status: 'default' }>) {
  const words = useTexts(searchPartsTexts);
  const inWords = useWording();
  return (
    <Alert
      tone="warning"
      action={
        <Button size="sm" busy={busy} onClick={retry}>
          {words.retry}
        </Button>
      }
    >
      {words.defaultFilters(inWords(reason))}
    </Alert>
  );
}
