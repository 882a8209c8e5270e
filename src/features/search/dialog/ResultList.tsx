/** What was found, in groups: the list box of the search field. */
import { type ReactNode, useEffect, useRef } from 'react';
import { SEARCH_TEXTS } from '../../i18n/dictionary/search';
import type { SearchHit } from '../../../lib/search/searchHit';
import type { ShellId } from '../../../lib/pages/shellIds';
import { type OptionProps, ResultOption } from './ResultOption';
import type { ResultGroup } from './results';
import styles from './Results.module.css';

/** Id of the list box, of results and of recent searches alike: only one of them is there. */
export const LIST_ID = 'search-list' satisfies ShellId;

export const optionId = (index: number) => `search-option-${index}` satisfies ShellId;

export interface ResultListProps {
  readonly groups: readonly ResultGroup[];
  readonly query: string;
  /** Index of the active option over all groups, -1 for none. */
  readonly active: number;
  readonly onPoint: (address: string) => void;
  readonly onChoose: (hit: SearchHit) => void;
  /** A hit is opened in another tab or window. */
  readonly onOpenElsewhere: (hit: SearchHit) => void;
  /** What stands behind the last result. */
  readonly children: ReactNode;
}

/** Index of the first hit of each group, counted over all groups. */
function firstIndexes(groups: readonly ResultGroup[]): readonly number[] {
  return groups.map((_group, place) =>
    groups.slice(0, place).reduce((sum, { hits }) => sum + hits.length, 0),
  );
}

export function ResultList({
  groups,
  query,
  active,
  onPoint,
  onChoose,
  onOpenElsewhere,
  children,
}: ResultListProps): ReactNode {
  const first = firstIndexes(groups);
  const scroller = useRef<HTMLDivElement>(null);

  // Another query starts at its first result.
  useEffect(() => {
    if (scroller.current) {
      scroller.current.scrollTop = 0;
    }
  }, [query]);

  const optionProps = (hit: SearchHit, index: number): OptionProps => ({
    id: optionId(index),
    active: index === active,
    onPoint: () => onPoint(hit.address),
    onChoose: () => onChoose(hit),
    onOpenElsewhere: () => onOpenElsewhere(hit),
  });
  return (
    <div
      ref={scroller}
      role="listbox"
      id={LIST_ID}
      className={styles.list}
      aria-label={SEARCH_TEXTS.results()}
    >
      {groups.map(({ id, hits }, place) => (
        <div key={id} role="group" aria-label={SEARCH_TEXTS[id]()}>
          <div aria-hidden="true" className={styles.heading}>
            {SEARCH_TEXTS[id]()}
          </div>
          {hits.map((hit, index) => (
            <ResultOption
              key={hit.address}
              hit={hit}
              query={query}
              {...optionProps(hit, (first[place] ?? 0) + index)}
            />
          ))}
        </div>
      ))}
      {children}
    </div>
  );
}
