/** What `plugins/content/live-completion` writes before the bundle. */
declare module '@generated/live-completion/default/data' {
  import type { CompletionIndex, CompletionPart } from '../../lib/code/completionData';

  export const index: () => Promise<{ readonly default: CompletionIndex }>;
  /** By the number of a part, what loads it. */
  export const parts: readonly (() => Promise<{ readonly default: CompletionPart }>)[];
}
