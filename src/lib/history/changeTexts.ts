/** The texts that name changes, by their keys in the dictionary. */
import { CHANGE_KINDS, type ChangeKind } from './changes';
import type { RowKind } from './history';

/** Names of kinds of rows, in the plural. */
export const KIND_TEXTS = {
  component: 'components',
  interface: 'interfaces',
  prop: 'props',
  property: 'properties',
  slot: 'slots',
  class: 'classes',
  method: 'methods',
  event: 'events',
  selector: 'selectors',
  export: 'exports',
  type: 'types',
} as const satisfies Record<RowKind, string>;

export type ChangeTextKey =
  ChangeKind | (typeof KIND_TEXTS)[RowKind] | 'none' | 'yes' | 'no' | 'noChanges';

const CHANGE_TEXT_KEYS: readonly ChangeTextKey[] = [
  ...CHANGE_KINDS,
  ...Object.values(KIND_TEXTS),
  'none',
  'yes',
  'no',
  'noChanges',
];

export function isChangeText(key: string): key is ChangeTextKey {
  return CHANGE_TEXT_KEYS.some((known) => known === key);
}

/** Looks up a text in the reader's language. */
export type ChangeText = (key: ChangeTextKey) => string;

/** What a fact was or is: code, or a word where it is there or isn't. */
export function factText(
  change: ChangeKind,
  value: string | undefined,
): { readonly code: string } | { readonly key: ChangeTextKey } {
  if (change === 'required' || change === 'deprecated') {
    return { key: value === undefined ? 'no' : 'yes' };
  }
  if (change === 'plan') {
    return { code: value === 'premium' ? 'Premium' : value === 'pro' ? 'Pro' : 'Community' };
  }
  return value === undefined ? { key: 'none' } : { code: value };
}
