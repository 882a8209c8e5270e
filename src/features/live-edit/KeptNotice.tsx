/** Says that the tab has changes of a demo, and opens them. */
import { useRef, type ReactElement } from 'react';
import { LIVE_EDIT_TEXTS } from '../i18n/dictionary/liveEdit';
import { useFocusReturn } from './leaveEditor';

export function KeptNotice({ onOpen }: { readonly onOpen: () => void }): ReactElement {
  const notice = useRef<HTMLDivElement>(null);
  useFocusReturn(notice);
  return (
    <div ref={notice} className="live-notice live-kept">
      <p>{LIVE_EDIT_TEXTS.kept()}</p>
      <button type="button" className="live-button" onClick={onOpen}>
        {LIVE_EDIT_TEXTS.showKept()}
      </button>
    </div>
  );
}
