export { accountListAddress } from './account-list-address.js';
export { AccountsScreen } from './accounts-screen.js';
