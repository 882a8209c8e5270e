/** The control that opens a demo in a chat; part of the toolbar where the service for it is configured. */
import { useRef, useState, type ReactElement } from 'react';
import { eventAttributes } from '../../analytics';
import { CHAT_TEXTS } from '../../i18n/dictionary/chat';
import styles from './ChatButton.module.css';
import { ToolButton } from './ToolButton';
import type { RovingItem } from './useRovingFocus';

interface ChatButtonProps {
  readonly roving: RovingItem;
  /** Path of the demo, for statistics. */
  readonly file: string;
  /** Settles when the chat is open or can't be opened. */
  readonly onOpen: () => Promise<void>;
}

export function ChatButton({ roving, file, onOpen }: ChatButtonProps): ReactElement {
  const [isBusy, setIsBusy] = useState(false);
  // Two clicks may come before React draws again.
  const isOpening = useRef(false);
  const label = isBusy ? CHAT_TEXTS.opening() : CHAT_TEXTS.open();

  const open = async () => {
    if (!isOpening.current) {
      isOpening.current = true;
      setIsBusy(true);
      await onOpen();
      isOpening.current = false;
      setIsBusy(false);
    }
  };

  return (
    <ToolButton
      label={label}
      roving={roving}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      onClick={() => void open()}
      {...eventAttributes('mui-chat', 'open-in-mui-chat', file)}
    >
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className={styles.icon}>
        <path d={isBusy ? 'M12 3a9 9 0 1 0 9 9' : 'M4 5h16v11h-8l-5 4v-4H4zM8.5 10.5h7'} />
      </svg>
    </ToolButton>
  );
}
