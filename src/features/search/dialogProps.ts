/** What either dialog takes: our own, and the hosted one. */
export interface SearchDialogProps {
  /** What the reader has typed already; asked for once the dialog takes the keys itself. */
  readonly takeTyped: () => string;
  /** Called once the dialog has closed, however that came. */
  readonly onClose: () => void;
}
