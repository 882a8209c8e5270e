/** Says in the reader's language what is wrong with a theme, and what is weak. */
import type { ColorScheme } from '../../lib/theme/colorMode';
import type { Misspelled, ThemeProblem } from '../own-theme';
import { OWN_THEME_TEXTS } from './dictionary/ownTheme';

/** What is wrong, where, and what to do. */
export function problemText({ kind, about, line, column }: ThemeProblem): string {
  const problem = OWN_THEME_TEXTS[kind]({ about });
  return kind === 'empty' ? problem : OWN_THEME_TEXTS.place({ line, column, problem });
}

/** What a theme that is applied may lack. */
interface Weaknesses {
  /** Modes whose primary color is hard to see. */
  readonly faint: readonly ColorScheme[];
  readonly misspelled: readonly Misspelled[];
}

/** Sentences about options that are misspelled and colors that are hard to see; empty if there are none. */
export function weaknessText({ faint, misspelled }: Weaknesses): string {
  return [
    ...misspelled.map((option) => OWN_THEME_TEXTS.misspelled({ ...option })),
    ...faint.map((scheme) =>
      scheme === 'light' ? OWN_THEME_TEXTS.faintLight() : OWN_THEME_TEXTS.faintDark(),
    ),
  ].join(' ');
}
