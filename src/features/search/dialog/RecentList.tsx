/**
 * What the reader chose before, shown while the field is empty. The buttons that remove an entry stand beside the
 * list box, each in the row of its option, since a list box may hold nothing but options.
 */
import type { ReactNode } from 'react';
import { CodeNames } from '../../i18n/CodeNames';
import { SEARCH_TEXTS } from '../../i18n/dictionary/search';
import { Icon } from './icons';
import type { RecentSearch } from './recents';
import { LIST_ID, optionId } from './ResultList';
import { linkProps } from './ResultOption';
import styles from './Results.module.css';

export interface RecentListProps {
  readonly recents: readonly RecentSearch[];
  /** Index of the active option, -1 for none. */
  readonly active: number;
  readonly onPoint: (address: string) => void;
  readonly onChoose: (recent: RecentSearch) => void;
  /** An entry is opened in another tab or window. */
  readonly onOpenElsewhere: (recent: RecentSearch) => void;
  readonly onRemove: (recent: RecentSearch) => void;
  readonly onClear: () => void;
}

export function RecentList(props: RecentListProps): ReactNode {
  const { recents, active, onPoint, onChoose, onOpenElsewhere, onRemove, onClear } = props;
  return (
    <div className={styles.history}>
      <div className={styles.heading}>
        {SEARCH_TEXTS.recent()}
        <button
          type="button"
          className={styles.clear}
          aria-label={SEARCH_TEXTS.clearLabel()}
          onClick={onClear}
        >
          {SEARCH_TEXTS.clear()}
        </button>
      </div>
      <div className={styles.recents}>
        <div role="listbox" id={LIST_ID} aria-label={SEARCH_TEXTS.recent()}>
          {recents.map((recent, index) => (
            <a
              key={recent.address}
              {...linkProps({
                id: optionId(index),
                active: index === active,
                onPoint: () => onPoint(recent.address),
                onChoose: () => onChoose(recent),
                onOpenElsewhere: () => onOpenElsewhere(recent),
              })}
              href={recent.address}
              className={styles.option}
            >
              <Icon name="recent" className={styles.icon} />
              <span className={styles.recentTitle}>
                <CodeNames>{recent.title}</CodeNames>
              </span>
            </a>
          ))}
        </div>
        <ul className={styles.removers}>
          {recents.map((recent) => (
            <li key={recent.address}>
              <button
                type="button"
                className={styles.remove}
                aria-label={SEARCH_TEXTS.remove({ title: recent.title })}
                title={SEARCH_TEXTS.remove({ title: recent.title })}
                onClick={() => onRemove(recent)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
