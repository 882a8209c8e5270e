/** Where the tab keeps the edits of demos: pages look for them before anything of the editor loads. */
import type { CodeStyling, CodeVariant } from '../code/demo';

/**
 * What the keys of one demo in session storage begin with.
 * @param file path of the demo
 */
export function keptPrefix(file: string): string {
  return `docs-live-edit ${file} `;
}

/** The key of one version of a demo. */
export function keptKey(
  file: string,
  { variant, styling }: { readonly variant: CodeVariant; readonly styling: CodeStyling },
): string {
  return `${keptPrefix(file)}${styling} ${variant}`;
}
