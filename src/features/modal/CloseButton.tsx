/** The button with a cross in the corner of a dialog. */
import type { ReactNode } from 'react';
import styles from './CloseButton.module.css';

export interface CloseButtonProps {
  /** What the button is called. */
  readonly label: string;
  readonly onClick: () => void;
}

export function CloseButton({ label, onClick }: CloseButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20">
        <path d="m6 6 12 12M18 6 6 18" />
      </svg>
    </button>
  );
}
