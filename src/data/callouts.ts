/** The kinds of callout that a page may use, as written after `:::`. `bug` is a known issue of the packages. */
export const CALLOUT_KINDS = ['info', 'success', 'warning', 'error', 'bug'] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];
