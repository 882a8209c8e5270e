import { type Comparison, differencesOf } from '../../../../tools/migration/differences';
import { isMentioned, labelOf, mentionProblems } from '../../../../tools/migration/mentions';
import {
  type ExportedName,
  type Member,
  type PackageModel,
  mergeModels,
  limitedTo,
} from '../../../../tools/migration/model';

const type = (members: Record<string, Partial<Member>>): ExportedName => ({
  isValue: false,
  members: Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, { isRequired: false, ...member }]),
  ),
});

const model = (part: Partial<PackageModel>): PackageModel => ({
  version: '1.0.0',
  exports: {},
  entries: [],
  peers: {},
  ...part,
});

const compare = (before: Partial<PackageModel>, after: Partial<PackageModel>, name = 'a') =>
  ({ name, before: model(before), after: model(after) }) satisfies Comparison;

test('what is gone, asked for or changed is found, and what came is not', () => {
  const found = differencesOf([
    compare(
      {
        exports: {
          Gone: type({}),
          Props: type({
            gone: {},
            asked: {},
            changed: { default: '1' },
            side: { texts: ['left', 'right'] },
            same: { default: '1', texts: ['left'] },
          }),
        },
        entries: ['folder', 'kept'],
        peers: { react: '^18', kept: '^1' },
      },
      {
        exports: {
          New: type({}),
          Props: type({
            asked: { isRequired: true },
            changed: { default: '2' },
            side: { texts: ['left', 'top'] },
            same: { default: '1', texts: ['left'] },
            came: {},
          }),
        },
        entries: ['kept', 'new'],
        peers: { react: '^19', kept: '^1' },
      },
    ),
  ]);
  expect(found.map(labelOf).sort()).toEqual([
    'Gone',
    'Props.asked (required)',
    'Props.changed (default)',
    'Props.gone',
    "Props.side: 'right'",
    'a/folder',
    'react (peer)',
  ]);
  expect(found.find(({ name }) => name === 'react')).toEqual({
    kind: 'peer',
    name: 'react',
    of: ['a'],
    before: '^18',
    after: '^19',
  });
});

test('a name that several packages or types lose is one difference', () => {
  const before = { exports: { One: type({ gone: {} }), Two: type({ gone: {} }) } };
  const after = { exports: { One: type({}), Two: type({}) } };
  expect(differencesOf([compare(before, after), compare(before, after, 'b')])).toEqual([
    { kind: 'member', name: 'gone', of: ['One', 'Two'] },
  ]);
});

test('a text stays allowed where any text is', () => {
  const before = { exports: { Props: type({ side: { texts: ['left'] } }) } };
  expect(differencesOf([compare(before, { exports: { Props: type({ side: {} }) } })])).toEqual([]);
});

const gone = { kind: 'member', name: 'rowHeight', of: ['Props'] } as const;

test.each([
  [gone, 'use `rowHeight` no more', true],
  [gone, 'defaultRowHeight rowHeights', false],
  [{ kind: 'text', name: 'side', of: ['Props'], before: 'left' } as const, 'side', false],
  [{ kind: 'text', name: 'side', of: ['Props'], before: 'left' } as const, "side='left'", true],
  [
    { kind: 'peer', name: 'react', of: ['a'], before: '^18', after: '^19' } as const,
    'react ^18',
    false,
  ],
  [
    { kind: 'peer', name: 'react', of: ['a'], before: '^18', after: '^19' } as const,
    'react ^19',
    true,
  ],
])('%j is mentioned by "%s": %s', (difference, code, expected) => {
  expect(isMentioned(difference, code)).toBe(expected);
});

test('what a guide leaves out needs a reason, and a reason something that is left out', () => {
  const problems = (code: string, names: readonly string[]) =>
    mentionProblems('/x/migration/one', [gone], code, [{ reason: 'Nobody used it.', names }]);
  expect(problems('', [])).toEqual(["/x/migration/one doesn't mention Props.rowHeight."]);
  expect(problems('', ['Props.rowHeight'])).toEqual([]);
  expect(problems('', ['Props.*'])).toEqual([]);
  expect(problems('rowHeight', [])).toEqual([]);
  expect(problems('rowHeight', ['Props.rowHeight'])).toEqual([
    '/x/migration/one needs no reason for Props.rowHeight: it is mentioned, or gone.',
  ]);
});

test('a package that was divided is compared with its parts, in what belongs to the guide', () => {
  const before = model({
    exports: { Picker: type({}), LostPicker: type({}), Alert: type({}) },
    entries: ['Alert', 'Picker'],
    peers: { react: '^17' },
  });
  const after = mergeModels([
    model({ version: '5.0.0', exports: {}, entries: ['Other'], peers: { react: '^18' } }),
    model({ exports: { Picker: type({}) }, entries: ['Picker'], peers: { react: '^19' } }),
  ]);
  expect(after).toMatchObject({ version: '5.0.0', entries: ['Other', 'Picker'] });
  const found = differencesOf([{ name: 'lab', before: limitedTo(before, /Picker/), after }]);
  expect(found.map(labelOf)).toEqual(['LostPicker', 'react (peer)']);
  expect(limitedTo(before, undefined)).toBe(before);
});
