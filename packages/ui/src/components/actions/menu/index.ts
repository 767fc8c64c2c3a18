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
export { MenuCheckItem, type MenuCheckItemProps } from './menu-check-item.js';
export { MenuChoices, type MenuChoicesProps } from './menu-choices.js';
export {
  MenuSub,
  MenuSubContent,
  type MenuSubProps,
  MenuSubTrigger,
  type MenuSubTriggerProps,
} from './menu-sub.js';
