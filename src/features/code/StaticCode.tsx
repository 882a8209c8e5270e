/** Code blocks of pages. The highlighted HTML comes from the build; nothing here colours code. */
import { type ReactNode, type UIEventHandler, useRef, useState } from 'react';
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

/** What a long block shows of itself. */
const FOLDED_LINES = 12;
/** A block with fewer lines is whole: the button would take as much space as what it hides. */
const MIN_HIDDEN_LINES = 4;

/** Without the line break that ends the last line. */
function codeOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\n$/, '');
}

/** The text of a block. Long lines scroll, so the Tab key leads here; `label` is what it is announced as. */
export function CodeText({
  label,
  children,
  html,
  isFolded = false,
  onScroll,
}: {
  readonly label?: string;
  readonly children?: ReactNode;
  readonly html?: string;
  /** Shows the first lines only, except on paper and without scripts. */
  readonly isFolded?: boolean;
  readonly onScroll?: UIEventHandler<HTMLElement>;
}): ReactNode {
  const name = CODE_TEXTS.label();
  return (
    <pre
      className={`prism ${styles.text}`}
      translate="no"
      tabIndex={0}
      role="group"
      aria-label={label ?? name}
      data-folded={isFolded || undefined}
      onScroll={onScroll}
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

/**
 * The text of a long block, folded at first. It can't be scrolled down by hand while it is folded: a search in the page
 * or a selection did, and unfolds it.
 */
function FoldedCode({
  label,
  html,
  lineCount,
}: {
  readonly label?: string;
  readonly html: string;
  readonly lineCount: number;
}): ReactNode {
  const [isFolded, setFolded] = useState(true);
  return (
    <>
      <CodeText
        label={label}
        html={html}
        isFolded={isFolded}
        onScroll={({ currentTarget }) => {
          if (isFolded && currentTarget.scrollTop > 0) {
            setFolded(false);
          }
        }}
      />
      <button
        type="button"
        className={`${styles.tab} ${styles.more}`}
        aria-expanded={!isFolded}
        onClick={() => setFolded(!isFolded)}
      >
        {isFolded ? CODE_TEXTS.showAll({ count: lineCount }) : CODE_TEXTS.showFewer()}
      </button>
    </>
  );
}

/** A highlighted code block. */
export function StaticCode({ language, title, html }: StaticCodeProps): ReactNode {
  const lineCount = html.split('\n').length;
  return (
    <CodeFrame
      heading={
        <span className={styles.title} translate="no">
          {title ?? language}
        </span>
      }
    >
      {lineCount < FOLDED_LINES + MIN_HIDDEN_LINES ? (
        <CodeText label={title} html={html} />
      ) : (
        <FoldedCode label={title} html={html} lineCount={lineCount} />
      )}
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
