/** What the edited code writes to the console. */
import type { ReactElement } from 'react';
import { LIVE_EDIT_TEXTS } from '../i18n/dictionary/liveEdit';
import type { ConsoleLine } from './session';

interface LiveConsoleProps {
  readonly lines: readonly ConsoleLine[];
  readonly onClear: () => void;
}

export function LiveConsole({ lines, onClear }: LiveConsoleProps): ReactElement {
  return (
    // Long output scrolls, so the keyboard must get there.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="live-console" role="group" aria-label={LIVE_EDIT_TEXTS.console()} tabIndex={0}>
      <div className="live-console-head">
        <span aria-hidden="true">{LIVE_EDIT_TEXTS.console()}</span>
        <button type="button" className="live-button" onClick={onClear}>
          {LIVE_EDIT_TEXTS.clearConsole()}
        </button>
      </div>
      <ol translate="no">
        {lines.map(({ level, text, count }, index) => (
          <li key={index} data-level={level}>
            <span>{text}</span>
            {count > 1 && (
              <span className="live-count">
                <span aria-hidden="true">{`×${count}`}</span>
                <span className="live-unseen">{LIVE_EDIT_TEXTS.times({ count })}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
