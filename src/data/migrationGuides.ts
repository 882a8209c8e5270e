/** Where readers of an older version learn what has changed in this one. */
import type { DocumentedProduct } from './products';

/** From the last major version to this one: a page of this site, where it has one. */
export const MIGRATION_GUIDES = {
  'x-data-grid': '/x/migration/migration-data-grid-v7/',
  'x-date-pickers': '/x/migration/migration-pickers-v7/',
  'x-charts': 'https://mui.com/x/migration/migration-charts-v7/',
  'x-tree-view': '/x/migration/migration-tree-view-v7/',
} as const satisfies Record<DocumentedProduct, `${'' | 'https://mui.com'}/x/migration/${string}/`>;

/** What each release has brought. */
export const RELEASE_NEWS = 'https://mui.com/x/whats-new/';
