export {
  Menu,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuLink,
  MenuSeparator,
  MenuTrigger,
} from './menu.js';
export { MenuCheckItem } from './menu-check-item.js';
export { MenuChoices } from './menu-choices.js';
export { MenuSub, MenuSubContent, MenuSubTrigger } from './menu-sub.js';
