/** What the views are called. */
import type { ApiView } from '../../lib/api/apiViews';
import { API_ENTRY_TEXTS as TEXTS } from '../i18n/dictionary/apiEntries';

export const VIEW_LABELS: Readonly<Record<ApiView, () => string>> = {
  table: TEXTS.viewTable,
  expanded: TEXTS.viewExpanded,
  collapsed: TEXTS.viewCollapsed,
  topic: TEXTS.viewTopic,
};
