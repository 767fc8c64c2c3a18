export {
  type AdminListState,
  listAddress,
  type OnListStateChange,
  type OnSignedOut,
  type SignedOutReason,
} from '../shared/index.js';
export { MaterialTagPanel, type MaterialTagPanelProps } from './material-tag-panel.js';
export { MaterialTagsScreen, type MaterialTagsScreenProps } from './material-tags-screen.js';
export { MaterialTagsView, type MaterialTagsViewProps } from './material-tags-view.js';
