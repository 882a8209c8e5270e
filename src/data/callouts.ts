/** The kinds of callout that a page may use, as written after `:::`. */
export const CALLOUT_KINDS = ['info', 'success', 'warning', 'error'] as const;
export type CalloutKind = (typeof CALLOUT_KINDS)[number];
