/** Texts of the search dialog. */
import { translate } from '@docusaurus/Translate';
import { defineTexts } from '../defineTexts';

export const SEARCH_TEXTS = /* #__PURE__ */ defineTexts('search', {
  title: () => translate({ id: 'portal.search.title', message: 'Search' }),
  placeholder: () =>
    translate({ id: 'portal.search.placeholder', message: 'Search pages, props and text' }),
  close: () => translate({ id: 'portal.search.close', message: 'Close search' }),
  results: () =>
    translate({
      id: 'portal.search.results',
      message: 'Results',
      description: 'Name of the list of what was found',
    }),
  pages: () =>
    translate({
      id: 'portal.search.pages',
      message: 'Pages',
      description: 'Group of results: pages whose title was found',
    }),
  api: () =>
    translate({
      id: 'portal.search.api',
      message: 'API',
      description: 'Group of results: names of the API reference',
    }),
  text: () =>
    translate({
      id: 'portal.search.text',
      message: 'In the text',
      description: 'Group of results: sections whose text was found',
    }),
  nearest: () =>
    translate({
      id: 'portal.search.nearest',
      message: 'Did you mean',
      description: 'Group of pages with similar titles, when nothing was found',
    }),
  recent: () =>
    translate({
      id: 'portal.search.recent',
      message: 'Recent searches',
      description: 'Group of results that the reader chose before',
    }),
  clear: () =>
    translate({
      id: 'portal.search.clear',
      message: 'Clear',
      description: 'Button that erases all recent searches',
    }),
  clearLabel: () => translate({ id: 'portal.search.clearLabel', message: 'Clear recent searches' }),
  remove: (values: { title: string }) =>
    translate(
      { id: 'portal.search.remove', message: 'Remove {title} from recent searches' },
      values,
    ),
  removed: (values: { title: string }) =>
    translate({ id: 'portal.search.removed', message: 'Removed {title}' }, values),
  cleared: () => translate({ id: 'portal.search.cleared', message: 'Recent searches cleared' }),
  noRecent: () =>
    translate({
      id: 'portal.search.noRecent',
      message: 'Type a title, a prop or any words, in English or Chinese.',
    }),
  only: (values: { product: string }) =>
    translate(
      {
        id: 'portal.search.only',
        message: 'Only {product}',
        description: 'Button that limits the results to the product of the page',
      },
      values,
    ),
  component: () =>
    translate({
      id: 'portal.search.component',
      message: 'Component',
      description: 'Kind of result',
    }),
  interface: () =>
    translate({
      id: 'portal.search.interface',
      message: 'Interface',
      description: 'Kind of result',
    }),
  functions: () =>
    translate({
      id: 'portal.search.functions',
      message: 'Functions',
      description: 'Kind of result: functions of one topic',
    }),
  prop: () =>
    translate({ id: 'portal.search.prop', message: 'Prop', description: 'Kind of result' }),
  property: () =>
    translate({ id: 'portal.search.property', message: 'Property', description: 'Kind of result' }),
  function: () =>
    translate({ id: 'portal.search.function', message: 'Function', description: 'Kind of result' }),
  slot: () =>
    translate({ id: 'portal.search.slot', message: 'Slot', description: 'Kind of result' }),
  class: () =>
    translate({ id: 'portal.search.class', message: 'CSS class', description: 'Kind of result' }),
  also: (values: { words: string }) =>
    translate(
      {
        id: 'portal.search.also',
        message: 'also: {words}',
        description: 'Why a page was found whose title lacks the words: what readers call it too',
      },
      values,
    ),
  comma: () =>
    translate({
      id: 'portal.search.comma',
      message: ', ',
      description: 'Between the words of a list',
    }),
  count: (values: { count: number }) =>
    translate(
      {
        id: 'portal.search.count',
        message: 'Results: {count}',
        description: 'Announced to screen readers',
      },
      values,
    ),
  none: (values: { query: string }) =>
    translate({ id: 'portal.search.none', message: 'No results for “{query}”' }, values),
  noneIn: (values: { query: string; product: string }) =>
    translate(
      { id: 'portal.search.noneIn', message: 'No results for “{query}” in {product}' },
      values,
    ),
  similar: (values: { count: number }) =>
    translate(
      {
        id: 'portal.search.similar',
        message: 'Similar titles: {count}',
        description: 'Announced to screen readers when nothing was found',
      },
      values,
    ),
  loading: () => translate({ id: 'portal.search.loading', message: 'Searching…' }),
  noTitles: () =>
    translate({
      id: 'portal.search.noTitles',
      message: "The list of pages couldn't be loaded. Check your connection.",
    }),
  retry: () => translate({ id: 'portal.search.retry', message: 'Try again' }),
  noTextInDevelopment: () =>
    translate({
      id: 'portal.search.noTextInDevelopment',
      message: 'The development server has no full text: only titles and API names are searched.',
    }),
  noTextOffline: () =>
    translate({
      id: 'portal.search.noTextOffline',
      message: "The full text couldn't be loaded: only titles and API names are searched.",
    }),
  keyMove: () =>
    translate({ id: 'portal.search.keyMove', message: 'Move', description: 'What arrow keys do' }),
  keyOpen: () =>
    translate({
      id: 'portal.search.keyOpen',
      message: 'Open',
      description: 'What the Enter key does',
    }),
  keyClose: () =>
    translate({
      id: 'portal.search.keyClose',
      message: 'Close',
      description: 'What the Escape key does',
    }),
});
