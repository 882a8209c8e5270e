/** What readers of a product learn of its newest major version, when this site documents an older one. */
import type { ProductId } from '../../data/products';
import { VERSION_LISTS } from '../../data/versions';
import type { VersionList } from '../../lib/pages/versions';
import { VERSION_MENU_TEXTS } from '../i18n/dictionary/versionMenu';
import { productName } from '../i18n/productName';

/** Products of an instance without versions have none elsewhere. */
const LISTS: Readonly<Partial<Record<ProductId, VersionList>>> = VERSION_LISTS;

/** The versions of a product; `undefined` for a product without a list. */
export function versionList(product: ProductId): VersionList | undefined {
  return LISTS[product];
}

export interface NewerMajorLink {
  readonly text: string;
  readonly href: string;
}

/** The link to the newest major version; `undefined` where this site documents it. */
export function newerMajor(product: ProductId): NewerMajorLink | undefined {
  const newer = versionList(product)?.newer;
  return (
    newer && {
      text: VERSION_MENU_TEXTS.newer({
        product: productName(product),
        major: String(newer.major),
      }),
      href: newer.href,
    }
  );
}
