/** A note beside the text of a page. */
import type { ReactNode } from 'react';
import { useLanguages } from '../i18n/languages';
import { CALLOUT_TEXTS } from '../i18n/dictionary/callout';
import type { CalloutKind } from '../../data/callouts';
import styles from './Callout.module.css';

export interface CalloutProps {
  readonly type: CalloutKind;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

/** Outlines on a grid of 24, drawn with strokes. */
const ICONS = {
  info: 'M12 11v6M12 7.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  success: 'm8 12.5 2.7 2.7L16 9.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  warning:
    'M12 9.5v4.5M12 17v.01M10.3 4 2.6 17.5a2 2 0 0 0 1.7 3h15.4a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0Z',
  error: 'M12 7v6M12 16.5v.01M8 3h8l5 5v8l-5 5H8l-5-5V8Z',
} as const satisfies Record<CalloutKind, string>;

/** The kind is told by colour, by the icon's shape, and in words to those who see neither. */
export function Callout({ type, title, children }: CalloutProps): ReactNode {
  const language = useLanguages().shell;
  return (
    <aside role="note" className={styles.callout} data-kind={type}>
      <svg
        className={styles.icon}
        viewBox="0 0 24 24"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={ICONS[type]} />
      </svg>
      <div className={styles.body}>
        <span className={styles.label} lang={language}>
          {`${CALLOUT_TEXTS[type]()}: `}
        </span>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </aside>
  );
}
