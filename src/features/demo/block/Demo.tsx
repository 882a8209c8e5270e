/** The demo block of a page: anchors, the demo on its ground, and its source below. */
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { useCallback, useEffect, useRef, useState, type ReactElement } from 'react';
import type { DemoOptions } from '../../../lib/code/demo';
import { isPlaygroundPath } from '../../../lib/pages/paths';
import type { ShellId } from '../../../lib/pages/shellIds';
import { useCodePreferences } from '../../preferences';
import { Remount } from '../../remount';
import { DEMO_TEXTS } from '../../i18n/dictionary/demo';
import { ALWAYS_ENGLISH, useLanguages } from '../../i18n/languages';
import { DemoFrame } from '../island/DemoFrame';
import { DemoIsland } from '../island/DemoIsland';
import { DemoSource } from '../source/DemoSource';
import { anchorIds, availableStyling } from './demoView';
import type { DemoModule, LiveView } from '../types';
import styles from './Demo.module.css';

export interface DemoProps extends Partial<DemoOptions> {
  readonly demo: DemoModule;
  /** Its texts are those of the site, and it says itself which parts are English. */
  readonly isPlayground?: boolean;
}

/** Puts the focus before the demo, so that the next Tab moves into it; there only while it has the focus. */
function FocusStart({ onLeave }: { readonly onLeave: () => void }): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
  }, []);
  return (
    <button
      ref={button}
      type="button"
      tabIndex={-1}
      className={styles.focusStart}
      aria-label={DEMO_TEXTS.focusStart()}
      onBlur={onLeave}
    />
  );
}

export function Demo({
  demo,
  bg = 'outlined',
  defaultCodeOpen,
  hideToolbar = false,
  maxWidth,
  height,
  iframe = false,
  isPlayground = false,
}: DemoProps): ReactElement {
  const { shell } = useLanguages();
  const plain = isPlaygroundPath(useLocation().pathname);
  const styling = availableStyling(useCodePreferences().styling, demo.stylings);
  const [resets, setResets] = useState(0);
  const [focusFromStart, setFocusFromStart] = useState(false);
  const onReset = useCallback(() => setResets((count) => count + 1), []);
  const [live, setLive] = useState<LiveView>();

  const { collectAnchor } = useBrokenLinks();
  const [name, ...sourceIds] = anchorIds(demo.name, demo.stylings);
  [name, ...sourceIds].forEach((id) => collectAnchor(id));

  const canvasId = `demo-${demo.name}` satisfies ShellId;
  const island = { id: canvasId, demo, styling, plain, resets, onReset, height };
  return (
    <div
      id={name}
      className={styles.root}
      data-demo={demo.name}
      data-alone={hideToolbar || undefined}
      data-needs={demo.plan}
      data-part-needs={demo.plan}
    >
      {demo.plan && demo.BeyondNote && <demo.BeyondNote plan={demo.plan} />}
      {sourceIds.map((id) => (
        <span key={id} id={id} className={styles.anchor} />
      ))}
      <div
        className={clsx(styles.preview, styles[bg], hideToolbar && styles.alone)}
        data-plain={plain || undefined}
      >
        {focusFromStart && <FocusStart onLeave={() => setFocusFromStart(false)} />}
        <div
          className={styles.width}
          lang={isPlayground ? shell : ALWAYS_ENGLISH}
          // Its texts are those of the code below. Packages render many of them where a translator can't replace them.
          translate={isPlayground ? undefined : 'no'}
          style={maxWidth ? { maxInlineSize: maxWidth } : undefined}
        >
          {!live?.hasResult && (iframe ? <DemoFrame {...island} /> : <DemoIsland {...island} />)}
          {live?.result}
        </div>
      </div>
      {!hideToolbar && (
        <Remount>
          <DemoSource
            {...island}
            defaultCodeOpen={defaultCodeOpen}
            isFrame={iframe}
            live={live}
            onLive={setLive}
            onResetFocus={() => setFocusFromStart(true)}
          />
        </Remount>
      )}
    </div>
  );
}
