/** HTML that the build made of a doc comment: English on pages of every language. */
import type { ReactNode } from 'react';
import { ALWAYS_ENGLISH } from '../i18n/languages';

export interface HtmlProps {
  readonly as?: 'div' | 'li';
  readonly role?: 'cell';
  readonly className?: string | undefined;
  readonly children: string;
}

export function Html({ as: Element = 'div', role, className, children }: HtmlProps): ReactNode {
  return (
    <Element
      role={role}
      className={className}
      lang={ALWAYS_ENGLISH}
      data-html
      dangerouslySetInnerHTML={{ __html: children }}
    />
  );
}
