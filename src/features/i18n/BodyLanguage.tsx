/**
 * Tells the parts of a documentation page whether its body is translated: a page without translation shows its
 * English text between menus of another language.
 */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import i18n from '@generated/i18n';
import type { ReactNode } from 'react';
import { isApiPage, isApiReference, pageOf } from '../../lib/pages/paths';
import { SOURCE_LANGUAGE } from '../../lib/text/dictionary';
import { useUserLanguage } from '../docs-config';
import {
  GENERATED,
  type Languages,
  LanguagesContext,
  REFERENCE,
  SAME_LANGUAGE,
  UNTRANSLATED,
} from './languages';

function languagesOf(permalink: string): Languages {
  const page = pageOf(permalink);
  if (isApiPage(page)) {
    return REFERENCE;
  }
  return isApiReference(page) ? GENERATED : UNTRANSLATED;
}

export function BodyLanguage({ children }: { readonly children: ReactNode }): ReactNode {
  const { permalink, source } = useDoc().metadata;
  // Translated pages lie in the folder of their language.
  const translated =
    useUserLanguage() === SOURCE_LANGUAGE || source.startsWith(`@site/${i18n.path}/`);
  return (
    <LanguagesContext value={translated ? SAME_LANGUAGE : languagesOf(permalink)}>
      {children}
    </LanguagesContext>
  );
}
