/**
 * The button in the header that opens the settings. The panel's code loads when a reader comes near the button; when
 * it can't be had, the reader is told, and the next press tries again.
 */
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { HEADER_TEXTS } from '../i18n/dictionary/header';
import { useOnDemand } from '../on-demand';
import { Remount } from '../remount';
import { loadPanel } from './loadPanel';
import styles from './SettingsButton.module.css';
import type { SettingsPanelProps } from './SettingsPanel';

export interface SettingsButtonProps {
  /** Drawn inside the menu of narrow screens; the header shows the button at every width, so nothing is drawn there. */
  readonly mobile?: boolean;
}

/** 24 px outline of a wheel with eight teeth. */
const GEAR =
  'M10.1 5.2L10.4 2.5L13.6 2.5L13.9 5.2L15.5 5.8L17.5 4.2L19.8 6.5L18.2 8.5L18.8 10.1L21.5 10.4L21.5 13.6L18.8 13.9L18.2 15.5L19.8 17.5L17.5 19.8L15.5 18.2L13.9 18.8L13.6 21.5L10.4 21.5L10.1 18.8L8.5 18.2L6.5 19.8L4.2 17.5L5.8 15.5L5.2 13.9L2.5 13.6L2.5 10.4L5.2 10.1L5.8 8.5L4.2 6.5L6.5 4.2L8.5 5.8Z';

function prefetch(): void {
  // The press tells of a failure.
  loadPanel().catch(() => undefined);
}

export function SettingsButton({ mobile = false }: SettingsButtonProps): ReactNode {
  return mobile ? null : <HeaderButton />;
}

function HeaderButton(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<ComponentType<SettingsPanelProps> | null>(null);
  const label = HEADER_TEXTS.settings();

  const [problem, get] = useOnDemand(loadPanel, 'header');
  const open = () => get(({ SettingsPanel }) => setPanel(() => SettingsPanel));
  const close = () => {
    setPanel(null);
    // Browsers give the focus back by themselves only to what a press has focused, and not all do that to a button.
    button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={Panel !== null}
        title={label}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={open}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20">
          <path d={GEAR} />
          <circle cx="12" cy="12" r="3" />
        </svg>
      </button>
      {Panel && (
        <Remount>
          <Panel onClose={close} />
        </Remount>
      )}
      {problem}
    </>
  );
}
