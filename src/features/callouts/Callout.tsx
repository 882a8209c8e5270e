/** A note beside the text of a page. */
import type { ReactNode } from 'react';
import { useLanguages } from '../i18n/languages';
import { CALLOUT_TEXTS } from '../i18n/dictionary/callout';
import type { CalloutKind } from '../../data/callouts';
import styles from './Callout.module.css';

interface NoteProps {
  readonly title?: ReactNode;
  readonly children?: ReactNode;
}

export interface CalloutProps extends NoteProps {
  readonly type: Exclude<CalloutKind, 'bug'>;
}

/** Outlines on a grid of 24, drawn with strokes. */
const ICONS = {
  info: 'M12 11v6M12 7.5v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  success: 'm8 12.5 2.7 2.7L16 9.5M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0Z',
  warning:
    'M12 9.5v4.5M12 17v.01M10.3 4 2.6 17.5a2 2 0 0 0 1.7 3h15.4a2 2 0 0 0 1.7-3L13.7 4a2 2 0 0 0-3.4 0Z',
  error: 'M12 7v6M12 16.5v.01M8 3h8l5 5v8l-5 5H8l-5-5V8Z',
  bug: 'M8.5 8a3.5 3.5 0 0 1 7 0M8.5 4 7 2.5M15.5 4 17 2.5M7 8h10v6.5a5 5 0 0 1-10 0ZM12 8v11.5M7 12H3M21 12h-4M7 8 4 6M17 8l3-2M7.5 17 4 19M16.5 17l3.5 2',
} as const satisfies Record<CalloutKind, string>;

interface FrameProps {
  readonly kind: CalloutKind;
  readonly children: ReactNode;
}

function Frame({ kind, children }: FrameProps): ReactNode {
  return (
    <aside role="note" className={styles.callout} data-kind={kind}>
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
        <path d={ICONS[kind]} />
      </svg>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}

/** The kind is told by color, by the icon's shape, and in words to those who see neither. */
export function Callout({ type, title, children }: CalloutProps): ReactNode {
  const language = useLanguages().shell;
  return (
    <Frame kind={type}>
      <span className={styles.label} lang={language}>
        {`${CALLOUT_TEXTS[type]()}: `}
      </span>
      {title && <p className={styles.title}>{title}</p>}
      {children}
    </Frame>
  );
}

export interface KnownIssueProps extends NoteProps {
  /** Of the packages: `8.10.2`. */
  readonly version: string;
}

/** A defect of the packages. What it is shows: a reader who has a later version checks whether it's fixed. */
export function KnownIssue({ version, title, children }: KnownIssueProps): ReactNode {
  const language = useLanguages().shell;
  return (
    <Frame kind="bug">
      <p className={styles.title}>
        <span lang={language}>{CALLOUT_TEXTS.bug({ version })}</span>
        {title && (
          <>
            <span>: </span>
            <span>{title}</span>
          </>
        )}
      </p>
      {children}
    </Frame>
  );
}
