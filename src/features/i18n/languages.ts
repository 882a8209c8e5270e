/**
 * The languages of a page's parts, where its body isn't of the shell's language: what reads pages aloud needs to know
 * which is which.
 */
import i18n from '@generated/i18n';
import { createContext, useContext } from 'react';
import { SOURCE_LANGUAGE } from '../../lib/text/dictionary';

/** Values of the `lang` attribute; `undefined` where the language around holds on. */
export interface Languages {
  readonly body?: string;
  /** Of the page's description, where it differs from the body. */
  readonly description?: string;
  /** Whether nobody is asked for a translation, since the page is made by the build. */
  readonly isGenerated?: true;
  /** For the shell's own texts inside the body, such as the toolbar of a demo. */
  readonly shell?: string;
}

/** Body and shell speak the same language. */
export const SAME_LANGUAGE: Languages = {};

/** An English body in a shell of another language. */
export const UNTRANSLATED: Languages = {
  body: SOURCE_LANGUAGE,
  shell: i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale,
};

/** A generated page that is English throughout, such as the list of all API pages. */
export const GENERATED: Languages = { ...UNTRANSLATED, isGenerated: true };

/** A page of the API reference: the shell names its parts, and says of each text of the packages that it is English. */
export const REFERENCE: Languages = { description: SOURCE_LANGUAGE };

/** The `lang` attribute of what is English on pages of every language, as the demos are; none on English pages. */
export const ALWAYS_ENGLISH: string | undefined =
  i18n.currentLocale === SOURCE_LANGUAGE ? undefined : SOURCE_LANGUAGE;

export const LanguagesContext = createContext(SAME_LANGUAGE);

export function useLanguages(): Languages {
  return useContext(LanguagesContext);
}
