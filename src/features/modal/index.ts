/** Modal dialogs: what those of several features share. */
export { closeByBackdrop } from './closeByBackdrop';
