/**
 * A demo as an island in the page: the server's HTML first, the running demo when the reader comes near. What runs in
 * it has a React root of its own and can't take the page down.
 */
import { useRef, type CSSProperties, type ReactElement } from 'react';
import { SNAPSHOT_ATTRIBUTE } from '../../../lib/code/demo';
import { LoadProblem } from './LoadProblem';
import { identifierPrefix, servedStylings } from '../block/demoView';
import type { DemoModule, IslandTarget } from '../types';
import { useIsland, type IslandOptions } from './useIsland';
import styles from './DemoIsland.module.css';

interface DemoIslandProps extends IslandOptions {
  readonly id: string;
  /** px; reserved before the demo runs. */
  readonly height?: number;
}

/**
 * In the browser the content of the ground isn't React's: it keeps what the server wrote. One object for ever: React
 * writes the HTML anew for another one, and the demo would be gone.
 */
const UNMANAGED_HTML = { __html: '' } as const;

function serverHtml({ name, file, renderServer, snapshot }: DemoModule): {
  readonly __html: string;
} {
  if (snapshot !== undefined) {
    return { __html: `<div data-server ${SNAPSHOT_ATTRIBUTE}>${snapshot}</div>` };
  }
  if (!renderServer) {
    return UNMANAGED_HTML;
  }
  try {
    return { __html: `<div data-server>${renderServer(identifierPrefix(name))}</div>` };
  } catch (error) {
    throw new Error(
      `The demo ${file} throws when it is rendered on the server: ${String(error)}. A demo must render without window, document and storage; read those in an effect.`,
      { cause: error },
    );
  }
}

/** Nothing has been put here since the server's HTML, if there was any. */
function targetInPage(host: HTMLElement): IslandTarget {
  return { container: host, hasServerHtml: host.firstElementChild !== null };
}

export function DemoIsland({ id, height, ...options }: DemoIslandProps): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const { failed, retry } = useIsland(host, targetInPage, options);
  const { demo, plain } = options;
  // Renders within a rendering, which React allows here but not inside a hook.
  const html = plain ? UNMANAGED_HTML : serverHtml(demo);
  const reserved: CSSProperties | undefined = height ? { minBlockSize: height } : undefined;
  return (
    <>
      <div
        ref={host}
        id={id}
        className={styles.canvas}
        style={reserved}
        data-demo-canvas={demo.file}
        data-theme-name={demo.theme}
        data-served={servedStylings('system', demo.stylings)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={html}
      />
      {failed && <LoadProblem onRetry={retry} />}
    </>
  );
}
