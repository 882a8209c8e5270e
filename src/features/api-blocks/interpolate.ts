/** Puts what depends on the build's language into the HTML of a reference block. */
import { isChangeText } from '../../lib/history/changeTexts';
import { API_BLOCK_TEXTS } from '../i18n/dictionary/apiBlocks';
import { HISTORY_TEXTS } from '../i18n/dictionary/history';

type PlainText = Exclude<keyof typeof API_BLOCK_TEXTS, 'source'>;

function isText(key: string): key is PlainText {
  return key !== 'source' && Object.hasOwn(API_BLOCK_TEXTS, key);
}

/** A text about releases: `since 8.5.0`. */
function historyText(text: string): string | undefined {
  const [key = '', version = ''] = text.split(' ');
  if (key === 'since' || key === 'changedIn') {
    return HISTORY_TEXTS[key]({ version });
  }
  return isChangeText(key) ? HISTORY_TEXTS[key]() : undefined;
}

/**
 * The HTML to show.
 * @param html holds `{{key}}` for texts, `{{history:since 8.5.0}}` for those about releases, and links to pages without the language's folder
 * @param baseUrl ends with a slash: `/zh/`
 * @throws for a text that the dictionary lacks
 */
export function interpolate(html: string, baseUrl: string): string {
  return html
    .replaceAll(/\{\{([\w:. ]+)\}\}/g, (_placeholder, key: string) => {
      const text = key.startsWith('history:')
        ? historyText(key.slice('history:'.length))
        : isText(key)
          ? API_BLOCK_TEXTS[key]()
          : undefined;
      if (text === undefined) {
        throw new Error(`There is no text "${key}" in the dictionary of reference blocks.`);
      }
      return text;
    })
    .replaceAll(' href="/', ` href="${baseUrl}`);
}
