/** Says in which view a section is, and opens the menu of views. */
import { type ReactNode, useId } from 'react';
import { API_VIEWS, type ViewRule } from '../../lib/api/apiViews';
import { API_ENTRY_TEXTS as TEXTS } from '../i18n/dictionary/apiEntries';
import { menuStyles, useMenuButton } from '../menu';
import { useOnDemand } from '../on-demand';
import type { ViewMenuProps } from './ViewMenu';
import { VIEW_LABELS } from './viewLabels';
import styles from './Entries.module.css';

const load = () => import('./ViewMenu').then(({ ViewMenu }) => ViewMenu);

export interface ViewButtonProps {
  /** Of the section. */
  readonly title: string;
  readonly rule: ViewRule;
  /** Called after each choice. */
  readonly onChoose: () => void;
}

export function ViewButton({ title, rule, onChoose }: ViewButtonProps): ReactNode {
  const id = useId();
  const [problem, get] = useOnDemand(load, 'below');
  const { button, menu, toggle, onKeyDown } = useMenuButton<ViewMenuProps, HTMLButtonElement>(get);
  return (
    <div className={`${menuStyles.whole} ${styles.views}`}>
      <button
        ref={button}
        type="button"
        className={styles.view}
        aria-haspopup="menu"
        aria-expanded={menu !== undefined}
        aria-controls={menu && id}
        aria-describedby={`${id}-section`}
        onClick={toggle}
        onKeyDown={onKeyDown}
      >
        {TEXTS.view()}{' '}
        {/* Which one holds is known before the first paint, and only by the style sheet. */}
        {API_VIEWS.map((view) => (
          <span key={view} data-view={view}>
            {VIEW_LABELS[view]()}
          </span>
        ))}
      </button>
      <span id={`${id}-section`} hidden>
        {title}
      </span>
      {menu && <menu.List id={id} placement={menu.placement} rule={rule} onChoose={onChoose} />}
      {problem}
    </div>
  );
}
