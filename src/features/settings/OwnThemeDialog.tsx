/** The dialog for a theme of the reader's own: a native dialog over the settings. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ShellId } from '../../lib/pages/shellIds';
import { OWN_THEME_TEXTS } from '../i18n/dictionary/ownTheme';
import { problemText, weaknessText } from '../i18n/themeProblem';
import { CloseButton, closeByBackdrop } from '../modal';
import { useOnDemand } from '../on-demand';
import { keepUnsaved, keptText, loadCheck, turnOff, turnOn, unsavedText } from '../own-theme';
import { useThemeState } from '../theme-state';
import { BUTTONS, CONTENT, DIALOG, FIELD, PROBLEM, TEXT } from './ownThemeStyles';
import styles from './SettingsPanel.module.css';

const TITLE_ID = 'own-theme-title' satisfies ShellId;
const FIELD_ID = 'own-theme-text' satisfies ShellId;
const HINT_ID = 'own-theme-hint' satisfies ShellId;
const PROBLEM_ID = 'own-theme-problem' satisfies ShellId;

export interface OwnThemeDialogProps {
  /** Called once the dialog has closed, however that came. */
  readonly onClose: () => void;
}

export function OwnThemeDialog({ onClose }: OwnThemeDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [start] = useState(() => unsavedText() || keptText());
  const [problem, setProblem] = useState('');
  const [message, setMessage] = useState('');
  const { ownTheme } = useThemeState();
  const [loadProblem, get] = useOnDemand(loadCheck, 'inline');

  useEffect(() => {
    const element = dialog.current;
    if (!element) {
      return undefined;
    }
    if (!element.open) {
      element.showModal();
      field.current?.focus();
    }
    return closeByBackdrop(element);
  }, []);

  const apply = () => {
    // The same problem or message is announced again.
    setProblem('');
    setMessage('');
    get(({ checkTheme }) => {
      const element = field.current;
      if (!element) {
        return;
      }
      const checked = checkTheme(element.value);
      if ('kind' in checked) {
        setProblem(problemText(checked));
        element.focus();
        element.setSelectionRange(checked.offset, checked.offset);
      } else {
        turnOn(element.value);
        keepUnsaved('');
        setMessage(`${OWN_THEME_TEXTS.applied()} ${weaknessText(checked)}`.trim());
      }
    });
  };
  const stop = () => {
    turnOff();
    setProblem('');
    setMessage(OWN_THEME_TEXTS.turnedOff());
    // The pressed button is removed.
    field.current?.focus();
  };

  return (
    <dialog
      ref={dialog}
      className={styles.panel}
      style={DIALOG}
      aria-labelledby={TITLE_ID}
      onClose={(event) => {
        // The settings are a dialog too.
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.content} style={CONTENT}>
        <div className={styles.header}>
          <h2 id={TITLE_ID} className={styles.title}>
            {OWN_THEME_TEXTS.title()}
          </h2>
          <CloseButton label={OWN_THEME_TEXTS.close()} onClick={() => dialog.current?.close()} />
        </div>
        <div>
          <label htmlFor={FIELD_ID} className={styles.heading}>
            {OWN_THEME_TEXTS.label()}
          </label>
          <p id={HINT_ID} className={styles.hint}>
            {OWN_THEME_TEXTS.hint()}
          </p>
        </div>
        <textarea
          ref={field}
          id={FIELD_ID}
          style={FIELD}
          dir="ltr"
          translate="no"
          spellCheck={false}
          autoCapitalize="off"
          defaultValue={start}
          aria-describedby={`${HINT_ID} ${PROBLEM_ID}`}
          aria-invalid={problem !== ''}
          onChange={({ target }) => {
            setProblem('');
            // Escape closes the dialog, and the page may be left.
            keepUnsaved(target.value === keptText() ? '' : target.value);
          }}
        />
        <p id={PROBLEM_ID} role="alert" style={PROBLEM}>
          <span>{problem}</span>
        </p>
        <p role="status" style={TEXT}>
          <span>{message}</span>
        </p>
        {loadProblem}
        <div style={BUTTONS}>
          <button type="button" className="button button--primary" onClick={apply}>
            {OWN_THEME_TEXTS.apply()}
          </button>
          {ownTheme && (
            <button type="button" className="button button--outline button--primary" onClick={stop}>
              {OWN_THEME_TEXTS.turnOff()}
            </button>
          )}
        </div>
      </div>
    </dialog>
  );
}
