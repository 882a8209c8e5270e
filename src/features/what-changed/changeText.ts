import { HISTORY_TEXTS } from '../i18n/dictionary/history';
import { PRODUCT_TEXTS } from '../i18n/dictionary/product';
import { isChangeText } from '../../lib/history/changeTexts';

function isProduct(key: string): key is keyof typeof PRODUCT_TEXTS {
  return Object.hasOwn(PRODUCT_TEXTS, key);
}

/**
 * The name of a change, a kind of row or a product in the language of the page.
 * @throws for another key
 */
export function changeText(key: string): string {
  if (isChangeText(key)) {
    return HISTORY_TEXTS[key]();
  }
  if (isProduct(key)) {
    return PRODUCT_TEXTS[key]();
  }
  throw new Error(`There is no text "${key}" about changes.`);
}
