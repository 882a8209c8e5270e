/** Modal dialogs: what those of several features share. */
export { closeByBackdrop } from './closeByBackdrop';
export { CloseButton, type CloseButtonProps } from './CloseButton';
