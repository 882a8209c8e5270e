/** What the claims of the pivot panel open in the real browser. */
export { default as SidebarFromCode } from '../../../../docs/x/react-data-grid/components/pivot-panel/SidebarFromCode';
