/** The button of the header that opens search, and says so when that fails. */
import { type ReactNode, useRef, useSyncExternalStore } from 'react';
import { HEADER_TEXTS } from '../i18n/dictionary/header';
import { LoadErrorNotice } from '../on-demand';
import { Remount } from '../remount';
import styles from './SearchButton.module.css';
import { useSearchOpener } from './useSearchOpener';

export interface SearchButtonProps {
  /** Drawn inside the menu of narrow screens; the header shows the button at every width, so nothing is drawn there. */
  readonly mobile?: boolean;
}

const never = () => () => undefined;
const shortcut = () => (/mac|iphone|ipad/i.test(navigator.platform) ? '⌘K' : 'Ctrl+K');
const unknown = () => null;

export function SearchButton({ mobile = false }: SearchButtonProps): ReactNode {
  return mobile ? null : <HeaderButton />;
}

function HeaderButton(): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const { state, part, onOpen, onClose, takeTyped, prefetch } = useSearchOpener(button);
  // The button has its width without it, so nothing moves when it comes.
  const keys = useSyncExternalStore(never, shortcut, unknown);
  return (
    <div className={styles.root}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={state.kind === 'open'}
        aria-busy={state.kind === 'loading'}
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={onOpen}
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" width="20" height="20">
          <path d="M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.8 15.8l4.2 4.2" />
        </svg>
        <span className={styles.label}>{HEADER_TEXTS.search()}</span>
        {keys && (
          <kbd className={styles.keys} aria-hidden="true">
            {keys}
          </kbd>
        )}
      </button>
      <LoadErrorNotice part={part} place="header" />
      {state.kind === 'open' && (
        <Remount>
          <state.Dialog takeTyped={takeTyped} onClose={onClose} />
        </Remount>
      )}
    </div>
  );
}
