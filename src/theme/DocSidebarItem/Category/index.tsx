export { SidebarGroup as default } from '../../../features/page-tree/SidebarGroup';
