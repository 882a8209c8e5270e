/** One control of the demo toolbar: an icon with a name, which is its tooltip too. */
import clsx from 'clsx';
import type { ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from 'react';
import type { RovingItem } from './useRovingFocus';
import styles from './DemoToolbar.module.css';

interface ToolButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  readonly label: string;
  /** Default: the label. */
  readonly tip?: string;
  readonly roving: RovingItem;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function ToolButton({
  label,
  tip = label,
  roving,
  className,
  children,
  ...button
}: ToolButtonProps): ReactElement {
  return (
    <button
      type="button"
      className={clsx(styles.control, className)}
      aria-label={label}
      data-tip={tip}
      {...roving}
      {...button}
    >
      {children}
    </button>
  );
}
