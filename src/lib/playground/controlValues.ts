/** What a control offers, for pages that have no controls: without scripts, and as Markdown. */
import type { Control } from './choices';

/** Code, or a kind of value. */
export type OfferedValue =
  { readonly code: string } | { readonly kind: 'text' | 'number' | 'date' };

/** The values of a control, in their order. */
export function offeredValues({ kind, options }: Control): readonly OfferedValue[] {
  switch (kind) {
    case 'boolean':
      return [{ code: 'true' }, { code: 'false' }];
    case 'choice':
    case 'choices':
      return (options ?? []).map((code) => ({ code }));
    case 'number':
    case 'date':
      return [{ kind }];
    default:
      return [{ kind: 'text' }];
  }
}
