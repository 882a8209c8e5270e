/** Texts of the bar about a failed start, by their ids in the dictionary of the site. A test compares them with it. */

export const ENGLISH_TEXTS = {
  'portal.startProblem.text':
    'This page hasn’t loaded completely. You can read it, but search, demos and buttons may not work.',
  'portal.startProblem.reload': 'Reload',
  'portal.startProblem.close': 'Close',
} as const;

export type StartTextId = keyof typeof ENGLISH_TEXTS;

/** @param translations texts of the language by their ids; what they lack is English */
export function createStartTexts(
  translations: Readonly<Record<string, string>>,
): (id: StartTextId) => string {
  return (id) => translations[id] ?? ENGLISH_TEXTS[id];
}
