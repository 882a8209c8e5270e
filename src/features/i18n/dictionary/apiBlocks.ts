/** Texts of the generated reference blocks on pages of prose. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const API_BLOCK_TEXTS = /* #__PURE__ */ defineTexts('apiBlocks', {
  source: (values: { source: string }) =>
    translate({ id: 'portal.apiBlocks.source', message: 'Generated from {source}.' }, values),
  link: () => translate({ id: 'portal.apiBlocks.link', message: 'Link' }),
  deprecated: () => translate({ id: 'portal.apiBlocks.deprecated', message: 'Deprecated' }),
  returns: () => translate({ id: 'portal.apiBlocks.returns', message: 'Returns' }),
  argument: () => translate({ id: 'portal.apiBlocks.argument', message: 'Second argument' }),
  params: () => translate({ id: 'portal.apiBlocks.params', message: 'Parameters' }),
  event: () => translate({ id: 'portal.apiBlocks.event', message: 'Browser event' }),
  prop: () => translate({ id: 'portal.apiBlocks.prop', message: 'Prop' }),
  guide: () => translate({ id: 'portal.apiBlocks.guide', message: 'Guide' }),
  preventable: () => translate({ id: 'portal.apiBlocks.preventable', message: 'Preventable' }),
  table: () => translate({ id: 'portal.apiBlocks.table', message: 'Table' }),
  language: () => translate({ id: 'portal.apiBlocks.language', message: 'Language' }),
  import: () => translate({ id: 'portal.apiBlocks.import', message: 'Import name' }),
  tag: () => translate({ id: 'portal.apiBlocks.tag', message: 'Language tag' }),
  translated: () => translate({ id: 'portal.apiBlocks.translated', message: 'Translated' }),
  missingTexts: () => translate({ id: 'portal.apiBlocks.missingTexts', message: 'Missing texts' }),
  missing: () => translate({ id: 'portal.apiBlocks.missing', message: 'missing' }),
  complete: () => translate({ id: 'portal.apiBlocks.complete', message: 'None' }),
  path: () => translate({ id: 'portal.apiBlocks.path', message: 'Import path' }),
  class: () => translate({ id: 'portal.apiBlocks.class', message: 'Adapter' }),
  library: () => translate({ id: 'portal.apiBlocks.library', message: 'Date library' }),
  versions: () => translate({ id: 'portal.apiBlocks.versions', message: 'Supported versions' }),
  used: () => translate({ id: 'portal.apiBlocks.used', message: 'Version in demos' }),
  dates: () => translate({ id: 'portal.apiBlocks.dates', message: 'Type of dates' }),
  adapterLocale: () => translate({ id: 'portal.apiBlocks.adapterLocale', message: 'Locale' }),
  localeObject: () =>
    translate({ id: 'portal.apiBlocks.localeObject', message: 'Library locale object' }),
  localeName: () => translate({ id: 'portal.apiBlocks.localeName', message: 'Name, as text' }),
});
