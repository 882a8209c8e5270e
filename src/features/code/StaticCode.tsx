/** Code blocks of pages. The highlighted HTML comes from the build; nothing here colours code. */
import { type ReactNode, useRef } from 'react';
import { CODE_TEXTS } from '../i18n/dictionary/code';
import { CopyButton } from './CopyButton';
import styles from './Code.module.css';

export interface StaticCodeProps {
  /** As written after the fence: `tsx`. Shown where there is no title. */
  readonly language?: string;
  /** Usually the path of the file that the code belongs to. */
  readonly title?: string;
  /** Label of its tab inside `CodeTabs`. */
  readonly tab?: string;
  /** Escaped and highlighted code. */
  readonly html: string;
}

/** Without the line break that ends the last line. */
function codeOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\n$/, '');
}

/** The text of a block. Long lines scroll, so the Tab key leads here; `label` is what it is announced as. */
export function CodeText({
  label,
  children,
  html,
}: {
  readonly label?: string;
  readonly children?: ReactNode;
  readonly html?: string;
}): ReactNode {
  const name = CODE_TEXTS.label();
  return (
    <pre
      className={`prism ${styles.text}`}
      translate="no"
      tabIndex={0}
      role="group"
      aria-label={label ?? name}
    >
      {html === undefined ? (
        <code>{children}</code>
      ) : (
        <code dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </pre>
  );
}

/** The block around code: a bar with `heading` and the copy button, and below it the text. */
export function CodeFrame({
  heading,
  children,
  duration,
}: {
  readonly heading: ReactNode;
  readonly children: ReactNode;
  /** How long `Copied` shows, in ms. */
  readonly duration?: number;
}): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const text = () => codeOf(frame.current?.querySelector('pre:not([data-inactive] pre)'));
  return (
    <div ref={frame} className={styles.frame} data-code-block>
      <div className={styles.bar}>
        {heading}
        <CopyButton text={text} duration={duration} />
      </div>
      {children}
    </div>
  );
}

/** A highlighted code block. */
export function StaticCode({ language, title, html }: StaticCodeProps): ReactNode {
  return (
    <CodeFrame
      heading={
        <span className={styles.title} translate="no">
          {title ?? language}
        </span>
      }
    >
      <CodeText label={title} html={html} />
    </CodeFrame>
  );
}

/** A code block whose text comes as children, without colours. */
export function PlainCode({
  children,
  language,
  title,
}: {
  readonly children?: ReactNode;
  readonly language?: string;
  readonly title?: ReactNode;
}): ReactNode {
  return (
    <CodeFrame
      heading={
        <span className={styles.title} translate="no">
          {title ?? language}
        </span>
      }
    >
      <CodeText label={typeof title === 'string' ? title : undefined}>{children}</CodeText>
    </CodeFrame>
  );
}
