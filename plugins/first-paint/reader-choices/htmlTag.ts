/** What the reader's choices add to each page's HTML, as data: the rules of the site, as the script takes them. */
import type { HtmlTagObject } from '@docusaurus/types';
import { CODE_STYLINGS, CODE_VARIANTS, SOURCE_EXTENSIONS } from '../../../src/lib/code/demo';
import {
  DEFAULT_CODE_PREFERENCES,
  LONG_STYLING_NAMES,
  PREFERENCE_ATTRIBUTES,
  PREFERENCE_COOKIES,
  STYLING_PREFIXES,
} from '../../../src/lib/code/preferences';
import {
  HIDES_ATTRIBUTE,
  LACKS_ATTRIBUTES,
  MY_PLANS,
  MY_PLAN_KEYS,
  lackedPlans,
} from '../../../src/lib/pages/myPlan';
import {
  DOCS_THEME_ATTRIBUTE,
  OWN_APPEARANCE_ATTRIBUTE,
  THEME_KEYS,
} from '../../../src/lib/theme/themeState';
import { inlineCall } from '../inlineCall';
import { type ReaderChoices, showReaderChoices } from './inlineScript';

function themselves(values: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(values.map((value) => [value, value]));
}

const CHOICES: ReaderChoices = {
  ends: Object.values(SOURCE_EXTENSIONS),
  code: [
    {
      attribute: PREFERENCE_ATTRIBUTES.variant,
      cookie: PREFERENCE_COOKIES.variant,
      byEnd: Object.fromEntries(
        CODE_VARIANTS.map((variant) => [SOURCE_EXTENSIONS[variant], variant]),
      ),
      byCookie: themselves(CODE_VARIANTS),
      defaultValue: DEFAULT_CODE_PREFERENCES.variant,
    },
    {
      attribute: PREFERENCE_ATTRIBUTES.styling,
      cookie: PREFERENCE_COOKIES.styling,
      byPart: Object.fromEntries(STYLING_PREFIXES.map((styling) => [`${styling}-`, styling])),
      byCookie: { ...themselves(CODE_STYLINGS), ...LONG_STYLING_NAMES },
      defaultValue: DEFAULT_CODE_PREFERENCES.styling,
    },
  ],
  storage: [
    [THEME_KEYS.direction, 'rtl', OWN_APPEARANCE_ATTRIBUTE],
    [THEME_KEYS.density, 'dense', OWN_APPEARANCE_ATTRIBUTE],
    [THEME_KEYS.demoTheme, 'docs', DOCS_THEME_ATTRIBUTE],
    ...MY_PLANS.flatMap((plan) =>
      lackedPlans(plan).map(
        (lacked) => [MY_PLAN_KEYS.plan, plan, LACKS_ATTRIBUTES[lacked]] as const,
      ),
    ),
    [MY_PLAN_KEYS.beyond, 'hide', HIDES_ATTRIBUTE],
    [THEME_KEYS.ownTheme, '', OWN_APPEARANCE_ATTRIBUTE],
  ],
};

/** The script, for `<head>`. */
export function choicesTag(): HtmlTagObject {
  return { tagName: 'script', innerHTML: inlineCall(showReaderChoices, CHOICES) };
}
