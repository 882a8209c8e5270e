/** Texts of the hosted search. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const HOSTED_SEARCH_TEXTS = /* #__PURE__ */ defineTexts('hostedSearch', {
  clear: () => translate({ id: 'portal.hostedSearch.clear', message: 'Clear the query' }),
  poweredBy: () =>
    translate({
      id: 'portal.hostedSearch.poweredBy',
      message: 'Search by',
      description: 'Followed by the name of the provider',
    }),
  save: () => translate({ id: 'portal.hostedSearch.save', message: 'Save this search' }),
  remove: () =>
    translate({
      id: 'portal.hostedSearch.remove',
      message: 'Remove this search',
      description: 'From the recent searches or the saved ones',
    }),
  saved: () =>
    translate({
      id: 'portal.hostedSearch.saved',
      message: 'Saved',
      description: 'Heading of saved searches',
    }),
  none: () =>
    translate({
      id: 'portal.hostedSearch.none',
      message: 'No results for',
      description: 'Followed by the query',
    }),
  suggested: () =>
    translate({
      id: 'portal.hostedSearch.suggested',
      message: 'Try searching for',
      description: 'Followed by other queries',
    }),
  failed: () =>
    translate({ id: 'portal.hostedSearch.failed', message: "The search couldn't be reached" }),
  connection: () =>
    translate({ id: 'portal.hostedSearch.connection', message: 'Check your connection.' }),
});
