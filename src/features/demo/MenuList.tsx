/** The open menu of a demo's rarer actions, by the keyboard rules of a menu. Loads when it is first wanted. */
import { useEffect, useRef, type KeyboardEvent, type ReactElement } from 'react';
import type { CodeVariant } from '../../lib/demo';
import { DEMO_TEXTS } from '../i18n/dictionary/demo';
import { DEMO_MENU_TEXTS } from '../i18n/dictionary/demoMenu';
import styles from './MoreMenu.module.css';

export interface MenuActions {
  /** Where the source lies in its repository. */
  readonly sourceHref: string;
  readonly onCopyLink: (variant: CodeVariant) => void;
}

export interface MenuListProps extends MenuActions {
  readonly id: string;
  /** Which entry has the focus first. */
  readonly start: 'first' | 'last';
  /** A press elsewhere closes the menu; one on this control is its own business. */
  readonly button: HTMLElement | null;
  /** `focusBack`: the focus was in the menu and belongs to its button again. */
  readonly onClose: (focusBack: boolean) => void;
}

const LINKS = [
  {
    variant: 'JS',
    label: DEMO_MENU_TEXTS.copyJsLink,
  },
  {
    variant: 'TS',
    label: DEMO_MENU_TEXTS.copyTsLink,
  },
] as const satisfies readonly { variant: CodeVariant; label: () => string }[];

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

export function MenuList(props: MenuListProps): ReactElement {
  const { id, start, button, sourceHref, onCopyLink, onClose } = props;
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    entryElements(list.current)
      .at(start === 'first' ? 0 : -1)
      ?.focus();
  }, [start]);

  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      const inside =
        target instanceof Node && (list.current?.contains(target) || button?.contains(target));
      if (!inside) {
        onClose(false);
      }
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [button, onClose]);

  const onKeyDown = (event: KeyboardEvent) => {
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
      onClose(true);
    } else if (event.key === 'Tab') {
      onClose(false);
    }
  };
  const menu = { role: 'menu', 'aria-label': DEMO_TEXTS.more(), onKeyDown } as const;
  const entry = { className: styles.entry, role: 'menuitem', tabIndex: -1 } as const;

  return (
    <div ref={list} id={id} className={styles.menu} {...menu}>
      <a {...entry} href={sourceHref} target="_blank" rel="noopener" onClick={() => onClose(true)}>
        {DEMO_MENU_TEXTS.viewOnGitHub()}
      </a>
      {LINKS.map(({ variant, label }) => (
        <button
          key={variant}
          {...entry}
          type="button"
          onClick={() => {
            onClose(true);
            onCopyLink(variant);
          }}
        >
          {label()}
        </button>
      ))}
    </div>
  );
}
