/** `get_api`: the reference of a component, interface or topic of functions, or one row of it. */
import { z } from 'zod';
import type { ApiModel } from '../../../src/lib/api/apiModel';
import type { Language } from '../../../src/lib/text/languages';
import type { Docs } from '../../data/docs';
import type { ApiEntry } from '../../data/docsIndex';
import { type ApiRow, apiRows, findApi, findRows } from '../apiRows';
import { languageArgument, nameText, offsetArgument, productArgument } from '../arguments';
import { excerpt } from '../excerpt';
import { nearestNames } from '../nearestNames';
import { type Answer, type ToolContext, defineTool, problem } from '../tool';
import { headLines } from '../versionNote';
import { pageAnswer } from './getPage';

function guideAddress({ guide }: ApiRow, docs: Docs, language: Language): string | undefined {
  return (
    guide &&
    docs.address(`${guide.page}/`, language) +
      (guide.anchor === undefined ? '' : `#${guide.anchor}`)
  );
}

function rowText(row: ApiRow, docs: Docs, language: Language): string {
  const guide = guideAddress(row, docs, language);
  return [
    `## ${row.kind} \`${row.name}\``,
    ...row.facts.map(([name, value]) => `- ${name}: ${value}`),
    ...(guide === undefined ? [] : [`- Guide: ${guide}`]),
    ...(row.description === '' ? [] : ['', row.description]),
  ].join('\n');
}

function rowAnswer(
  entry: ApiEntry,
  model: ApiModel,
  name: string,
  { language, offset }: { readonly language: Language; readonly offset: number },
  { docs, project }: ToolContext,
): Answer {
  const rows = findRows(model, name, language);
  const [first] = rows;
  if (!first) {
    const near = nearestNames(
      name,
      apiRows(model).map((row) => row.name),
    );
    return problem(
      `${entry.name} has no row "${name}". Similar names: ${near.join(', ')}. Without row, get_api gives all of them.`,
    );
  }
  const packages = model.packages.map(
    (each) => `${each.name}@${docs.index.packages[each.name] ?? each.version}`,
  );
  const anchor = first.anchor === undefined ? '' : `#${first.anchor}`;
  const head = headLines(packages, project, docs.address(entry.path, language) + anchor);
  const text = rows.map((row) => rowText(row, docs, language)).join('\n\n');
  return {
    text: `${head}\n\n# ${entry.name}\n\n${model.imports[0] ?? ''}\n\n${excerpt(text, offset)}`,
  };
}

/** The entry that is meant, or what is wrong with the name. */
function entryOf({ index }: Docs, found: readonly ApiEntry[], name: string): ApiEntry | Answer {
  const [entry, ...others] = found;
  if (!entry) {
    const near = nearestNames(
      name,
      index.apis.map((each) => each.name),
    );
    return problem(
      `The reference has no "${name}". Similar names: ${near.join(', ')}. Find others with search_docs.`,
    );
  }
  return others.length === 0
    ? entry
    : problem(
        `Several products have "${name}". Give product: ${found.map(({ product }) => product).join(', ')}.`,
      );
}

export const getApi = defineTool({
  name: 'get_api',
  title: 'Read the API reference',
  description:
    'Reads the API reference of a component (DataGrid), an interface (GridColDef), or a topic of functions: imports, props, slots, classes, types and defaults. With row, all about one prop, slot, class or method. Check names of props here before you write code.',
  input: z.strictObject({
    name: nameText().describe('Name in code: DataGrid, GridColDef, DatePicker.'),
    row: nameText()
      .optional()
      .describe('One prop, slot, class, method or CSS variable: sortModel.'),
    product: productArgument.describe('If two products have the name.'),
    section: nameText().optional().describe('One section of the page: Props, Slots, CSS classes.'),
    language: languageArgument,
    offset: offsetArgument,
  }),
  run: ({ name, row, product, section, language, offset }, context) => {
    const { docs } = context;
    const found = findApi(docs, name).filter(
      (each) => product === undefined || each.product === product,
    );
    const entry = entryOf(docs, found, name);
    if ('text' in entry) {
      return entry;
    }
    const model = docs.model(entry);
    if (row !== undefined) {
      return rowAnswer(entry, model, row, { language, offset }, context);
    }
    const page = docs.page(entry.path, language);
    return page
      ? pageAnswer(
          page,
          docs.text(page, 'TS'),
          { language, section, offset, tool: 'get_api' },
          context,
        )
      : problem(`The page of ${entry.name} is missing.`);
  },
});
