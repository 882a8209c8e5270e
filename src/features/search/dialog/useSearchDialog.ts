/** What the search dialog knows and does, without how it looks. */
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { PRODUCTS } from '../../../data/products';
import { productIdOf, readPath } from '../../../lib/pages/paths';
import { versionOfPath } from '../../../lib/pages/versionedPaths';
import { LONGEST_QUERY } from '../../../lib/search/searchHit';
import { SEARCH_TEXTS } from '../../i18n/dictionary/search';
import { productName } from '../../i18n/productName';
import { closeByBackdrop } from '../../modal';
import { useMyPlan } from '../../my-plan';
import type { SearchQuestion } from '../engine/searchEngine';
import { statusText } from './messages';
import { type RecentSearch, recentsFor } from './recents';
import { changeRecents, useRecents } from './recentStore';
import { leaveOut } from './results';
import { activeIndex } from './selection';
import { useAnnounced } from './useAnnounced';
import { useNavigate } from './useNavigate';
import { useSearch } from './useSearch';

/** The documented product that a page belongs to. */
function productOf(pathname: string) {
  const id = productIdOf(pathname);
  return PRODUCTS.find((product) => product.id === id)?.id;
}

/** Opens the dialog, and keeps what was typed before it was there. */
function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  takeTyped: () => string,
  setText: (text: string) => void,
): void {
  const start = useRef({ takeTyped, setText });
  // Before the browser hands over the next key: it would be added to an empty field, in place of what was typed.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) {
      return undefined;
    }
    if (!element.open) {
      element.showModal();
    }
    start.current.setText(start.current.takeTyped());
    return closeByBackdrop(element);
  }, [dialog]);
}

export function useSearchDialog(takeTyped: () => string) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  const [text, setText] = useState('');
  const [limited, setLimited] = useState(false);
  /** Address of the option that keys or the pointer have moved to. */
  const [pointed, setPointed] = useState<string>();
  const [said, setSaid] = useState('');
  /** Enter was pressed before the results were there. */
  const awaited = useRef<{ question: SearchQuestion; elsewhere: boolean }>(undefined);
  const go = useNavigate();
  useModal(dialog, takeTyped, setText);

  const product = productOf(pathname);
  const only = limited ? product : undefined;
  const onlyName = only && productName(only);
  const query = text.trim().slice(0, LONGEST_QUERY).trimEnd();
  const version = versionOfPath(readPath(pathname).route);
  const question = useMemo(
    () => ({ query, scope: { product: only, near: product }, version }),
    [query, only, product, version],
  );
  const { state, isCurrent, isAsking, more, retry } = useSearch(question);
  const { lacked, hides } = useMyPlan();
  const [showsLeftOut, setShowsLeftOut] = useState(false);
  const planned = leaveOut(state.groups, hides ? lacked : []);
  const found = showsLeftOut ? state : { ...state, groups: planned.groups };
  const recents = recentsFor(useRecents(), pathname);
  const isIdle = found.phase === 'idle';

  const options: readonly RecentSearch[] = isIdle
    ? recents
    : found.groups.flatMap(({ hits }) => hits);
  const active = activeIndex(
    options.map(({ address }) => address),
    pointed,
    found.phase === 'found' ? 0 : -1,
  );
  const status = useAnnounced(isIdle ? said : statusText(found, planned.leftOut, query, onlyName));

  const close = () => dialog.current?.close();
  const remember = (recent: RecentSearch) => changeRecents({ type: 'ADD', recent });
  const choose = (recent: RecentSearch) => {
    remember(recent);
    close();
    go(recent.address);
  };
  const forget = ({ address, title }: RecentSearch) => {
    changeRecents({ type: 'REMOVE', address });
    setSaid(SEARCH_TEXTS.removed({ title }));
    field.current?.focus();
  };

  const enter = (index: number, elsewhere: boolean) => {
    const option = options[index];
    if (option && elsewhere) {
      remember(option);
      window.open(option.address, '_blank', 'noopener');
    } else if (option) {
      choose(option);
    }
  };
  // Who types and presses Enter at once means the first result of what was typed.
  const enterAwaited = useRef(enter);
  useEffect(() => {
    enterAwaited.current = enter;
  });
  useEffect(() => {
    if (isCurrent && awaited.current?.question === question) {
      const { elsewhere } = awaited.current;
      awaited.current = undefined;
      enterAwaited.current(0, elsewhere);
    }
  }, [isCurrent, question]);

  return {
    dialog,
    field,
    text,
    query,
    /** Product of the page that the reader is on. */
    product,
    limited,
    /** Name of the product that the search is limited to. */
    onlyName,
    found,
    /** Hits that need another plan than the reader's, where such hits are hidden; shown all the same on demand. */
    leftOut: planned.leftOut,
    showsLeftOut,
    recents,
    options,
    active,
    status,
    isAsking,
    more,
    close,
    retry,
    choose,
    remember,
    forget,
    point: setPointed,
    ask: (typed: string) => {
      setText(typed);
      setPointed(undefined);
    },
    limit: (limits: boolean) => {
      setLimited(limits);
      setPointed(undefined);
      field.current?.focus();
    },
    showLeftOut: setShowsLeftOut,
    enter: (index: number, elsewhere: boolean) => {
      if (isIdle || isCurrent) {
        enter(index, elsewhere);
      } else {
        awaited.current = { question, elsewhere };
      }
    },
    forgetAt: (index: number) => {
      const recent = isIdle ? options[index] : undefined;
      if (recent) {
        forget(recent);
      }
    },
    forgetAll: () => {
      changeRecents({ type: 'CLEAR' });
      setSaid(SEARCH_TEXTS.cleared());
      field.current?.focus();
    },
  } as const;
}

export type SearchDialogModel = ReturnType<typeof useSearchDialog>;
