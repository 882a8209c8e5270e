/** Says that an address brought somebody else's code, and waits for the reader's word. */
import { useEffect, useRef, type ReactElement } from 'react';
import { LIVE_EDIT_TEXTS } from '../i18n/dictionary/liveEdit';
import { useFocusReturn } from './leaveEditor';

/** `missing`: the page has no such demo. */
export type SharedProblem = 'broken' | 'outdated' | 'missing';

const PROBLEMS = {
  broken: LIVE_EDIT_TEXTS.sharedBroken,
  outdated: LIVE_EDIT_TEXTS.sharedOutdated,
  missing: LIVE_EDIT_TEXTS.sharedMissing,
} as const satisfies Record<SharedProblem, (values: { name: string }) => string>;

export interface SharedNoticeProps {
  /** `undefined`: it can be run. */
  readonly problem?: SharedProblem | undefined;
  /** The demo that the address names. */
  readonly name: string;
  readonly onRun: () => void;
  readonly onLeave: () => void;
}

export function SharedNotice({ problem, name, onRun, onLeave }: SharedNoticeProps): ReactElement {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The address names no element, so the browser stayed at the top.
    notice.current?.closest('[data-demo]')?.scrollIntoView();
  }, []);
  useEffect(() => {
    // A problem takes away the button that had the focus.
    notice.current?.focus({ preventScroll: true });
  }, [problem]);
  useFocusReturn(notice);
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
          <p role="alert">{PROBLEMS[problem]({ name })}</p>
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
