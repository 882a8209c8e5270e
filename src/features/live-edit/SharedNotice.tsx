/** Says that an address brought somebody else's code, and waits for the reader's word. */
import { useEffect, useRef, type ReactElement } from 'react';
import { LIVE_EDIT_TEXTS } from '../i18n/dictionary/liveEdit';

export interface SharedNoticeProps {
  /** `undefined`: it can be run. */
  readonly problem?: 'broken' | 'outdated' | undefined;
  readonly onRun: () => void;
  readonly onLeave: () => void;
}

export function SharedNotice({ problem, onRun, onLeave }: SharedNoticeProps): ReactElement {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The address names no element, so the browser stayed at the top.
    notice.current?.closest('[data-demo]')?.scrollIntoView();
    notice.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div
      ref={notice}
      className="live-notice"
      role="group"
      aria-label={LIVE_EDIT_TEXTS.sharedTitle()}
      tabIndex={-1}
    >
      <p className="live-notice-title">{LIVE_EDIT_TEXTS.sharedTitle()}</p>
      {problem ? (
        <>
          <p role="alert">
            {problem === 'broken'
              ? LIVE_EDIT_TEXTS.sharedBroken()
              : LIVE_EDIT_TEXTS.sharedOutdated()}
          </p>
          <button type="button" className="live-button" onClick={onLeave}>
            {LIVE_EDIT_TEXTS.close()}
          </button>
        </>
      ) : (
        <>
          <p>{LIVE_EDIT_TEXTS.sharedText()}</p>
          <button type="button" className="live-button" onClick={onRun}>
            {LIVE_EDIT_TEXTS.sharedRun()}
          </button>
          <button type="button" className="live-button" onClick={onLeave}>
            {LIVE_EDIT_TEXTS.sharedLeave()}
          </button>
        </>
      )}
    </div>
  );
}
