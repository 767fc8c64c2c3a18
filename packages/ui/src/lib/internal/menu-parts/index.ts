export { MenuPartsContext, useMenuParts } from './menu-parts.js';
export { MENU_LIST, menuItemStyle } from './menu-style.js';
