/** The site's sponsors: a block below a page's description, and a line below an opened demo. */
export { AdSlot } from './AdSlot';
export { DemoAdSlot } from './DemoAdSlot';
