/** What changed in a release, as nodes of Markdown. Pure. */
import type { BlockContent, ListItem, Paragraph, PhrasingContent } from 'mdast';
import { type NameGroup, groupChanges, shownOwners } from '../../../src/lib/history/changeGroups';
import { type ChangeText, KIND_TEXTS, factText } from '../../../src/lib/history/changeTexts';
import type { Change, ChangeKind } from '../../../src/lib/history/changes';
import type { RowKind } from '../../../src/lib/history/history';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

function paragraph(...children: readonly PhrasingContent[]): Paragraph {
  return { type: 'paragraph', children: [...children] };
}

function codes(values: readonly string[]): readonly PhrasingContent[] {
  return values.flatMap((value, index) =>
    index === 0 ? [code(value)] : [text(', '), code(value)],
  );
}

/** Kinds whose owners are packages. */
const OF_PACKAGES: ReadonlySet<RowKind> = new Set(['component', 'interface', 'export', 'type']);

function ownerNodes({ kind, owners: all }: Pick<Change, 'kind' | 'owners'>) {
  const { owners, more } = shownOwners(OF_PACKAGES.has(kind) ? [] : all);
  return owners.length === 0
    ? []
    : [text(' ('), ...codes(owners), text(more === 0 ? ')' : `, +${more})`)];
}

function factNode(change: ChangeKind, value: string | undefined, lookUp: ChangeText) {
  const fact = factText(change, value);
  return 'code' in fact ? code(fact.code) : text(lookUp(fact.key));
}

function rowNodes(row: Change, lookUp: ChangeText): readonly PhrasingContent[] {
  const { change, kind, name, before, after } = row;
  const owners = ownerNodes(row);
  const where = owners.length === 0 ? [text(` (${lookUp(KIND_TEXTS[kind])})`)] : owners;
  const facts = [factNode(change, before, lookUp), text(' → '), factNode(change, after, lookUp)];
  return change === 'renamed' ? [...facts, ...where] : [code(name), ...where, text(': '), ...facts];
}

function nameNodes(group: NameGroup, lookUp: ChangeText): readonly PhrasingContent[] {
  return [
    text(lookUp(KIND_TEXTS[group.kind])),
    ...ownerNodes(group),
    text(': '),
    ...codes(group.names),
  ];
}

/** A paragraph with the name of each kind of change, and a list. */
export function changeNodes(
  changes: readonly Change[],
  lookUp: ChangeText,
): readonly BlockContent[] {
  return groupChanges(changes).flatMap(({ change, names, rows }): BlockContent[] => {
    const items = [
      ...names.map((group) => nameNodes(group, lookUp)),
      ...rows.map((row) => rowNodes(row, lookUp)),
    ];
    return [
      paragraph({ type: 'strong', children: [text(lookUp(change))] }),
      {
        type: 'list',
        ordered: false,
        spread: false,
        children: items.map((item): ListItem => ({
          type: 'listItem',
          spread: false,
          children: [paragraph(...item)],
        })),
      },
    ];
  });
}
