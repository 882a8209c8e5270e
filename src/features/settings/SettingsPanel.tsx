/**
 * The panel with all that a reader can choose: a native dialog over the page, at its end side. Each choice acts at
 * once, through the store that it belongs to; the panel holds no state of its own.
 */
import { type ReactNode, useEffect, useRef } from 'react';
import type { ShellId } from '../../lib/pages/shellIds';
import { useColorMode } from '../color-mode';
import { SETTINGS_TEXTS } from '../i18n/dictionary/settings';
import { STYLING_TEXTS } from '../i18n/dictionary/styling';
import { CloseButton, closeByBackdrop } from '../modal';
import { HideChoice, usePlanChoice } from '../my-plan';
import { setCodeStyling, setCodeVariant, useCodePreferences } from '../preferences';
import {
  dispatchTheme,
  followDirection,
  prepareMirroredStyles,
  useThemeState,
} from '../theme-state';
import { Choice } from './Choice';
import { ConsentChoice } from './ConsentChoice';
import { OwnThemeChoice } from './OwnThemeChoice';
import styles from './SettingsPanel.module.css';

const TITLE_ID = 'settings-title' satisfies ShellId;

export interface SettingsPanelProps {
  /** Called once the panel has closed, however that came. */
  readonly onClose: () => void;
}

export function SettingsPanel({ onClose }: SettingsPanelProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (!element) {
      return undefined;
    }
    followDirection();
    if (!element.open) {
      element.showModal();
    }
    return closeByBackdrop(element);
  }, []);

  return (
    <dialog ref={dialog} className={styles.panel} aria-labelledby={TITLE_ID} onClose={onClose}>
      <div className={styles.content}>
        <div className={styles.header}>
          <h2 id={TITLE_ID} className={styles.title}>
            {SETTINGS_TEXTS.title()}
          </h2>
          <CloseButton label={SETTINGS_TEXTS.close()} onClick={() => dialog.current?.close()} />
        </div>
        <AppearanceChoices />
        <OwnThemeChoice />
        <CodeChoices />
        <PlanChoices />
        {process.env.ANALYTICS_ID ? <ConsentChoice /> : null}
      </div>
    </dialog>
  );
}

/** Mode, direction, density and theme of demos. */
function AppearanceChoices(): ReactNode {
  const { mode, setMode } = useColorMode();
  const { direction, dense, demoTheme } = useThemeState();
  return (
    <>
      <Choice
        id="settings-mode"
        heading={SETTINGS_TEXTS.mode()}
        value={mode}
        options={{
          light: SETTINGS_TEXTS.light(),
          system: SETTINGS_TEXTS.system(),
          dark: SETTINGS_TEXTS.dark(),
        }}
        onChoose={setMode}
      />
      <Choice
        id="settings-direction"
        heading={SETTINGS_TEXTS.direction()}
        value={direction}
        options={{ ltr: SETTINGS_TEXTS.ltr(), rtl: SETTINGS_TEXTS.rtl() }}
        onApproach={prepareMirroredStyles}
        onChoose={(chosen) => dispatchTheme({ type: 'CHANGE', payload: { direction: chosen } })}
      />
      <Choice
        id="settings-density"
        heading={SETTINGS_TEXTS.density()}
        value={dense ? 'dense' : 'default'}
        options={{ default: SETTINGS_TEXTS.normal(), dense: SETTINGS_TEXTS.dense() }}
        onChoose={(chosen) =>
          dispatchTheme(
            chosen === 'dense' ? { type: 'SET_DENSE', payload: true } : { type: 'RESET_DENSITY' },
          )
        }
      />
      <Choice
        id="settings-demo-theme"
        heading={SETTINGS_TEXTS.demoTheme()}
        hint={SETTINGS_TEXTS.demoThemeHint()}
        value={demoTheme}
        options={{ material: SETTINGS_TEXTS.material(), docs: SETTINGS_TEXTS.docs() }}
        onChoose={(chosen) => dispatchTheme({ type: 'CHANGE', payload: { demoTheme: chosen } })}
      />
    </>
  );
}

/** Language and styling of the source of demos. */
function CodeChoices(): ReactNode {
  const { variant, styling } = useCodePreferences();
  return (
    <>
      <Choice
        id="settings-code"
        heading={SETTINGS_TEXTS.code()}
        hint={SETTINGS_TEXTS.codeHint()}
        value={variant}
        options={{ TS: SETTINGS_TEXTS.typescript(), JS: SETTINGS_TEXTS.javascript() }}
        onChoose={setCodeVariant}
      />
      <Choice
        id="settings-styling"
        heading={SETTINGS_TEXTS.styling()}
        hint={SETTINGS_TEXTS.stylingHint()}
        value={styling}
        options={{
          system: STYLING_TEXTS.system(),
          tailwind: STYLING_TEXTS.tailwind(),
          css: STYLING_TEXTS.css(),
        }}
        onChoose={setCodeStyling}
      />
    </>
  );
}

/** The plan of MUI X that the reader has, and whether to hide what needs another one. */
function PlanChoices(): ReactNode {
  const { title, hint, options, plan, choose, hide } = usePlanChoice();
  return (
    <div>
      <Choice
        id="settings-plan"
        heading={title}
        hint={hint}
        value={plan}
        options={options}
        onChoose={choose}
      />
      <HideChoice hide={hide} />
    </div>
  );
}
