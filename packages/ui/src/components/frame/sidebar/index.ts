export {
  Sidebar,
  type SidebarFolder,
  type SidebarGroup,
  type SidebarLink,
  type SidebarProps,
} from './sidebar.js';
