/** The address of a demo's source: a rule without React. */
import { type CodeStyling, type CodeVariant, SOURCE_EXTENSIONS } from '../../../lib/code/demo';

/**
 * The address of a demo's source on a page. The styling is named only where there is a choice: otherwise the link
 * would change its reader's preference for nothing.
 */
export function sourceLink(
  pageUrl: string,
  demo: { readonly name: string; readonly stylings: readonly CodeStyling[] },
  variant: CodeVariant,
  styling: CodeStyling,
): string {
  const prefix = demo.stylings.length > 1 ? `${styling}-` : '';
  const page = pageUrl.replace(/#.*$/, '');
  return `${page}#${prefix}${demo.name}${SOURCE_EXTENSIONS[variant]}`;
}
