export { SidebarLink as default } from '../../../features/page-tree/SidebarLink';
