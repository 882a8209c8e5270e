/** The open menu of a section's views. Loads when it is first wanted. */
import { type ReactElement, useState } from 'react';
import { API_VIEWS, type ViewRule } from '../../lib/api/apiViews';
import { API_ENTRY_TEXTS as TEXTS } from '../i18n/dictionary/apiEntries';
import { type MenuPlacement, menuStyles, useMenuKeyboard } from '../menu';
import { VIEW_LABELS } from './viewLabels';
import { chooseView, shownView } from './views';

export interface ViewMenuProps {
  readonly id: string;
  readonly placement: MenuPlacement;
  readonly rule: ViewRule;
  readonly onChoose: () => void;
}

export function ViewMenu({ id, placement, rule, onChoose }: ViewMenuProps): ReactElement {
  const keyboard = useMenuKeyboard<HTMLDivElement>(placement);
  const [shown] = useState(() => shownView(rule));
  const menu = { role: 'menu', 'aria-label': TEXTS.viewMenu(), ...keyboard } as const;
  return (
    <div id={id} className={menuStyles.menu} {...menu}>
      {API_VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          role="menuitemradio"
          aria-checked={view === shown}
          tabIndex={-1}
          className={menuStyles.entry}
          onClick={() => {
            chooseView(rule, view);
            onChoose();
            placement.onClose(true);
          }}
        >
          {VIEW_LABELS[view]()} {view === shown && <span aria-hidden="true">✓</span>}
        </button>
      ))}
    </div>
  );
}
