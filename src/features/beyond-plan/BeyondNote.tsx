/**
 * Stands first in a part of a page that needs a plan, a section or a demo. Where such parts are hidden, a style sheet shows
 * it in place of the part: which plan is needed, and a press that shows the part. See src/css/custom.css.
 */
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { NAMED_ATTRIBUTE, SHOWS_ALL_ATTRIBUTE } from '../../lib/pages/myPlan';
import type { Plan } from '../../lib/pages/pageTree';
import { decoded } from '../../lib/pages/percent';
import { PLAN_NAMES } from '../../lib/text/plan';
import { BEYOND_TEXTS } from '../i18n/dictionary/beyond';
import { useLanguages } from '../i18n/languages';
import { buttonText } from './buttonText';

export interface BeyondNoteProps {
  readonly plan: Plan;
  /** Heading of the section; absent for a demo. */
  readonly title?: string;
}

export function BeyondNote({ plan, title }: BeyondNoteProps): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [isShown, setIsShown] = useState(false);
  const { hash } = useLocation();
  const { shell } = useLanguages();
  const values = { plan: PLAN_NAMES[plan] };
  const note =
    title === undefined ? BEYOND_TEXTS.demo(values) : BEYOND_TEXTS.section({ ...values, title });

  // Style sheets don't hear of an address to which a link within the site leads. Before the page scrolls there.
  useLayoutEffect(() => {
    const part = button.current?.parentElement;
    if (part?.contains(document.getElementById(decoded(hash.slice(1))))) {
      part.setAttribute(NAMED_ATTRIBUTE, '');
    }
  }, [hash]);

  return (
    <button
      ref={button}
      type="button"
      hidden
      lang={shell}
      // A heading with names of code, which a translator would change.
      translate={/[a-z\d][A-Z]/.test(title ?? '') ? 'no' : undefined}
      data-beyond=""
      aria-expanded={isShown}
      onClick={() => {
        button.current?.parentElement?.toggleAttribute(SHOWS_ALL_ATTRIBUTE, !isShown);
        setIsShown(!isShown);
      }}
    >
      {buttonText(note, isShown)}
    </button>
  );
}
