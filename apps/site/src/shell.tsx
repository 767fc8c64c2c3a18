import { LoadingView, SiteFrameView } from '@bank-soal/screens/frame';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from './paths.js';

export { headScript } from './head-script.js';

const hrefs = {
  home: paths.home,
  linkHome: true,
  search: paths.search,
  questionSets: paths.questionSets,
  // Who is signed in is not known yet: neither a name nor 'Login' is shown.
  login: '',
};

/** What the page shows before its code is there: the frame, as the site draws it a moment later. */
export function frame(): string {
  return renderToStaticMarkup(
    <SiteFrameView
      site={undefined}
      hrefs={hrefs}
      path=""
      username={undefined}
      onLogout={() => undefined}
    >
      <LoadingView />
    </SiteFrameView>,
  );
}
