/** The text of a page with its demos in the wanted language of code and styling. */
import type { CodeStyling, CodeVariant } from '../../src/lib/code/demo';
import { DEFAULT_CODE_PREFERENCES } from '../../src/lib/code/preferences';
import type { Docs } from '../data/docs';
import type { PageEntry, SourceFile } from '../data/docsIndex';

/** Files as the Markdown of pages has them: a name, then code. */
export function fileBlocks(files: readonly SourceFile[]): string {
  return files
    .map(({ name, raw }) => {
      const extension = name.slice(name.lastIndexOf('.') + 1);
      const fence = raw.includes('```') ? '````' : '```';
      const language = extension === 'js' ? 'jsx' : extension;
      return `\`${name}\`\n\n${fence}${language}\n${raw.replace(/\n$/, '')}\n${fence}`;
    })
    .join('\n\n');
}

/** The Markdown of a page; demos without the styling stay as they are. */
export function styledPage(
  docs: Docs,
  page: PageEntry,
  code: CodeVariant,
  styling: CodeStyling,
): string {
  const body = docs.text(page, code);
  if (styling === DEFAULT_CODE_PREFERENCES.styling) {
    return body;
  }
  return docs.index.demos
    .filter((demo) => demo.page === page.path)
    .reduce((text, demo) => {
      const plain = docs.demo(demo, DEFAULT_CODE_PREFERENCES.styling)?.[code];
      const styled = docs.demo(demo, styling)?.[code];
      return plain && styled ? text.replace(fileBlocks(plain), () => fileBlocks(styled)) : text;
    }, body);
}
