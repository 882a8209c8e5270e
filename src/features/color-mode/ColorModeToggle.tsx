/**
 * The button of the header that goes through system, light and dark. Its icon is chosen by CSS from the attributes of
 * `<html>`, which are right before the first paint; so nothing flips when the page comes alive.
 */
import { type ReactNode, useState } from 'react';
import clsx from 'clsx';
import { COLOR_MODE_TEXTS } from '../i18n/dictionary/colorMode';
import { type ColorMode, nextColorMode } from '../../lib/theme/colorMode';
import styles from './ColorModeToggle.module.css';
import { useColorMode } from './useColorMode';
import { useDocusaurusFollows } from './useDocusaurusFollows';

/** 24 px outlines, drawn with the text colour. */
const ICON_PATHS = {
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2v2.5M12 19.5V22M4.93 4.93 6.7 6.7M17.3 17.3l1.77 1.77M2 12h2.5M19.5 12H22M4.93 19.07 6.7 17.3M17.3 6.7l1.77-1.77',
  dark: 'M20.5 14.2A8.5 8.5 0 1 1 9.8 3.5a7 7 0 0 0 10.7 10.7Z',
  system:
    'M4 4.5h16a1.5 1.5 0 0 1 1.5 1.5v9.5A1.5 1.5 0 0 1 20 17H4a1.5 1.5 0 0 1-1.5-1.5V6A1.5 1.5 0 0 1 4 4.5ZM12 17v3.5M8 20.5h8',
} as const satisfies Record<ColorMode, string>;

const ICON_CLASSES = {
  light: styles.light,
  dark: styles.dark,
  system: styles.system,
} as const satisfies Record<ColorMode, string | undefined>;

function ModeIcon({ mode }: { readonly mode: ColorMode }): ReactNode {
  return (
    <svg
      aria-hidden="true"
      className={clsx(styles.icon, ICON_CLASSES[mode])}
      viewBox="0 0 24 24"
      width="20"
      height="20"
    >
      <path d={ICON_PATHS[mode]} />
    </svg>
  );
}

export interface ColorModeToggleProps {
  /** Class of the outer element. */
  readonly className?: string;
}

export function ColorModeToggle({ className }: ColorModeToggleProps): ReactNode {
  const { mode, setMode } = useColorMode();
  const [announced, setAnnounced] = useState('');
  useDocusaurusFollows();

  const next = nextColorMode(mode);
  const current = (which: ColorMode) =>
    COLOR_MODE_TEXTS.current({ mode: COLOR_MODE_TEXTS[which]() });
  const label = COLOR_MODE_TEXTS.toggle({
    current: current(mode),
    next: COLOR_MODE_TEXTS[next](),
  });

  return (
    <div className={clsx(styles.root, className)}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        onClick={() => {
          setMode(next);
          setAnnounced(current(next));
        }}
      >
        <ModeIcon mode="light" />
        <ModeIcon mode="dark" />
        <ModeIcon mode="system" />
      </button>
      <span role="status" className={styles.announcement}>
        {announced}
      </span>
    </div>
  );
}
