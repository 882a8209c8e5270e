/**
 * The HTML of types that unfold: each is written once on a page, in the first row that names it, with the types that it
 * names inside of it; elsewhere its name leads there. As few elements as can be, since a page has hundreds of names.
 * Pure.
 */
import {
  type ApiModel,
  type ApiProp,
  type ApiSlot,
  isLong,
  rowsOf,
} from '../../../src/lib/api/apiModel';
import {
  type ApiNamedType,
  type ApiNamedTypes,
  type ApiTypeMember,
  pageOfType,
  textsOfRow,
  typeNamesIn,
  unfolds,
} from '../../../src/lib/api/apiTypes';
import { escapeHtml } from '../../../src/lib/text/escapeHtml';

export interface UnfoldSources {
  readonly types: ApiNamedTypes;
  /** The address of the page of a documented name of the product; `undefined` when there is none. */
  readonly addressOf: (name: string) => string | undefined;
}

/** What a row shows of its types, as safe HTML. */
export interface RowTypes {
  /** Code, with links. */
  readonly code: (text: string) => string;
  /** The types that unfold in this row; empty where none do. */
  readonly unfolded: string;
}

/** The anchor of a type on a page. */
function anchorOf(name: string): string {
  return `type-${name}`;
}

/** In characters; longer lines of code are broken where they can be. */
const MAX_LINE_LENGTH = 60;

/** Texts between signs that stand outside of all brackets. */
function splitOutside(text: string, separator: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i += 1) {
    const sign = text[i] ?? '';
    if ('([{<'.includes(sign)) {
      depth += 1;
    } else if (')]}'.includes(sign) || (sign === '>' && text[i - 1] !== '=')) {
      depth -= 1;
    } else if (depth === 0 && text.startsWith(separator, i)) {
      parts.push(text.slice(start, i));
      start = i + separator.length;
    }
  }
  return [...parts, text.slice(start)];
}

/** The text of a type on several lines, where it is long: a member of a union on each, or a parameter. */
export function brokenType(text: string): string {
  if (text.length <= MAX_LINE_LENGTH) {
    return text;
  }
  const members = splitOutside(text, ' | ');
  if (members.length > 1 && !splitOutside(text, ' => ')[1]) {
    return members.map((one) => `\n  | ${one}`).join('');
  }
  const [, inside, rest] = /^\(((?:[^()]|\([^()]*\))*)\)( => .*)$/.exec(text) ?? [];
  return inside
    ? `(${splitOutside(inside, ', ')
        .map((one) => `\n  ${one},`)
        .join('')}\n)${rest ?? ''}`
    : text;
}

/** A comment of code, as text alone: doc comments have marks of links and of emphasis. */
function commentOf(text: string): string {
  const plain = text
    .replace(/\{@link(?:code|plain)?\s+([^\s}|]+)[\s|]*([^}]*)\}/g, (_all, target, label) =>
      String(label || target),
    )
    .replace(/\[\[([^[\]]+)\]\]/g, '$1')
    .replace(/\[([^[\]]+)\]\((?:https?:|[/#])[^()]*\)/g, '$1')
    .replace(/\*\*(.+?)\*\*/g, '$1')
    .trim();
  const lines = plain.split(/\s*\n\s*/).map((line) => `// ${line}`);
  return escapeHtml(lines.join('\n'));
}

function commentsOf({
  description,
  default: usual,
  deprecated,
}: Pick<ApiTypeMember, 'description' | 'default' | 'deprecated'>): string {
  return [
    ...(description === undefined ? [] : [description]),
    ...(usual === undefined ? [] : [`@default ${usual}`]),
    ...(deprecated === undefined ? [] : [`@deprecated ${deprecated}`.trim()]),
  ]
    .map(commentOf)
    .join('\n');
}

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

type Unfold = (row: ApiProp | ApiSlot) => RowTypes;

/**
 * @param beside types that unfold beside the one that names them first, not inside of it
 * @param onHiddenTarget is told of each type inside of another one to which something leads
 */
function createAttempt(
  model: ApiModel,
  { types, addressOf }: UnfoldSources,
  beside: ReadonlySet<string>,
  onHiddenTarget: (name: string) => void,
): Unfold {
  const known = (name: string) => (Object.hasOwn(types, name) ? types[name] : undefined);
  // A type that a row names unfolds there, and not inside of another one that happens to come first.
  const ofRows = new Set(
    rowsOf(model)
      .filter((row) => unfolds(model, row))
      .flatMap(textsOfRow)
      .flatMap(typeNamesIn)
      .filter(known),
  );
  const written = new Set<string>();
  const inner = new Set<string>();
  // Such a page can't mute comments, nor lead to types that rows further down name.
  const hasManyRows = isLong(model);
  const comments = (entry: Parameters<typeof commentsOf>[0]): string => {
    const text = commentsOf(entry);
    return text === '' ? '' : hasManyRows ? `${text}\n` : `<i>${text}</i>\n`;
  };

  /** The first time that a part of a page names something, it leads there. */
  const linker = (here: ReadonlySet<string>) => {
    const linked = new Set<string>(here);
    return (text: string): string => {
      let rest = text;
      let html = '';
      for (const name of typeNamesIn(text)) {
        const page = pageOfType(name, (one) => addressOf(one) !== undefined);
        const target =
          page !== undefined && page !== model.name
            ? addressOf(page)
            : written.has(name) || (!hasManyRows && ofRows.has(name))
              ? `#${anchorOf(name)}`
              : undefined;
        const found = new RegExp(`(?<![\\w.$'"])${name}(?![\\w'"])`).exec(rest);
        if (target !== undefined && found && !linked.has(name)) {
          linked.add(name);
          if (inner.has(name) && page === undefined) {
            onHiddenTarget(name);
          }
          html += `${escapeHtml(rest.slice(0, found.index))}<a href="${target}">${name}</a>`;
          rest = rest.slice(found.index + name.length);
        }
      }
      return html + escapeHtml(rest);
    };
  };

  let after: string[] = [];
  const inside = (type: ApiNamedType, isFirst: boolean): string => {
    const names = [type.base ?? '', type.text ?? '', ...(type.members ?? []).map((one) => one.type)]
      .flatMap(typeNamesIn)
      .filter((name) => isFirst && known(name) && !ofRows.has(name) && !written.has(name));
    const here = new Set(names.filter((name) => !beside.has(name)));
    names.forEach((name) => written.add(name));
    here.forEach((name) => inner.add(name));
    const below = new Set(names.filter((name) => beside.has(name)));
    after.push(...below);
    // They stand in the same row, so that a long page can do without links to them.
    const code = linker(hasManyRows ? new Set([...here, ...below]) : here);
    const left = new Set(here);
    const behind = (text: string) =>
      typeNamesIn(text)
        .filter((name) => left.delete(name))
        .map((name) => details(name, false))
        .join('');
    const lines = [
      ...(type.description === undefined ? [] : [comments({ description: type.description })]),
      ...(type.base === undefined ? [] : [`...${code(type.base)}\n`, behind(type.base)]),
      ...(type.text === undefined
        ? []
        : [`${code(brokenType(type.text).trim())}\n`, behind(type.text)]),
      ...(type.members ?? []).map((member) => {
        const name = IDENTIFIER.test(member.name) ? member.name : `'${member.name}'`;
        const text = `${name}${member.optional ? '?' : ''}: ${brokenType(member.type)};`;
        return `${comments(member)}${code(text)}\n${behind(member.type)}`;
      }),
    ];
    return lines.join('').replace(/\n$/, '');
  };

  const details = (name: string, isFirst: boolean): string => {
    const type = known(name);
    if (!type) {
      return '';
    }
    const parameters = type.parameters === undefined ? '' : `<${type.parameters}>`;
    return `<details data-unfolds translate="no" id="${anchorOf(name)}"><summary>${escapeHtml(name + parameters)}</summary>${inside(type, isFirst)}</details>`;
  };

  return (row) => {
    const names = unfolds(model, row) ? textsOfRow(row).flatMap(typeNamesIn) : [];
    const here = new Set(names.filter((name) => known(name) && !written.has(name)));
    // Each shows where it stands before any is written, so that none leads to another one of this row.
    here.forEach((name) => written.add(name));
    const code = linker(here);
    after = [];
    const unfolded = [...here].map((name) => details(name, true)).join('');
    return { code, unfolded: unfolded + after.map((name) => details(name, false)).join('') };
  };
}

/**
 * The types of a page's rows; ask for the rows in the order of the page. A type that something leads to is never inside
 * of another one, which may be closed: without JavaScript not every browser would open it.
 */
export function createUnfolding(model: ApiModel, sources: UnfoldSources): Unfold {
  const beside = new Set<string>();
  for (let known = -1; known < beside.size;) {
    known = beside.size;
    const attempt = createAttempt(model, sources, new Set(beside), (name) => beside.add(name));
    rowsOf(model).forEach((row) => {
      const { code } = attempt(row);
      [row.type, ...textsOfRow(row)].forEach(code);
    });
  }
  return createAttempt(model, sources, beside, () => undefined);
}
