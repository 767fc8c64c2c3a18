'use client';

import { useTexts } from '@bank-soal/ui/lib/texts';
import { PageLoadingView } from '../../frame/index.js';
import { searchTexts } from '../../indonesian/search.js';

/** Stands in place of the search screen while that is on its way. */
export function SearchLoadingView() {
  const { title, lead } = useTexts(searchTexts);
  return <PageLoadingView title={title} description={lead} />;
}
