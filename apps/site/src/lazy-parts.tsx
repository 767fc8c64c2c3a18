import { CommandCenter, type CommandHrefs, type ThingHrefs } from '@bank-soal/screens/commands';
import { browserPlaces } from '@bank-soal/screens/session';
import { ToastRegion, toast } from '@bank-soal/ui/toast';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { adminHrefs } from './admin-paths.js';
import { theme } from './browser-state.js';
import { reload } from './layout.js';
import { useGoTo } from './navigation.js';
import { paths } from './paths.js';

const { site: _, ...admin } = adminHrefs(paths.admin);
const hrefs: CommandHrefs = { ...paths, fileSearch: `${paths.search}?mode=isi`, ...admin };
const things: ThingHrefs = {
  set: paths.preview,
  course: (name) => `${paths.search}?courseTag=${encodeURIComponent(name)}`,
  paper: paths.paper,
};
const { local } = browserPlaces();

/** Removes the toasts of a page once it is left. */
function LeavesPage() {
  useEffect(() => () => toast.leavePage(), []);
  return null;
}

/** Toasts, and the command palette: loaded once someone acts. */
export function LazyParts({ first }: { first?: KeyboardEvent }) {
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
