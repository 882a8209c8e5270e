/** Texts and addresses that the toolbar shows about the source of a demo. */
import { SITE } from '../../../data/site';
import type { CodeStyling } from '../../../lib/code/demo';
import { DEMO_TEXTS } from '../../i18n/dictionary/demo';
import { STYLING_TEXTS } from '../../i18n/dictionary/styling';

/** Says that a demo is shown in another styling than the one the reader chose; `undefined` when it isn't. */
export function stylingNote(wanted: CodeStyling, shown: CodeStyling): string | undefined {
  return shown === wanted
    ? undefined
    : DEMO_TEXTS.stylingNote({
        wanted: STYLING_TEXTS[wanted](),
        shown: STYLING_TEXTS[shown](),
      });
}

/** Where a file of this repository can be read; `file` is a path from its root. */
export function repositoryLink(file: string): string {
  return `${SITE.repository}/blob/${SITE.ref}/${file}`;
}
