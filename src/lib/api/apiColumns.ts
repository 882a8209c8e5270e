/**
 * The columns of the tables of an API page between name and description, in order. The page (`features/api-reference`)
 * and its Markdown (`plugins/output/markdown-export`) have a record of them each, so the compiler names what a new
 * column lacks; a unit test names the widths that its style sheet lacks.
 */
import type { ApiSection } from './apiViews';

/** `ifAny`: the column is left out when all rows leave it empty. */
type Presence = 'always' | 'ifAny';

export const API_COLUMNS = {
  props: { type: 'always', default: 'ifAny' },
  slots: { className: 'ifAny', component: 'ifAny' },
  classes: { ruleName: 'always' },
  methods: { type: 'always', default: 'ifAny' },
} as const satisfies Readonly<Record<ApiSection, Readonly<Record<string, Presence>>>>;

/** The id of a column in a section, or in any of several. */
export type ApiColumn<Section extends ApiSection> = Section extends ApiSection
  ? keyof (typeof API_COLUMNS)[Section]
  : never;
