/**
 * How the sections of an API page can be shown, and under which names a reader's choice is kept. Style sheets follow
 * attributes of `<html>`, which a script in the head sets before the first paint.
 */
import type { ApiModel } from './apiModel';

/** Rows with columns; a list that shows all of each entry; a list of names that open; a list by the guide of each. */
export const API_VIEWS = ['table', 'expanded', 'collapsed', 'topic'] as const;
export type ApiView = (typeof API_VIEWS)[number];

/** The parts of a page that have a view of their own. */
export const API_SECTIONS = ['props', 'slots', 'classes', 'methods'] as const;
export type ApiSection = (typeof API_SECTIONS)[number];

/** Where a section's view is kept and shown. */
export interface ViewRule {
  /** Of `<html>`. */
  readonly attribute: string;
  /** In local storage. */
  readonly key: string;
  /** The view of a reader who has chosen none. */
  readonly defaultView: ApiView;
}

export type ViewRules = Readonly<Record<ApiSection, ViewRule>>;

/** Pages so long that they open as a list, with a choice of their own. */
const GRIDS: ReadonlySet<string> = new Set(['DataGrid', 'DataGridPro', 'DataGridPremium']);

/** The rules for the sections of a page. */
export function viewRules({
  kind,
  name,
  product,
}: Pick<ApiModel, 'kind' | 'name' | 'product'>): ViewRules {
  const isLong = GRIDS.has(name) || (kind === 'interface' && product === 'charts');
  const ruleOf = (section: ApiSection): ViewRule => ({
    attribute: `data-api-${section}`,
    key: `${isLong ? 'dataGrid_apiPage' : 'apiPage'}_${section}`,
    defaultView: isLong || kind !== 'component' ? 'expanded' : 'table',
  });
  return {
    props: ruleOf('props'),
    slots: ruleOf('slots'),
    classes: ruleOf('classes'),
    methods: ruleOf('methods'),
  };
}

/** The view that a stored value stands for; anything unknown counts as absent. */
export function parseView(value: string | null): ApiView | undefined {
  return API_VIEWS.find((view) => view === value);
}
