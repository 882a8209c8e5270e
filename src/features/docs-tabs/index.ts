/** Pages that have tabs: each tab has an address of its own and counts as its page. */
export { DocsTabs } from './DocsTabs';
