/** The words of the hosted search's modal in the language of the page. */
import type { ModalTranslations } from '@docsearch/react/modal';
import { HOSTED_SEARCH_TEXTS } from '../../i18n/dictionary/hostedSearch';
import { SEARCH_TEXTS } from '../../i18n/dictionary/search';

export function hostedTexts(): ModalTranslations {
  return {
    searchBox: {
      clearButtonTitle: HOSTED_SEARCH_TEXTS.clear(),
      clearButtonAriaLabel: HOSTED_SEARCH_TEXTS.clear(),
      closeButtonText: SEARCH_TEXTS.keyClose(),
      closeButtonAriaLabel: SEARCH_TEXTS.close(),
      placeholderText: SEARCH_TEXTS.placeholder(),
      searchInputLabel: SEARCH_TEXTS.title(),
    },
    footer: {
      selectText: SEARCH_TEXTS.keyOpen(),
      navigateText: SEARCH_TEXTS.keyMove(),
      closeText: SEARCH_TEXTS.keyClose(),
      poweredByText: HOSTED_SEARCH_TEXTS.poweredBy(),
    },
    startScreen: {
      recentSearchesTitle: SEARCH_TEXTS.recent(),
      noRecentSearchesText: SEARCH_TEXTS.noRecent(),
      saveRecentSearchButtonTitle: HOSTED_SEARCH_TEXTS.save(),
      removeRecentSearchButtonTitle: HOSTED_SEARCH_TEXTS.remove(),
      favoriteSearchesTitle: HOSTED_SEARCH_TEXTS.saved(),
      removeFavoriteSearchButtonTitle: HOSTED_SEARCH_TEXTS.remove(),
    },
    noResultsScreen: {
      noResultsText: HOSTED_SEARCH_TEXTS.none(),
      suggestedQueryText: HOSTED_SEARCH_TEXTS.suggested(),
    },
    errorScreen: {
      titleText: HOSTED_SEARCH_TEXTS.failed(),
      helpText: HOSTED_SEARCH_TEXTS.connection(),
    },
  };
}
