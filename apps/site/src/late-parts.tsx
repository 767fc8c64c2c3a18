import { CommandCenter, type CommandHrefs } from '@bank-soal/screens/commands';
import { browserPlaces } from '@bank-soal/screens/session';
import { ToastRegion } from '@bank-soal/ui/toast';
import { adminHrefs } from './admin-paths.js';
import { paths } from './paths.js';
import { theme } from './theme.js';
import { useGoTo } from './use-go-to.js';

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
const { local } = browserPlaces();
const reload = () => window.location.reload();

/** What is there once someone acts: toasts, and pages and actions by their name. */
export function LateParts({ act }: { act: Event | undefined }) {
  return (
    <>
      <ToastRegion />
      <CommandCenter
        hrefs={hrefs}
        theme={theme}
        storage={local}
        first={act instanceof KeyboardEvent ? act : undefined}
        onGo={useGoTo()}
        onSignedOut={reload}
      />
    </>
  );
}
