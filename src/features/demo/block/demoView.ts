/** What a demo block shows in which state: rules without React. */
import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  type CodeStyling,
  type CodeVariant,
  type DemoDescriptor,
  SOURCE_EXTENSIONS,
} from '../../../lib/code/demo';
import { DEFAULT_CODE_PREFERENCES } from '../../../lib/code/preferences';

/** The same for as long as a demo goes on: another one starts it afresh. */
export function viewKey(styling: CodeStyling, resets: number): string {
  return `${styling} ${resets}`;
}

/** What of the source is in view. `preview` is the JSX that the demo returns. */
export type CodeView = 'hidden' | 'preview' | 'full';

/** What the button that opens and closes the code says. */
export type CodeAction = 'expandCode' | 'collapseCode' | 'showCode' | 'hideCode';

/** `hasPreview`: a preview exists and may be shown. */
export function codeView(open: boolean, hasPreview: boolean): CodeView {
  if (open) {
    return 'full';
  }
  return hasPreview ? 'preview' : 'hidden';
}

export function codeAction(open: boolean, hasPreview: boolean): CodeAction {
  if (hasPreview) {
    return open ? 'collapseCode' : 'expandCode';
  }
  return open ? 'hideCode' : 'showCode';
}

/** The styling that a demo can show for the one that was asked for. */
export function availableStyling(
  wanted: CodeStyling,
  existing: readonly CodeStyling[],
): CodeStyling {
  return existing.includes(wanted) ? wanted : 'system';
}

/** Source in the language and styling that it is shown for. */
export interface ChosenText {
  readonly key: string;
  readonly html: string;
  /** The language that it is written in, where another one reads otherwise. */
  readonly variant?: CodeVariant;
  /** The stylings for which it is shown, separated by spaces, where there are others. */
  readonly stylings?: string;
}

/** The stylings that a reader may have chosen when a demo shows `styling`; `undefined` where it has no other. */
export function servedStylings(
  styling: CodeStyling,
  existing: readonly CodeStyling[],
): string | undefined {
  return existing.length > 1
    ? CODE_STYLINGS.filter((wanted) => availableStyling(wanted, existing) === styling).join(' ')
    : undefined;
}

/**
 * Every preview that a reader may have chosen, without those that look like another one. The server doesn't know
 * which it is, so its HTML holds them all and a style sheet shows one.
 */
export function allPreviews({
  previews,
  stylings,
}: Pick<DemoDescriptor<never>, 'previews' | 'stylings'>): readonly ChosenText[] {
  return stylings.flatMap((styling): readonly ChosenText[] => {
    const inStyling = previews[styling];
    if (!inStyling) {
      return [];
    }
    const served = servedStylings(styling, stylings);
    const html = inStyling[DEFAULT_CODE_PREFERENCES.variant];
    return CODE_VARIANTS.every((variant) => inStyling[variant] === html)
      ? [{ key: styling, html, stylings: served }]
      : CODE_VARIANTS.map((variant) => ({
          key: `${styling} ${variant}`,
          html: inStyling[variant],
          variant,
          stylings: served,
        }));
  });
}

/** The ids that lead to a demo: its name, and one for each source that can be asked for. */
export function anchorIds(
  name: string,
  stylings: readonly CodeStyling[],
): readonly [string, ...string[]] {
  const sources = ['', ...CODE_STYLINGS.filter((s) => stylings.includes(s)).map((s) => `${s}-`)];
  const extensions = Object.values(SOURCE_EXTENSIONS);
  return [name, ...sources.flatMap((prefix) => extensions.map((end) => `${prefix}${name}${end}`))];
}

/** The file of a styling, from the path of the system one: `a/X.tsx` and `css` give `a/X.css.tsx`. */
export function stylingFile(file: string, styling: CodeStyling): string {
  return styling === 'system' ? file : file.replace(/\.tsx$/, `.${styling}.tsx`);
}

/** The name under which a reader would save a demo's source: `a/X.tsx` in JavaScript gives `X.js`. */
export function sourceFileName(file: string, variant: CodeVariant): string {
  return file.replace(/^.*\//, '').replace(/\.tsx$/, SOURCE_EXTENSIONS[variant]);
}

/** The prefix of the ids that React makes inside a demo, in the browser as on the server. */
export function identifierPrefix(name: string): string {
  return `${name}-`;
}
