/** A demo in a document of its own, for demos about the window itself. It runs in the browser only. */
import { useCallback, useEffect, useRef, type ReactElement } from 'react';
import { DEMO_TEXTS } from '../../i18n/dictionary/demo';
import { LoadProblem } from './LoadProblem';
import type { IslandTarget } from '../types';
import { useIsland, type IslandOptions } from './useIsland';
import styles from './DemoIsland.module.css';

interface DemoFrameProps extends IslandOptions {
  readonly id: string;
  /** px */
  readonly height?: number;
}

const DEFAULT_HEIGHT = 400;
const FRAME_SOURCE =
  '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body></body></html>';

export function DemoFrame({
  id,
  height = DEFAULT_HEIGHT,
  ...options
}: DemoFrameProps): ReactElement {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<Promise<IslandTarget>>(undefined);
  const stopFollowing = useRef<() => void>(undefined);

  const findTarget = useCallback(async (element: HTMLIFrameElement): Promise<IslandTarget> => {
    const { copyStyleSheets, followPage, frameDocument } = await import('./frameDocument');
    const prepare = async () => {
      const inside = await frameDocument(element);
      stopFollowing.current = followPage(document, inside);
      const container = inside.createElement('div');
      container.setAttribute('data-demo-canvas', '');
      inside.body.append(container);
      return { container, hasServerHtml: false, frame: inside };
    };
    place.current ??= prepare().catch((error: unknown) => {
      place.current = undefined;
      throw error;
    });
    const target = await place.current;
    copyStyleSheets(document, target.container.ownerDocument);
    return target;
  }, []);
  const { failed, retry } = useIsland(frame, findTarget, options);

  useEffect(() => () => stopFollowing.current?.(), []);

  return (
    <>
      <iframe
        ref={frame}
        id={id}
        className={styles.frame}
        style={{ blockSize: height }}
        title={DEMO_TEXTS.frameTitle({ name: options.demo.name })}
        srcDoc={FRAME_SOURCE}
      />
      {failed && <LoadProblem onRetry={retry} />}
    </>
  );
}
