import { CommandCenter, type CommandHrefs, type ThingHrefs } from '@bank-soal/screens/commands';
import { browserPlaces } from '@bank-soal/screens/session';
import { ToastRegion, toast } from '@bank-soal/ui/toast';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { adminHrefs } from './admin-paths.js';
import { theme } from './browser-state.js';
import { paths } from './paths.js';
import { useGoTo } from './site-link.js';

const { site: _, ...administration } = adminHrefs(paths.admin);
const hrefs: CommandHrefs = {
  home: paths.home,
  search: paths.search,
  fileSearch: `${paths.search}?mode=isi`,
  questionSets: paths.questionSets,
  create: paths.create,
  upload: paths.upload,
  ownSets: paths.ownSets,
  papers: paths.papers,
  questions: paths.questions,
  notices: paths.notices,
  mySets: paths.mySets,
  myData: paths.myData,
  guide: paths.guide,
  login: paths.login,
  ...administration,
};
const things: ThingHrefs = {
  set: paths.preview,
  course: (name) => `${paths.search}?courseTag=${encodeURIComponent(name)}`,
  paper: paths.paper,
};
const { local } = browserPlaces();
const reload = () => window.location.reload();

/** Takes away what was said on a page once that page is left. */
function LeavesPage() {
  useEffect(() => () => toast.leavePage(), []);
  return null;
}

/** What is there once someone acts: toasts, and pages and actions by their name. */
export function LateParts({ first }: { first?: KeyboardEvent }) {
  const { pathname } = useLocation();
  return (
    <>
      <LeavesPage key={pathname} />
      <ToastRegion />
      <CommandCenter
        hrefs={hrefs}
        things={things}
        theme={theme}
        storage={local}
        first={first}
        onGo={useGoTo()}
        onSignedOut={reload}
      />
    </>
  );
}
