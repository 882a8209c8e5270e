/** Says that an address brought somebody else's code, and waits for the reader's word. */
import { useEffect, useRef, type ReactElement } from 'react';
import { LIVE_EDIT_TEXTS } from '../i18n/dictionary/liveEdit';
import { useFocusReturn } from './leaveEditor';
import type { SharedCode } from './sharedCode';

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
  /** Changed files by name, to read before anything runs. */
  readonly texts?: SharedCode['texts'] | undefined;
  /** The tab has changes of the reader in the same version of the demo. */
  readonly hasOwn: boolean;
  /** The address was opened just now: the notice comes into view and takes the focus. */
  readonly isNew: boolean;
  readonly onRun: () => void;
  readonly onLeave: () => void;
}

export function SharedNotice({
  problem,
  name,
  texts = {},
  hasOwn,
  isNew,
  onRun,
  onLeave,
}: SharedNoticeProps): ReactElement {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) {
      // The address names no element, so the browser stayed at the top.
      notice.current?.closest('[data-demo]')?.scrollIntoView();
    }
  }, [isNew]);
  useEffect(() => {
    // A problem takes away the button that had the focus.
    if (isNew || problem) {
      notice.current?.focus({ preventScroll: true });
    }
  }, [isNew, problem]);
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
          {hasOwn && <p>{LIVE_EDIT_TEXTS.sharedOwn()}</p>}
          <details className="live-shared">
            <summary>{LIVE_EDIT_TEXTS.sharedRead()}</summary>
            {Object.entries(texts).map(([file, text]) => (
              <pre
                key={file}
                tabIndex={0}
                role="region"
                aria-label={LIVE_EDIT_TEXTS.codeOf({ file })}
                translate="no"
              >
                <code>{text}</code>
              </pre>
            ))}
          </details>
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
