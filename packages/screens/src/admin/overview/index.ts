export type { OnSignedOut, SignedOutReason } from '../shared/index.js';
export { OverviewScreen, type OverviewScreenProps } from './overview-screen.js';
export {
  type OverviewHrefs,
  OverviewView,
  type OverviewViewProps,
  type OverviewViewState,
} from './overview-view.js';
