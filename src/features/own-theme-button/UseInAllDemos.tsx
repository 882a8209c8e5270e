/** A button in pages that shows the theme of a demo in all demos: the demo shows the code of that theme. */
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { THEME_KEYS } from '../../lib/theme/themeState';
import { OWN_THEME_TEXTS } from '../i18n/dictionary/ownTheme';
import { problemText, weaknessText } from '../i18n/themeProblem';
import { useOnDemand } from '../on-demand';
import { loadCheck, turnOff, turnOn } from '../own-theme';
import { useChoice } from '../stored-choice';

export interface UseInAllDemosProps {
  /** The end of the demo's path, such as `palette/PaletteTool.tsx`. Its first `<pre>` is the code of the theme. */
  readonly demo: string;
}

// Here and in the settings, styles of their own would be in the style sheet of every page.
const ROW = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const;

const never = () => () => undefined;

function codeOfDemo(demo: string): string {
  const canvas = `[data-demo-canvas$="${CSS.escape(demo)}"]`;
  return document.querySelector(`${canvas} pre`)?.textContent ?? '';
}

export function UseInAllDemos({ demo }: UseInAllDemosProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const ownTheme = useChoice(THEME_KEYS.ownTheme);
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [message, setMessage] = useState('');
  const [loadProblem, get] = useOnDemand(loadCheck, 'inline');

  const use = () =>
    get(({ checkTheme }) => {
      const text = codeOfDemo(demo);
      const checked = checkTheme(text);
      if ('kind' in checked) {
        setMessage(problemText(checked));
      } else {
        turnOn(text);
        setMessage(`${OWN_THEME_TEXTS.applied()} ${weaknessText(checked)}`.trim());
      }
    });
  const stop = () => {
    turnOff();
    setMessage(OWN_THEME_TEXTS.turnedOff());
    // The pressed button is removed.
    button.current?.focus();
  };

  return (
    // Without scripts the buttons could do nothing.
    <div
      className="margin-bottom--md"
      style={{ ...ROW, visibility: hydrated ? undefined : 'hidden' }}
    >
      <button ref={button} type="button" className="button button--primary" onClick={use}>
        {OWN_THEME_TEXTS.useInAll()}
      </button>
      {ownTheme && (
        <button type="button" className="button button--outline button--primary" onClick={stop}>
          {OWN_THEME_TEXTS.turnOff()}
        </button>
      )}
      <span role="status">
        <span>{message}</span>
      </span>
      {loadProblem}
    </div>
  );
}
