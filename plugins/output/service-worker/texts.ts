/** Texts of the offline page, by their ids in the dictionary of the site. A test compares them with the dictionary. */

export const ENGLISH_TEXTS = {
  'portal.offline.title': 'You are offline',
  'portal.offline.text': 'There is no network, and this page has not been kept on your device.',
  'portal.offline.retry': 'Try again',
  'portal.offline.kept': 'Pages you can read offline',
  'portal.offline.keptText':
    'Pages that you open while there is a network are kept on your device.',
  'portal.offline.none': 'No page has been kept yet.',
  'portal.offline.serverProblem':
    'The server has a problem. You are reading the copy of this page that was kept on your device.',
} as const;

export type OfflineTextId = keyof typeof ENGLISH_TEXTS;

/** @param translations texts of the language by their ids; what they lack is English */
export function createOfflineTexts(
  translations: Readonly<Record<string, string>>,
): (id: OfflineTextId) => string {
  return (id) => translations[id] ?? ENGLISH_TEXTS[id];
}
