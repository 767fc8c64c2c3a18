'use client';

import { Heading } from '@bank-soal/ui/heading';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { useId } from 'react';
import { useFileSearch } from '../../data/search/use-file-search.js';
import { fileSearchTexts } from '../../indonesian/file-search.js';
import type { SetQuery } from '../../model/sets/set-query.js';
import { type FileResultHrefs, Results } from './file-results.js';

/** Props of {@link FileHits}. */
export interface FileHitsProps {
  /** Words that no title, course, lecturer or topic has. */
  query: SetQuery;
  /** Where links of the results lead. */
  hrefs: FileResultHrefs;
}

/** Hits inside files, below a search for sets that found none; nothing where no file has the words. */
export function FileHits({ query, hrefs }: FileHitsProps) {
  const messages = useTexts(fileSearchTexts);
  const { formatCount } = useFormats();
  const id = useId();
  const { year } = query;
  const years = year === undefined ? [] : [String(year)];
  const state = useFileSearch({ ...query, years, categories: [], sort: 'rank' });
  if (state.status !== 'ready' || state.data.results.length === 0) return null;
  const { results, count } = state.data;
  return (
    <Stack as="section" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {messages.inside(formatCount(count))}
      </Heading>
      <Results results={results} hrefs={hrefs} />
    </Stack>
  );
}
