export { Badges } from './Badges';
export { SidebarGroup } from './SidebarGroup';
export { SidebarLink } from './SidebarLink';
