/**
 * The source below a demo: the preview, or the files in full. Text only: an editor would take the place of
 * `CodeText` for the first file.
 */
import { useMemo, useRef, type ReactElement } from 'react';
import type { DemoFile } from '../../../lib/code/demo';
import { DEMO_TEXTS } from '../../i18n/dictionary/demo';
import { useFindable } from '../../findable';
import { LoadErrorReason } from '../../on-demand/LoadErrorReason';
import type { ChosenText } from '../block/demoView';
import { FileTabs, tabId } from './FileTabs';
import styles from './DemoCode.module.css';

/** What there is to show. */
export type CodeContent =
  /** More than one only while a style sheet has to choose. */
  | { readonly kind: 'preview'; readonly texts: readonly ChosenText[] }
  | { readonly kind: 'full'; readonly files: readonly DemoFile[]; readonly active: number }
  /** `texts`: what stands there meanwhile. `fromServer`: nothing, or what the server wrote, which is in TypeScript. */
  | {
      readonly kind: 'loading';
      readonly texts: readonly ChosenText[];
      readonly fromServer: boolean;
    }
  | { readonly kind: 'failed' };

interface DemoCodeProps {
  readonly id: string;
  /** File name of the demo, for the accessible name. */
  readonly name: string;
  readonly content: CodeContent;
  readonly onFile: (index: number) => void;
  readonly onRetry: () => void;
}

interface CodeTextProps extends Omit<ChosenText, 'key'> {
  /** The name of the file, where there are several. */
  readonly file?: string | undefined;
  readonly isInactive?: boolean;
}

function CodeText({
  html,
  variant,
  stylings,
  file,
  isInactive = false,
}: CodeTextProps): ReactElement {
  // React writes the HTML anew for a new object, which would drop a selection, or what the server wrote.
  const inner = useMemo(() => ({ __html: html }), [html]);
  return (
    <pre
      className={`prism ${styles.text}`}
      translate="no"
      data-variant={variant}
      data-stylings={stylings}
      data-file={file}
      data-inactive={isInactive || undefined}
    >
      <code
        data-empty={DEMO_TEXTS.loadingSource()}
        suppressHydrationWarning
        dangerouslySetInnerHTML={inner}
      />
    </pre>
  );
}

export function DemoCode({ id, name, content, onFile, onRetry }: DemoCodeProps): ReactElement {
  const scroller = useRef<HTMLDivElement>(null);
  const files = content.kind === 'full' ? content.files : [];
  const active = content.kind === 'full' ? content.active : 0;
  const hasTabs = files.length > 1;
  useFindable(scroller, hasTabs ? active : undefined, onFile);
  if (content.kind === 'failed') {
    return (
      <div id={id} className={styles.code}>
        <p role="alert" className={styles.message}>
          <LoadErrorReason>
            <span>{DEMO_TEXTS.sourceFailed()}</span>{' '}
            <button type="button" className={styles.retry} onClick={onRetry}>
              {DEMO_TEXTS.tryAgain()}
            </button>
          </LoadErrorReason>
        </p>
      </div>
    );
  }
  // All files are there, so that a search in the page and paper have them. The first one takes the place of what stood there.
  const texts: readonly (ChosenText & CodeTextProps)[] =
    content.kind === 'full'
      ? files.map((file, index) => ({
          key: index === 0 ? 'full' : file.name,
          html: file.html,
          file: hasTabs ? file.name : undefined,
          isInactive: index !== active,
        }))
      : content.texts;
  const fromServer = content.kind === 'loading' && content.fromServer;
  const panelId = `${id}-panel`;
  // Long code scrolls, so the keyboard must get there.
  const panel = hasTabs
    ? ({ role: 'tabpanel', 'aria-labelledby': tabId(panelId, active), tabIndex: 0 } as const)
    : ({ role: 'group', 'aria-label': DEMO_TEXTS.sourceOf({ file: name }), tabIndex: 0 } as const);
  return (
    <div
      id={id}
      className={styles.code}
      data-code={content.kind}
      data-from-server={fromServer || undefined}
    >
      {hasTabs && <FileTabs files={files} active={active} panelId={panelId} onSelect={onFile} />}
      <div ref={scroller} id={panelId} className={styles.scroller} {...panel}>
        {texts.map(({ key, ...text }) => (
          <CodeText key={key} {...text} />
        ))}
      </div>
    </div>
  );
}
