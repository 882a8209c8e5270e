/** Pages of the API reference. The build imports this into those pages only; prose must not pay for it. */
export { ApiReference } from './ApiReference';
export { apiToc } from './sections';
