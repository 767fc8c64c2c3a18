import { readingPathOf } from '@bank-soal/contract/reading-endpoints';
import { SiteFrameView } from '@bank-soal/screens/frame';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadingViewOf } from './loading-views.js';
import { paths } from './paths.js';

const lists = [readingPathOf('dropdownData')];

/** Addresses of the answers that every page needs, and those that single pages ask for at once. */
export const answers: { all: string; of: Readonly<Record<string, string[]>> } = {
  all: readingPathOf('site'),
  of: { [paths.search]: lists, [paths.questionSets]: lists },
};

const hrefs = {
  home: paths.home,
  linkHome: true,
  search: paths.search,
  questionSets: paths.questionSets,
};

/**
 * What a page shows before its code is there: the frame and the page's beginning, as the site draws
 * them a moment later.
 *
 * @param path where the page is; the empty text for any other
 */
export function frame(path: string): string {
  return renderToStaticMarkup(
    <SiteFrameView
      site={undefined}
      // Who is signed in is not known yet: neither a name nor 'Login' is shown.
      hrefs={hrefs}
      path={path}
      username={undefined}
      onLogout={() => undefined}
    >
      {loadingViewOf(path)}
    </SiteFrameView>,
  );
}
