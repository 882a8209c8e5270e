/**
 * Tells the parts of a documentation page whether its body is translated: a page without translation shows its
 * English text between menus of another language.
 */
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import i18n from '@generated/i18n';
import type { ReactNode } from 'react';
import { SOURCE_LANGUAGE } from '../../lib/dictionary';
import { useUserLanguage } from '../docs-config';
import { LanguagesContext, SAME_LANGUAGE, UNTRANSLATED } from './languages';

export function BodyLanguage({ children }: { readonly children: ReactNode }): ReactNode {
  const { source } = useDoc().metadata;
  // Translated pages lie in the folder of their language.
  const translated =
    useUserLanguage() === SOURCE_LANGUAGE || source.startsWith(`@site/${i18n.path}/`);
  return (
    <LanguagesContext value={translated ? SAME_LANGUAGE : UNTRANSLATED}>
      {children}
    </LanguagesContext>
  );
}
