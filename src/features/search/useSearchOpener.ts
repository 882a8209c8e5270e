/**
 * Opens search by a button or a key. The dialog's code loads on intent; characters typed until it is there become the
 * beginning of the query.
 */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Part, usePart } from '../on-demand';
import type { SearchDialogProps } from './dialogProps';
import { type SearchDialogComponent, loadDialog } from './loadDialog';
import { asksForSearch, isCharacter } from './searchKey';

export type OpenerState =
  | { readonly kind: 'closed' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly Dialog: SearchDialogComponent };

export interface SearchOpener extends SearchDialogProps {
  readonly state: OpenerState;
  /** Whether the dialog can be had. */
  readonly part: Part;
  readonly onOpen: () => void;
  /** Loads the dialog without opening it. */
  readonly prefetch: () => void;
}

const CLOSED = { kind: 'closed' } as const;

function prefetch(): void {
  // The press tells of a failure.
  loadDialog().catch(() => undefined);
}

/** @param button gets the focus before a press on it opens the dialog, so that it has it again afterwards */
export function useSearchOpener(button: RefObject<HTMLButtonElement | null>): SearchOpener {
  const [state, setState] = useState<OpenerState>(CLOSED);
  /** Typed while the dialog is awaited; `undefined` when it isn't. */
  const typed = useRef<string>(undefined);
  const part = usePart();
  const { fail, clear } = part;

  const load = useCallback(() => {
    if (typed.current !== undefined) {
      return;
    }
    typed.current = '';
    setState({ kind: 'loading' });
    clear();
    loadDialog().then(
      // Escape may have called it off.
      (Dialog) => typed.current !== undefined && setState({ kind: 'open', Dialog }),
      () => {
        fail(Boolean(typed.current));
        typed.current = undefined;
        setState(CLOSED);
      },
    );
  }, [fail, clear]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (typed.current !== undefined && isCharacter(event)) {
        typed.current += event.key;
        event.preventDefault();
      } else if (typed.current !== undefined && event.key === 'Escape') {
        typed.current = undefined;
        setState(CLOSED);
      } else if (asksForSearch(event)) {
        event.preventDefault();
        load();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [load]);

  return {
    state,
    part,
    onOpen: () => {
      // Not every browser focuses a button that is pressed.
      button.current?.focus();
      load();
    },
    onClose: () => setState(CLOSED),
    takeTyped: () => {
      const query = typed.current ?? '';
      typed.current = undefined;
      return query;
    },
    prefetch,
  };
}
