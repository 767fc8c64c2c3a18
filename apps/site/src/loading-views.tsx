import { BrowseLoadingView } from '@bank-soal/screens/browse';
import { LoadingView } from '@bank-soal/screens/frame';
import { SearchLoadingView } from '@bank-soal/screens/search';
import type { ReactNode } from 'react';
import { paths } from './paths.js';

const views: Readonly<Record<string, ReactNode>> = {
  [paths.search]: <SearchLoadingView />,
  [paths.questionSets]: <BrowseLoadingView />,
};

/** What stands in a page's place until it is there: where it is known, the page's beginning. */
export const loadingViewOf = (path: string): ReactNode =>
  views[`/${path.toLowerCase().split('/').filter(Boolean).join('/')}`] ?? <LoadingView />;
