export {
  Menu,
  MenuContent,
  type MenuContentProps,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  MenuLink,
  type MenuLinkProps,
  type MenuProps,
  MenuSeparator,
  MenuTrigger,
} from './menu.js';
export { MenuChoices, type MenuChoicesProps } from './menu-choices.js';
