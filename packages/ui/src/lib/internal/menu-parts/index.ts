export { MENU_LIST, MenuPartsContext, menuItemStyle, useMenuParts } from './menu-parts.js';
