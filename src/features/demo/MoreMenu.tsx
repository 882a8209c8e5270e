/** The menu of a demo's rarer actions, by the keyboard rules of a menu button. */
import { useEffect, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Icon } from './icons';
import { LABELS } from './labels';
import { ToolButton } from './ToolButton';
import type { RovingItem } from './useRovingFocus';
import styles from './MoreMenu.module.css';

/** An entry either leads somewhere (in a new tab) or does something. */
export type MenuEntry =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onSelect: () => void };

interface MoreMenuProps {
  readonly id: string;
  readonly entries: readonly MenuEntry[];
  readonly roving: RovingItem;
}

/** Which entry has the focus when the menu opens. */
type Opening = 'first' | 'last';

function entryElements(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function nextIndex(key: string, index: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return (index - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

export function MoreMenu({ id, entries, roving }: MoreMenuProps): ReactElement {
  const [opening, setOpening] = useState<Opening>();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const whole = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!opening) {
      return undefined;
    }
    entryElements(list.current)
      .at(opening === 'first' ? 0 : -1)
      ?.focus();
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !whole.current?.contains(event.target)) {
        setOpening(undefined);
      }
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [opening]);

  const close = () => {
    setOpening(undefined);
    button.current?.focus();
  };
  const onButtonKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpening(event.key === 'ArrowDown' ? 'first' : 'last');
    }
  };
  const onMenuKeyDown = (event: KeyboardEvent) => {
    // The toolbar around must not move its own focus by these keys.
    event.stopPropagation();
    const elements = entryElements(list.current);
    const current = elements.findIndex((element) => element === document.activeElement);
    const next = nextIndex(event.key, current, elements.length);
    if (next !== undefined) {
      event.preventDefault();
      elements[next]?.focus();
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Tab') {
      setOpening(undefined);
    }
  };
  const menu = { role: 'menu', 'aria-label': LABELS.more, onKeyDown: onMenuKeyDown } as const;

  return (
    <div ref={whole} className={styles.whole}>
      <ToolButton
        ref={button}
        label={LABELS.more}
        roving={roving}
        aria-haspopup="menu"
        aria-expanded={opening !== undefined}
        aria-controls={opening && id}
        onClick={() => setOpening(opening ? undefined : 'first')}
        onKeyDown={onButtonKeyDown}
      >
        <Icon name="more" />
      </ToolButton>
      {opening && (
        <div ref={list} id={id} className={styles.menu} {...menu}>
          {entries.map((entry) =>
            'href' in entry ? (
              <a
                key={entry.label}
                className={styles.entry}
                role="menuitem"
                tabIndex={-1}
                href={entry.href}
                target="_blank"
                rel="noopener"
                onClick={close}
              >
                {entry.label}
              </a>
            ) : (
              <button
                key={entry.label}
                type="button"
                className={styles.entry}
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  close();
                  entry.onSelect();
                }}
              >
                {entry.label}
              </button>
            ),
          )}
        </div>
      )}
    </div>
  );
}
