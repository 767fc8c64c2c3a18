export { AccountButton, type AccountButtonProps } from './account-button.js';
export { UserMenu, type UserMenuProps } from './user-menu.js';
