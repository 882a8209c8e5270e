/** What stands below the field: recent searches, results, or why there are none. */
import type { ReactNode } from 'react';
import { SEARCH_TEXTS } from '../../i18n/dictionary/search';
import { buttonText } from '../../beyond-plan';
import { LoadErrorReason } from '../../on-demand/LoadErrorReason';
import { ListEnd } from './ListEnd';
import { leftOutText, noneText } from './messages';
import { RecentList } from './RecentList';
import { ResultList } from './ResultList';
import styles from './SearchDialog.module.css';
import type { SearchDialogModel } from './useSearchDialog';

export function Results({ model }: { readonly model: SearchDialogModel }): ReactNode {
  const { found, query, recents, active, onlyName, leftOut, showsLeftOut } = model;
  const { phase, groups } = found;
  const leftOutNote = leftOutText(leftOut);
  const list = {
    active,
    onPoint: model.point,
    onChoose: model.choose,
    onOpenElsewhere: model.remember,
  };
  return (
    <div className={styles.results}>
      {phase === 'idle' && recents.length > 0 && (
        <RecentList {...list} recents={recents} onRemove={model.forget} onClear={model.forgetAll} />
      )}
      {phase === 'idle' && recents.length === 0 && (
        <p className={styles.note}>{SEARCH_TEXTS.noRecent()}</p>
      )}
      {phase === 'searching' && <p className={styles.note}>{SEARCH_TEXTS.loading()}</p>}
      {phase === 'none' && <p className={styles.note}>{noneText(query, onlyName)}</p>}
      {phase === 'failed' && (
        <p className={styles.note}>
          <LoadErrorReason>
            <span>{SEARCH_TEXTS.noTitles()}</span>{' '}
            <button type="button" className={styles.retry} onClick={model.retry}>
              {SEARCH_TEXTS.retry()}
            </button>
          </LoadErrorReason>
        </p>
      )}
      {groups.length > 0 && (
        <ResultList {...list} groups={groups} query={query}>
          <ListEnd isAsking={model.isAsking} onReach={model.more} />
        </ResultList>
      )}
      {leftOutNote !== undefined && (
        <button
          type="button"
          className={styles.only}
          aria-expanded={showsLeftOut}
          onClick={() => model.showLeftOut(!showsLeftOut)}
        >
          <span>{buttonText(leftOutNote, showsLeftOut)}</span>
        </button>
      )}
    </div>
  );
}
