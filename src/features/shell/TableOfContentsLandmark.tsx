/** The landmark around a page's table of contents. */
import type { ReactNode } from 'react';
import { SHELL_TEXTS } from '../i18n/dictionary/shell';

export function TableOfContentsLandmark({ children }: { readonly children: ReactNode }): ReactNode {
  return <nav aria-label={SHELL_TEXTS.tocLabel()}>{children}</nav>;
}
