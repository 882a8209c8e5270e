/** Says that the tab has changes of a demo, and opens or discards them. */
import { useRef, useState, type ReactElement } from 'react';
import { LIVE_EDIT_TEXTS } from '../i18n/dictionary/liveEdit';
import { useFocusReturn } from './leaveEditor';

export interface KeptNoticeProps {
  readonly onOpen: () => void;
  /** Forgets the changes; returns the way to have them back. */
  readonly onDiscard: () => () => void;
}

export function KeptNotice({ onOpen, onDiscard }: KeptNoticeProps): ReactElement {
  const notice = useRef<HTMLDivElement>(null);
  const [restore, setRestore] = useState<() => void>();
  useFocusReturn(notice);
  return (
    <div ref={notice} className="live-notice live-kept">
      <p role="status">{restore ? LIVE_EDIT_TEXTS.discarded() : LIVE_EDIT_TEXTS.kept()}</p>
      <div className="live-buttons">
        {!restore && (
          <button type="button" className="live-button" onClick={onOpen}>
            {LIVE_EDIT_TEXTS.showKept()}
          </button>
        )}
        {/* The same element, so that the focus stays. */}
        <button
          key="discard"
          type="button"
          className="live-button"
          onClick={() => {
            if (restore) {
              restore();
              setRestore(undefined);
            } else {
              const bringBack = onDiscard();
              setRestore(() => bringBack);
            }
          }}
        >
          {restore ? LIVE_EDIT_TEXTS.undoDiscard() : LIVE_EDIT_TEXTS.discard()}
        </button>
      </div>
    </div>
  );
}
