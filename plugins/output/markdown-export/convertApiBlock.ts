/** The generated reference blocks of prose pages as tables. */
import {
  type ApiBlockFile,
  type ApiBlockFileOf,
  type ApiMethod,
  type GridEvent,
  type GridSelector,
  gridPropPath,
  groupsOf,
} from '../../../src/lib/api/apiBlocks';
import { convertSlots, convertThemeKeys } from './convertComponentBlocks';
import type { ConvertContext } from './convertContext';
import { code, descriptionColumn, planColumn } from './entryColumns';
import { type Block, type Column, inlineCode, joined, link, table, text } from './nodes';

function methods(entries: readonly ApiMethod[], context: ConvertContext): Block {
  const { lookUp } = context;
  return table<ApiMethod>(entries, [
    {
      title: lookUp('portal.apiEntries.name'),
      cell: ({ name, parameters }) => code(parameters ? `${name}()` : name),
    },
    { title: lookUp('portal.apiEntries.type'), cell: ({ type }) => code(type) },
    descriptionColumn(context),
    planColumn(context),
  ]);
}

function events(entries: readonly GridEvent[], context: ConvertContext): Block {
  const { lookUp } = context;
  return table<GridEvent>(entries, [
    { title: lookUp('portal.apiEntries.name'), cell: ({ name }) => code(name) },
    descriptionColumn(context),
    { title: lookUp('portal.apiBlocks.params'), cell: ({ params }) => code(params) },
    { title: lookUp('portal.apiBlocks.event'), cell: ({ event }) => code(event) },
    {
      title: lookUp('portal.apiBlocks.prop'),
      cell: ({ prop, plan }) =>
        prop === undefined ? [] : [link(gridPropPath(prop, plan), inlineCode(prop))],
    },
    {
      title: lookUp('portal.apiBlocks.preventable'),
      cell: ({ preventable }) => (preventable ? [text(lookUp('portal.markdown.yes'))] : []),
    },
    planColumn(context),
  ]);
}

function selectors(entries: readonly GridSelector[], context: ConvertContext): Block {
  const { lookUp } = context;
  const { title, cell } = descriptionColumn(context);
  return table<GridSelector>(entries, [
    { title: lookUp('portal.apiEntries.name'), cell: ({ name }) => code(name) },
    {
      title,
      cell: ({ description, deprecated, history }) => cell({ description, deprecated, history }),
    },
    {
      title: lookUp('portal.apiBlocks.argument'),
      cell: ({ parameters }) => joined(parameters.map(code), ', '),
    },
    { title: lookUp('portal.apiEntries.returns'), cell: ({ returns }) => code(returns) },
    planColumn(context),
  ]);
}

function locales(file: ApiBlockFileOf<'locales'>, { lookUp }: ConvertContext): Block {
  type Locale = (typeof file.entries)[number];
  const columns: readonly Column<Locale>[] = [
    { title: lookUp('portal.apiBlocks.language'), cell: ({ language }) => [text(language)] },
    { title: lookUp('portal.apiBlocks.import'), cell: ({ name }) => code(name) },
    { title: lookUp('portal.apiBlocks.tag'), cell: ({ tag }) => [text(tag)] },
    {
      title: lookUp('portal.apiBlocks.translated'),
      // Rounded down, so that only what is complete has 100%.
      cell: ({ translated }) => [
        text(`${translated}/${file.total} (${Math.floor((translated / file.total) * 100)}%)`),
      ],
    },
    {
      title: lookUp('portal.apiBlocks.missingTexts'),
      cell: ({ missing }) =>
        missing.length === 0
          ? [text(lookUp('portal.apiBlocks.complete'))]
          : joined(missing.map(code), ', '),
    },
  ];
  return table(file.entries, columns);
}

function adapters(file: ApiBlockFileOf<'adapters'>, { lookUp }: ConvertContext): Block {
  type Adapter = (typeof file.entries)[number];
  const columns: readonly Column<Adapter>[] = [
    {
      title: lookUp('portal.apiBlocks.path'),
      cell: ({ name }) => code(`${file.package}/${name}`),
    },
    { title: lookUp('portal.apiBlocks.class'), cell: ({ exported }) => code(exported) },
    { title: lookUp('portal.apiBlocks.library'), cell: ({ library }) => code(library) },
    { title: lookUp('portal.apiBlocks.versions'), cell: ({ range }) => code(range) },
    {
      title: lookUp('portal.apiBlocks.used'),
      cell: ({ used }) => (used ? code(used) : [text('–')]),
    },
    { title: lookUp('portal.apiBlocks.dates'), cell: ({ dateType }) => code(dateType) },
    {
      title: lookUp('portal.apiBlocks.adapterLocale'),
      cell: ({ locale }) => [
        text(
          lookUp(
            locale === 'object' ? 'portal.apiBlocks.localeObject' : 'portal.apiBlocks.localeName',
          ),
        ),
      ],
    },
  ];
  return table(file.entries, columns);
}

/** The entries of some groups, in the order of the groups. */
function shown<Entry extends { readonly name: string; readonly group: string }>(
  entries: readonly Entry[],
  groups: readonly string[],
  { outline }: ConvertContext,
): readonly Entry[] {
  const found = groups.flatMap((name) => entries.filter(({ group }) => group === name));
  found.forEach(({ name }) => outline.add(name));
  return found;
}

/**
 * What an element shows.
 * @param asked the groups of the file that it names, with commas between; all without it
 */
export function convertApiBlock(
  file: ApiBlockFile,
  asked: string | undefined,
  context: ConvertContext,
): Block {
  const groups = asked?.split(/\s*,\s*/) ?? groupsOf(file);
  switch (file.kind) {
    case 'methods':
      return methods(shown(file.entries, groups, context), context);
    case 'events':
      return events(shown(file.entries, groups, context), context);
    case 'selectors':
      return selectors(shown(file.entries, groups, context), context);
    case 'locales':
      file.entries.forEach(({ name }) => context.outline.add(name));
      return locales(file, context);
    case 'adapters':
      file.entries.forEach(({ name }) => context.outline.add(name));
      return adapters(file, context);
    case 'slots':
      return convertSlots(file.entries, context);
    case 'themeKeys':
      return convertThemeKeys(file.entries, context);
  }
}
