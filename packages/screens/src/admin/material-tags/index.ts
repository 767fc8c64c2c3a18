export { listAddress } from '../shared/list-address.js';
export type { AdminListState, OnListStateChange } from '../shared/list-state.js';
export type { OnSignedOut, SignedOutReason } from '../shared/use-admin-session.js';
export { MaterialTagPanel, type MaterialTagPanelProps } from './material-tag-panel.js';
export { MaterialTagsScreen, type MaterialTagsScreenProps } from './material-tags-screen.js';
export { MaterialTagsView, type MaterialTagsViewProps } from './material-tags-view.js';
