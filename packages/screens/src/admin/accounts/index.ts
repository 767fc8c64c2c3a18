export type { OnSignedOut, SignedOutReason } from '../shared/index.js';
export type { AccountsViewState } from './account-list.js';
export { type AccountListState, accountListAddress } from './account-list-address.js';
export { AccountsScreen, type AccountsScreenProps } from './accounts-screen.js';
export { AccountsView, type AccountsViewProps } from './accounts-view.js';
