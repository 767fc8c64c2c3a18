import { BrowseLoadingView } from '@bank-soal/screens/browse';
import { LoadingView } from '@bank-soal/screens/frame';
import { SearchLoadingView } from '@bank-soal/screens/search';
import type { ReactNode } from 'react';
import { paths } from './paths.js';

const views: Readonly<Record<string, ReactNode>> = {
  [paths.search]: <SearchLoadingView />,
  [paths.questionSets]: <BrowseLoadingView />,
};

/** A path as the site writes it: routes take it in any case, and with slashes at its end. */
export const plainPath = (path: string): string =>
  `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;

/** What stands in a page's place until it is there: where it is known, the page's beginning. */
export const loadingViewOf = (path: string): ReactNode => views[plainPath(path)] ?? <LoadingView />;
