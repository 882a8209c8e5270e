/**
 * The search dialog: a native modal with a field and a list. It knows the sources only by what they have found, and
 * keeps what the reader chose.
 */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { PRODUCTS } from '../../../data/products';
import { productIdOf } from '../../../lib/paths';
import { SEARCH_TEXTS } from '../../i18n/dictionary/search';
import { productName } from '../../i18n/productName';
import { closeByBackdrop } from '../../modal';
import type { SearchDialogProps } from '../loadDialog';
import { Icon } from './icons';
import { Keys } from './Keys';
import { noneText, problemText, statusText } from './messages';
import { RecentList } from './RecentList';
import { type RecentSearch, recentsFor } from './recents';
import { changeRecents, useRecents } from './recentStore';
import { optionId, ResultList } from './ResultList';
import styles from './SearchDialog.module.css';
import { SearchField } from './SearchField';
import { activeIndex } from './selection';
import { useAnnounced } from './useAnnounced';
import { useGo } from './useGo';
import { useSearch } from './useSearch';

/** The documented product that a page belongs to. */
function productOf(pathname: string) {
  const id = productIdOf(pathname);
  return PRODUCTS.find((product) => product.id === id)?.id;
}

export function SearchDialog({ initialQuery, onClose }: SearchDialogProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { pathname } = useLocation();
  const [text, setText] = useState(initialQuery);
  const [limited, setLimited] = useState(false);
  const [pointed, setPointed] = useState<string>();
  const [said, setSaid] = useState('');
  const go = useGo();

  const product = productOf(pathname);
  const only = limited ? product : undefined;
  const onlyName = only && productName(only);
  const query = text.trim();
  const question = useMemo(() => ({ query, scope: { product: only } }), [query, only]);
  const [state, retry] = useSearch(question);
  const recents = recentsFor(useRecents(), pathname);
  const { phase, groups, problem } = state;

  const options: readonly RecentSearch[] =
    phase === 'idle' ? recents : groups.flatMap(({ hits }) => hits);
  const active = activeIndex(
    options.map(({ address }) => address),
    pointed,
    phase === 'found' ? 0 : -1,
  );
  const status = useAnnounced(phase === 'idle' ? said : statusText(state, query, onlyName));

  useEffect(() => {
    const element = dialog.current;
    if (!element) {
      return undefined;
    }
    if (!element.open) {
      element.showModal();
    }
    // Behind what was typed before the dialog was there.
    field.current?.setSelectionRange(-1, -1);
    return closeByBackdrop(element);
  }, []);

  const close = () => dialog.current?.close();
  const ask = (typed: string) => {
    setText(typed);
    setPointed(undefined);
    if (phase === 'failed') {
      retry();
    }
  };
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
  const list = { active, onPoint: setPointed, onChoose: choose, onOpenElsewhere: remember };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={SEARCH_TEXTS.title()}
      onClose={onClose}
    >
      <div className={styles.content} data-asked={phase !== 'idle'}>
        <div className={styles.bar}>
          <Icon name="search" className={styles.icon} />
          <SearchField
            field={field}
            value={text}
            count={options.length}
            active={active}
            onChange={ask}
            onMove={(index) => {
              setPointed(options[index]?.address);
              document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
            }}
            onEnter={enter}
            onDelete={(index) => {
              const recent = options[index];
              if (recent && phase === 'idle') {
                forget(recent);
              }
            }}
            onShortcut={close}
          />
          <button
            type="button"
            className={styles.close}
            aria-label={SEARCH_TEXTS.close()}
            title={SEARCH_TEXTS.close()}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        {product && (
          <button
            type="button"
            className={styles.only}
            aria-pressed={limited}
            onClick={() => {
              setLimited(!limited);
              setPointed(undefined);
              field.current?.focus();
            }}
          >
            <Icon name="check" />
            {SEARCH_TEXTS.only({ product: productName(product) })}
          </button>
        )}
        {/* Another query starts at its first result. */}
        <div key={query} className={styles.results}>
          {phase === 'idle' && recents.length > 0 && (
            <RecentList
              {...list}
              recents={recents}
              onRemove={forget}
              onClear={() => {
                changeRecents({ type: 'CLEAR' });
                setSaid(SEARCH_TEXTS.cleared());
                field.current?.focus();
              }}
            />
          )}
          {phase === 'idle' && recents.length === 0 && (
            <p className={styles.note}>{SEARCH_TEXTS.noRecent()}</p>
          )}
          {phase === 'searching' && <p className={styles.note}>{SEARCH_TEXTS.loading()}</p>}
          {phase === 'none' && <p className={styles.note}>{noneText(query, onlyName)}</p>}
          {phase === 'failed' && (
            <p className={styles.note}>
              {SEARCH_TEXTS.noTitles()}{' '}
              <button type="button" className={styles.retry} onClick={retry}>
                {SEARCH_TEXTS.retry()}
              </button>
            </p>
          )}
          {groups.length > 0 && <ResultList {...list} groups={groups} query={query} />}
        </div>
        {problem && <p className={styles.problem}>{problemText(problem)}</p>}
        <Keys />
        <p role="status" className={styles.status}>
          {status}
        </p>
      </div>
    </dialog>
  );
}
