/** The search dialog: a native modal with a field, a list below it, and a word on what is missing. */
import type { ReactNode } from 'react';
import { SEARCH_TEXTS } from '../../i18n/dictionary/search';
import { productName } from '../../i18n/productName';
import { CloseButton } from '../../modal';
import { Remount } from '../../remount';
import type { SearchDialogProps } from '../dialogProps';
import { Icon } from './icons';
import { Keys } from './Keys';
import { problemText } from './messages';
import { optionId } from './ResultList';
import { Results } from './Results';
import styles from './SearchDialog.module.css';
import { SearchField } from './SearchField';
import { type SearchDialogModel, useSearchDialog } from './useSearchDialog';

export function SearchDialog({ takeTyped, onClose }: SearchDialogProps): ReactNode {
  const model = useSearchDialog(takeTyped);
  const { dialog, found, product, limited, status } = model;
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={SEARCH_TEXTS.title()}
      onClose={onClose}
    >
      <div className={styles.content} data-asked={found.phase !== 'idle'}>
        <Bar model={model} />
        {product && (
          <button
            type="button"
            className={styles.only}
            aria-pressed={limited}
            onClick={() => model.limit(!limited)}
          >
            <Icon name="check" />
            <span>{SEARCH_TEXTS.only({ product: productName(product) })}</span>
          </button>
        )}
        <Remount>
          <Results model={model} />
        </Remount>
        {found.problem && <p className={styles.problem}>{problemText(found.problem)}</p>}
        <Keys />
        <p role="status" className={styles.status}>
          {status}
        </p>
      </div>
    </dialog>
  );
}

/** The field, and the button that closes. */
function Bar({ model }: { readonly model: SearchDialogModel }): ReactNode {
  const { field, text, options, active, close } = model;
  return (
    <div className={styles.bar}>
      <Icon name="search" className={styles.icon} />
      <SearchField
        field={field}
        value={text}
        count={options.length}
        active={active}
        onChange={model.ask}
        onMove={(index) => {
          model.point(options[index]?.address);
          document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
        }}
        onEnter={model.enter}
        onDelete={model.forgetAt}
        onShortcut={close}
      />
      <CloseButton label={SEARCH_TEXTS.close()} onClick={close} />
    </div>
  );
}
