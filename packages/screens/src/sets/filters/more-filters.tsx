import { Button } from '@bank-soal/ui/button';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { type ReactNode, useState } from 'react';
import { searchTexts } from '../../indonesian/search.js';

/** Filters that few need: folded, unless one of them is in force at first. */
export function MoreFilters({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { moreFilters } = useTexts(searchTexts);
  const [shown, setShown] = useState(isOpen);
  return (
    <>
      <Button size="sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
        {moreFilters}
      </Button>
      {shown && children}
    </>
  );
}
