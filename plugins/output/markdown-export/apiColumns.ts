/** The columns of the tables of an API page. */
import type { ApiColumn } from '../../../src/lib/api/apiColumns';
import {
  type ApiClass,
  type ApiFunction,
  type ApiProp,
  type ApiSlot,
  type ApiVariable,
  noteText,
} from '../../../src/lib/api/apiModel';
import type { ConvertContext } from './convertContext';
import { code, descriptionColumn, planColumn } from './entryColumns';
import { type Column, type Phrase, joined, phrase, text } from './nodes';

/** A default is code as a whole, unless backticks say what of it is. */
function defaultCell(value: string | undefined, { comments }: ConvertContext): Phrase {
  return value?.includes('`') ? comments.inline(value) : code(value);
}

export function propColumns(context: ConvertContext): readonly Column<ApiProp>[] {
  const { lookUp } = context;
  const { title, cell } = descriptionColumn(context);
  const columns = {
    type: {
      title: lookUp('portal.apiEntries.type'),
      cell: ({ type, expanded }) => joined([code(type), code(expanded)], ' = '),
    },
    default: {
      title: lookUp('portal.apiEntries.default'),
      cell: (prop) => defaultCell(prop.default, context),
    },
  } satisfies Record<ApiColumn<'props' | 'methods'>, Column<ApiProp>>;
  return [
    {
      title: lookUp('portal.apiEntries.name'),
      cell: ({ name, from }) =>
        from === undefined
          ? code(name)
          : [...code(name), text(` (${lookUp('portal.apiEntries.from')} ${from})`)],
    },
    ...Object.values(columns),
    {
      title: lookUp('portal.apiEntries.required'),
      cell: ({ required, requiredFor }) =>
        required ? [text(lookUp('portal.markdown.yes'))] : code(requiredFor),
    },
    { title, cell: (prop) => cell({ ...prop, ...prop.signature }) },
    planColumn(context),
  ];
}

export function functionColumns(context: ConvertContext): readonly Column<ApiFunction>[] {
  const { lookUp } = context;
  const { title, cell } = descriptionColumn(context);
  return [
    { title: lookUp('portal.apiEntries.name'), cell: ({ name }) => code(name) },
    { title: lookUp('portal.apiEntries.type'), cell: ({ type }) => code(type) },
    {
      title: lookUp('portal.apiSections.import'),
      cell: ({ imports }) => joined(imports.map(code), ' '),
    },
    { title, cell: (row) => cell({ ...row, ...row.signature }) },
  ];
}

export function slotColumns(context: ConvertContext): readonly Column<ApiSlot>[] {
  const { lookUp } = context;
  const columns = {
    className: {
      title: lookUp('portal.apiEntries.className'),
      cell: ({ className }) => code(className && `.${className}`),
    },
    component: {
      title: lookUp('portal.apiEntries.component'),
      cell: (slot) => defaultCell(slot.default, context),
    },
  } satisfies Record<ApiColumn<'slots'>, Column<ApiSlot>>;
  return [
    { title: lookUp('portal.apiEntries.slotName'), cell: ({ name }) => code(name) },
    ...Object.values(columns),
    { title: lookUp('portal.apiEntries.type'), cell: ({ type }) => code(type) },
    descriptionColumn(context),
    planColumn(context),
  ];
}

export function classColumns(context: ConvertContext): readonly Column<ApiClass>[] {
  const { lookUp } = context;
  const columns = {
    ruleName: {
      title: lookUp('portal.apiEntries.ruleName'),
      cell: ({ name, isGlobal }) =>
        isGlobal ? [text(lookUp('portal.apiEntries.state'))] : code(name),
    },
  } satisfies Record<ApiColumn<'classes'>, Column<ApiClass>>;
  return [
    {
      title: lookUp('portal.apiEntries.className'),
      cell: ({ className }) => code(`.${className}`),
    },
    ...Object.values(columns),
    descriptionColumn(context),
  ];
}

export function variableColumns({
  language,
  lookUp,
}: ConvertContext): readonly Column<ApiVariable>[] {
  return [
    { title: lookUp('portal.apiEntries.name'), cell: ({ name }) => code(name) },
    {
      title: lookUp('portal.apiEntries.default'),
      cell: ({ default: usual }) =>
        usual === undefined ? [text(lookUp('portal.apiReference.setByComponent'))] : code(usual),
    },
    {
      title: lookUp('portal.apiEntries.description'),
      cell: ({ note }) => phrase(noteText(note, language)),
    },
  ];
}
