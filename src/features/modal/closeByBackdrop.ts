/** What the browser's modal dialogs don't do by themselves everywhere. */

/**
 * Closes a dialog when a press begins and ends on the ground around it.
 * @returns stops it
 */
export function closeByBackdrop(dialog: HTMLDialogElement): () => void {
  let isOutside = false;
  // The dialog's content fills it, so that only presses on the ground reach the dialog itself.
  const onPointerDown = ({ target }: PointerEvent) => {
    isOutside = target === dialog;
  };
  const onClick = ({ target }: MouseEvent) => {
    if (isOutside && target === dialog) {
      dialog.close();
    }
  };
  dialog.addEventListener('pointerdown', onPointerDown);
  dialog.addEventListener('click', onClick);
  return () => {
    dialog.removeEventListener('pointerdown', onPointerDown);
    dialog.removeEventListener('click', onClick);
  };
}
