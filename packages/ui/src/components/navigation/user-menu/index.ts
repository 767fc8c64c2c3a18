export { AccountButton } from './account-button.js';
export { UserMenu } from './user-menu.js';
