/**
 * Tells the parts of a documentation page whether its body is translated: a page without translation shows its
 * English text between menus of another language.
 */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import i18n from '@generated/i18n';
import type { ReactNode } from 'react';
import { isApiDoc, isApiReferenceDoc } from '../../lib/api/apiPage';
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

function languagesOf(id: string): Languages {
  if (isApiReferenceDoc(id)) {
    return REFERENCE;
  }
  return isApiDoc(id) ? GENERATED : UNTRANSLATED;
}

export function BodyLanguage({ children }: { readonly children: ReactNode }): ReactNode {
  const { id, source } = useDoc().metadata;
  // Translated pages lie in the folder of their language.
  const translated =
    useUserLanguage() === SOURCE_LANGUAGE || source.startsWith(`@site/${i18n.path}/`);
  return (
    <LanguagesContext value={translated ? SAME_LANGUAGE : languagesOf(id)}>
      {children}
    </LanguagesContext>
  );
}
