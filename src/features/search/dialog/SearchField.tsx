/** The field that is typed into: a combobox whose list stands below it. */
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import { SEARCH_TEXTS } from '../../i18n/dictionary/search';
import { isShortcut } from '../searchKey';
import { listTarget } from '../../../lib/keyboard/listKeys';
import { LIST_ID, optionId } from './ResultList';
import styles from './SearchDialog.module.css';

export interface SearchFieldProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly value: string;
  /** Number of options in the list. */
  readonly count: number;
  /** Index of the active option, -1 for none. */
  readonly active: number;
  readonly onChange: (value: string) => void;
  readonly onMove: (index: number) => void;
  /** Enter; `elsewhere`: in another tab. */
  readonly onEnter: (index: number, elsewhere: boolean) => void;
  /** Delete on an option, with nothing typed. */
  readonly onDelete: (index: number) => void;
  readonly onShortcut: () => void;
}

/** Whether the key belongs to an input method, which is choosing characters. One browser says so by a code only. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}

export function SearchField(props: SearchFieldProps): ReactNode {
  const { field, value, count, active, onChange, onMove, onEnter, onDelete, onShortcut } = props;

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
    const withModifier = ctrlKey || metaKey || shiftKey || altKey;
    if (isComposing(event)) {
      return;
    }
    const next = withModifier ? undefined : listTarget(key, active, count);
    if (next !== undefined) {
      event.preventDefault();
      onMove(next);
    } else if (key === 'Enter') {
      event.preventDefault();
      onEnter(active, ctrlKey || metaKey);
    } else if (key === 'Delete' && value === '' && active >= 0) {
      event.preventDefault();
      onDelete(active);
    } else if (isShortcut(event.nativeEvent)) {
      // The browser has a use of its own for it.
      event.preventDefault();
      onShortcut();
    }
  };

  return (
    <input
      ref={field}
      className={styles.field}
      type="text"
      inputMode="search"
      enterKeyHint="go"
      role="combobox"
      aria-label={SEARCH_TEXTS.title()}
      aria-expanded={count > 0}
      aria-controls={LIST_ID}
      aria-autocomplete="list"
      aria-activedescendant={active >= 0 ? optionId(active) : undefined}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={SEARCH_TEXTS.placeholder()}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={onKeyDown}
    />
  );
}
