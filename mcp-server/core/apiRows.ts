/** The rows of API pages: props, slots, classes, methods, CSS variables and functions. */
import {
  classAnchor,
  functionAnchor,
  methodAnchor,
  propAnchor,
  slotAnchor,
} from '../../src/lib/api/apiAnchors';
import {
  type ApiGuide,
  type ApiModel,
  type ApiProp,
  apiTitle,
  noteText,
} from '../../src/lib/api/apiModel';
import { factText } from '../../src/lib/history/changeTexts';
import type { RowHistory } from '../../src/lib/history/rowHistory';
import { normalizeKey } from '../../src/lib/search/searchTerms';
import type { Language } from '../../src/lib/text/languages';
import type { Docs } from '../data/docs';
import type { ApiEntry } from '../data/docsIndex';

/** A row with all that is known of it. */
export interface ApiRow {
  readonly kind: 'prop' | 'property' | 'function' | 'slot' | 'class' | 'method' | 'CSS variable';
  readonly name: string;
  readonly description: string;
  /** Of the row on its page; none for what has no row of its own there. */
  readonly anchor?: string;
  /** Type, default, plan and the like, by name. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly guide?: ApiGuide | undefined;
}

/** Facts that have a value. */
function facts(values: Readonly<Record<string, string | undefined>>): ApiRow['facts'] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
}

function deprecation(text: string | undefined): string | undefined {
  return text === '' ? 'yes' : text;
}

/** Since when a row is there, and what it was before. */
export function historyFacts(history: RowHistory | undefined): Record<string, string | undefined> {
  const changes = (history?.changes ?? []).map(({ version, change, before, after }) => {
    const [old, now] = [before, after].map((value) => {
      const fact = factText(change, value);
      return 'code' in fact ? fact.code : fact.key;
    });
    return `in ${version}, ${change} ${old} → ${now}`;
  });
  return {
    Since: history?.since,
    Changed: changes.length === 0 ? undefined : changes.join('; '),
  };
}

/** Parameters and result of a function, one line each. */
function signatureText({ signature }: ApiProp): string | undefined {
  if (!signature) {
    return undefined;
  }
  const { parameters, returns } = signature;
  const lines = parameters.map(
    ({ name, type, description, optional }) =>
      `${name}${optional ? '?' : ''}: ${type}${description === '' ? '' : ` (${plain(description)})`}`,
  );
  return [...lines, ...(returns ? [`returns ${returns.type} ${plain(returns.description)}`] : [])]
    .map((line) => `\n  - ${line.replace(/\s+/g, ' ').trim()}`)
    .join('');
}

/** A comment without the marks of its links: `[[GridRowParams]]`. */
function plain(comment: string): string {
  return comment.replace(/\[\[([^\]]+)\]\]/g, '`$1`');
}

function propRow(kind: ApiRow['kind'], prop: ApiProp, anchor: string, language: Language): ApiRow {
  return {
    kind,
    name: prop.name,
    description: plain(prop.description),
    anchor,
    guide: prop.guide,
    facts: facts({
      Type: prop.type,
      'Stands for': prop.expanded,
      Default: prop.default,
      Required: prop.required ? 'yes' : prop.requiredFor,
      Plan: prop.plan,
      From: prop.from,
      Deprecated: deprecation(prop.deprecated),
      Note: prop.note && noteText(prop.note, language),
      Parameters: signatureText(prop),
      ...historyFacts(prop.history),
    }),
  };
}

/** All rows of a model, in the order of its page. */
export function apiRows(model: ApiModel, language: Language = 'en'): readonly ApiRow[] {
  const owner = model.name;
  const rowOf = (kind: ApiRow['kind'], anchorOf: (owner: string, name: string) => string) => {
    return (prop: ApiProp) => propRow(kind, prop, anchorOf(owner, prop.name), language);
  };
  if (model.kind === 'interface') {
    return model.properties.map(rowOf('property', propAnchor));
  }
  if (model.kind === 'functions') {
    return model.functions.map(rowOf('function', functionAnchor));
  }
  return [
    ...model.props.map(rowOf('prop', propAnchor)),
    ...model.slots.map((slot): ApiRow => ({
      kind: 'slot',
      name: slot.name,
      description: plain(slot.description),
      anchor: slotAnchor(owner, slot),
      guide: slot.guide,
      facts: facts({
        Type: slot.type,
        Default: slot.default,
        Class: slot.className,
        Plan: slot.plan,
        Deprecated: deprecation(slot.deprecated),
        Note: slot.note && noteText(slot.note, language),
        ...historyFacts(slot.history),
      }),
    })),
    ...model.classes.map((each): ApiRow => ({
      kind: 'class',
      name: each.className,
      description: plain(each.description),
      anchor: classAnchor(owner, each),
      guide: each.guide,
      facts: facts({
        'Key of classes': each.name,
        Deprecated: deprecation(each.deprecated),
        Note: each.note && noteText(each.note, language),
        ...historyFacts(each.history),
      }),
    })),
    ...(model.methods ?? []).map(rowOf('method', methodAnchor)),
    ...(model.variables ?? []).map((variable): ApiRow => ({
      kind: 'CSS variable',
      name: variable.name,
      description: noteText(variable.note, language),
      facts: facts({ Default: variable.default }),
    })),
  ];
}

/** The rows with a name; a class also by its key. */
export function findRows(model: ApiModel, name: string, language?: Language): readonly ApiRow[] {
  const wanted = name.replace(/^\./, '');
  const rows = apiRows(model, language);
  const exact = rows.filter(
    (row) =>
      row.name === wanted ||
      (row.kind === 'class' && row.facts.some(([, value]) => value === wanted)),
  );
  return exact.length > 0
    ? exact
    : rows.filter((row) => row.name.toLowerCase() === wanted.toLowerCase());
}

/** The pages of the reference with a name, as code or as their title has it: `Color functions`. */
export function findApi({ index }: Docs, name: string): readonly ApiEntry[] {
  const wanted = name.replace(/^<|\/?>$/g, '').trim();
  const exact = index.apis.filter((entry) => entry.name === wanted);
  const key = normalizeKey(wanted.replace(/ API$/, ''));
  return exact.length > 0
    ? exact
    : index.apis.filter((entry) => normalizeKey(apiTitle(entry)) === key);
}

export function firstSentence(text: string): string {
  return /^[^]*?[.!](?=\s|$)/.exec(text.trim())?.[0] ?? text.trim();
}
