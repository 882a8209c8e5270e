/**
 * Checks `<Keyboard component="Button">` and `<A11y component="Button">`, which hold a table each, and makes headings of
 * the first cells of rows. Comes before the step that imports the elements.
 */
import type { Root, Table } from 'mdast';
import { type PageFolders, locationOfFile } from '../../../src/lib/pages/pageFiles';
import { type PageFile, pagePath, pageProblem } from '../../../src/lib/pages/pageProblem';
import { type A11yTableElement, componentOf, isA11yTable } from '../../../src/lib/text/a11yTables';
import { SOURCE_LANGUAGE } from '../../../src/lib/text/dictionary';
import { languageOf } from '../../../src/lib/text/languages';
import { walk } from '../../../src/lib/text/syntaxTree';
import { createComponentCheck } from '../api-links';
import { TABLE_RULES } from './tableRules';

export interface RemarkA11yTablesOptions {
  /** Root of the project. */
  readonly siteDir: string;
  readonly folders: PageFolders;
}

/** The table, if there is nothing else. */
function tableIn({ type, children }: A11yTableElement): Table | undefined {
  const [table, ...others] = children;
  return type === 'mdxJsxFlowElement' && table?.type === 'table' && others.length === 0
    ? table
    : undefined;
}

/** Without them, a screen reader names the cells of a row by their columns only. */
function markRowHeadings({ children: [, ...rows] }: Table): void {
  for (const { children } of rows) {
    const [first] = children;
    if (first) {
      first.data = { ...first.data, hName: 'th', hProperties: { scope: 'row' } };
    }
  }
}

/** A remark plugin. */
export function remarkA11yTables(options: RemarkA11yTablesOptions) {
  const problemOfComponent = createComponentCheck(options);
  return (tree: Root, file: PageFile): void => {
    const path = pagePath(file);
    const language = languageOf(locationOfFile(path, options.folders)?.language ?? SOURCE_LANGUAGE);
    const seen = new Set<string>();
    walk(tree, (node) => {
      if (!isA11yTable(node)) {
        return;
      }
      const component = componentOf(node);
      if (component === undefined) {
        throw pageProblem(file, node, `Write <${node.name} component="Button">.`);
      }
      const unknown = problemOfComponent(path, component);
      if (unknown !== undefined) {
        throw pageProblem(file, node, `<${node.name} component="${component}">: ${unknown}`);
      }
      const table = tableIn(node);
      if (!table) {
        throw pageProblem(
          file,
          node,
          `<${node.name}> holds one table, with an empty line before and after the table, and nothing else.`,
        );
      }
      const start = `<${node.name} component="${component}">`;
      if (seen.has(start)) {
        throw pageProblem(file, node, `The page has ${start} twice.`);
      }
      seen.add(start);
      const problem = TABLE_RULES[node.name](table, language);
      if (problem) {
        throw pageProblem(file, problem.node, `${start}: ${problem.message}`);
      }
      markRowHeadings(table);
    });
  };
}
