/** The choice of a theme of the reader's own for all demos: whether it is on, and the way to its dialog. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ShellId } from '../../lib/pages/shellIds';
import { OWN_THEME_TEXTS } from '../i18n/dictionary/ownTheme';
import { problemText } from '../i18n/themeProblem';
import { DRAFT_KEY, loadCheck, turnOff } from '../own-theme';
import { useChoice } from '../stored-choice';
import { useThemeState } from '../theme-state';
import { OwnThemeDialog } from './OwnThemeDialog';
import { BUTTONS } from './ownThemeStyles';
import styles from './SettingsPanel.module.css';

const HEADING_ID = 'own-theme' satisfies ShellId;

/** What is wrong with a kept theme; empty while that isn't known, or if nothing is. */
function useProblem(text: string): string {
  const [found, setFound] = useState({ text: '', problem: '' });
  useEffect(() => {
    let left = false;
    if (text) {
      loadCheck().then(
        ({ checkTheme }) => {
          const checked = checkTheme(text);
          if (!left && 'kind' in checked) {
            setFound({ text, problem: problemText(checked) });
          }
        },
        // The dialog says it when the theme is applied.
        () => undefined,
      );
    }
    return () => {
      left = true;
    };
  }, [text]);
  return found.text === text ? found.problem : '';
}

export function OwnThemeChoice(): ReactNode {
  const opener = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { ownTheme } = useThemeState();
  const draft = useChoice(DRAFT_KEY) ?? '';
  const problem = useProblem(ownTheme || draft);

  useEffect(() => {
    // No demo of this page has read it yet.
    if (ownTheme && problem) {
      turnOff();
    }
  }, [ownTheme, problem]);

  const stop = () => {
    turnOff();
    // The pressed button is removed.
    opener.current?.focus();
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const off = problem ? OWN_THEME_TEXTS.broken({ problem }) : OWN_THEME_TEXTS.off();
  const state = ownTheme && !problem ? OWN_THEME_TEXTS.on() : off;

  return (
    <div role="group" aria-labelledby={HEADING_ID}>
      <h3 id={HEADING_ID} className={styles.heading}>
        {OWN_THEME_TEXTS.title()}
      </h3>
      <p className={styles.hint} role="status">
        <span>{state}</span>
      </p>
      <div style={BUTTONS}>
        <button
          ref={opener}
          type="button"
          className="button button--outline button--primary"
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {ownTheme || draft ? OWN_THEME_TEXTS.edit() : OWN_THEME_TEXTS.setUp()}
        </button>
        {ownTheme && (
          <button type="button" className="button button--outline button--primary" onClick={stop}>
            {OWN_THEME_TEXTS.turnOff()}
          </button>
        )}
      </div>
      {open && <OwnThemeDialog onClose={close} />}
    </div>
  );
}
