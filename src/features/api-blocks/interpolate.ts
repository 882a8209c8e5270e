/** Puts what depends on the build's language into the HTML of a reference block. */
import { API_BLOCK_TEXTS } from '../i18n/dictionary/apiBlocks';

type PlainText = Exclude<keyof typeof API_BLOCK_TEXTS, 'source'>;

function isText(key: string): key is PlainText {
  return key !== 'source' && Object.hasOwn(API_BLOCK_TEXTS, key);
}

/**
 * The HTML to show.
 * @param html holds `{{key}}` for texts, and links to pages without the language's folder
 * @param baseUrl ends with a slash: `/zh/`
 * @throws for a text that the dictionary lacks
 */
export function interpolate(html: string, baseUrl: string): string {
  return html
    .replaceAll(/\{\{(\w+)\}\}/g, (_placeholder, key: string) => {
      if (!isText(key)) {
        throw new Error(`There is no text "${key}" in the dictionary of reference blocks.`);
      }
      return API_BLOCK_TEXTS[key]();
    })
    .replaceAll(' href="/', ` href="${baseUrl}`);
}
