import { isAllowed, type Choices } from '../../../../src/lib/playground/choices';
import { offeredValues } from '../../../../src/lib/playground/controlValues';
import { literalCode } from '../../../../src/lib/playground/literalCode';
import {
  controlsIn,
  fixedProps,
  playgroundCode,
  shownChoices,
  type PlaygroundDefinition,
} from '../../../../src/lib/playground/model';

const on = (value: string | null) => ({ components: { Button: value } });
const DEFINITION: PlaygroundDefinition = {
  model: {
    component: 'Button',
    import: "import Button from '@mui/material/Button';",
    controls: [
      { name: 'disabled', kind: 'boolean', ...on('false') },
      { name: 'children', kind: 'text', ...on(null) },
      { name: 'startIcon', kind: 'text', ...on(null) },
      { name: 'title', kind: 'text', ...on(null) },
      { name: 'variant', kind: 'choice', options: ['text', 'outlined'], ...on('text') },
    ],
  },
  start: { children: 'Save' },
  named: {
    startIcon: {
      SaveIcon: {
        value: 'icon',
        code: '<SaveIcon />',
        imports: ["import SaveIcon from '@mui/icons-material/Save';"],
      },
    },
  },
};

const code = (choices: Readonly<Record<string, string>>, definition = DEFINITION) =>
  playgroundCode(definition, shownChoices(definition, choices));

test('a form begins with texts and ends with switches, and offers named values by their names', () => {
  expect(controlsIn(DEFINITION).map(({ name }) => name)).toEqual([
    'children',
    'title',
    'startIcon',
    'variant',
    'disabled',
  ]);
  expect(controlsIn(DEFINITION)[2]).toEqual({
    name: 'startIcon',
    kind: 'choice',
    options: ['SaveIcon'],
    ...on(null),
  });
});

test('short code is one line', () => {
  expect(code({ children: 'Save', variant: 'outlined', disabled: 'true' })).toBe(
    `import Button from '@mui/material/Button';

export default function Example() {
  return <Button variant="outlined" disabled>Save</Button>;
}
`,
  );
});

test('a named value brings its import, and a long element is broken', () => {
  expect(code({ children: 'Save the draft of this letter', startIcon: 'SaveIcon', title: 'Now' }))
    .toBe(`import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';

export default function Example() {
  return (
    <Button title="Now" startIcon={<SaveIcon />}>
      Save the draft of this letter
    </Button>
  );
}
`);
});

test('drops what no control offers, and defaults', () => {
  expect(
    shownChoices(DEFINITION, {
      variant: 'text',
      startIcon: 'OtherIcon',
      disabled: 'yes',
      onClick: 'alert(1)',
      constructor: 'x',
    }),
  ).toEqual({});
});

test.each([
  ['{a}', '{"{a}"}'],
  ['a & b', '{"a & b"}'],
  [' a ', '{" a "}'],
  ['<b>', '{"<b>"}'],
  ["Ada's", "Ada's"],
])('the text %j stands between tags as %s', (children, wanted) => {
  expect(code({ children })).toContain(`<Button>${wanted}</Button>`);
});

test.each([
  ['"a"', `title={'"a"'}`],
  ['a &amp; b', `title={'a &amp; b'}`],
  ["Ada's", `title={'Ada\\'s'}`],
  ['a\\', `title={'a\\\\'}`],
  ['a', 'title="a"'],
])('the text %j is the prop %s', (title, wanted) => {
  expect(code({ title })).toContain(`<Button ${wanted} />`);
});

test('a text has no line breaks', () => {
  const control = { name: 'title', kind: 'text', components: {} };
  expect(['a\nb', 'a\rb', 'a\u2028b', 'a\tb'].filter((text) => isAllowed(control, text))).toEqual(
    [],
  );
});

test('a fixed prop is not offered, and a constant stands outside the component', () => {
  const rows = [
    { id: 1, name: 'Ada', tags: ['a', 'b'] },
    { id: 2, name: 'Bo', tags: [] },
  ];
  const definition: PlaygroundDefinition = {
    ...DEFINITION,
    fixed: {
      title: { value: 'Rows' },
      rows: { value: rows, constant: { type: 'Row[]', import: "import { Row } from 'rows';" } },
    },
  };
  expect(controlsIn(definition).map(({ name }) => name)).not.toContain('title');
  expect(code({ title: 'Other' }, definition)).toBe(`import Button from '@mui/material/Button';
import { Row } from 'rows';

const rows: Row[] = [
  { id: 1, name: 'Ada', tags: ['a', 'b'] },
  { id: 2, name: 'Bo', tags: [] },
];

export default function Example() {
  return <Button title="Rows" rows={rows} />;
}
`);
});

test('a fixed prop follows the choices', () => {
  const isOutlined = ({ variant }: Choices) => variant === 'outlined';
  const definition: PlaygroundDefinition = {
    ...DEFINITION,
    fixed: {
      id: { value: 'save', when: isOutlined },
      lang: { value: 'en', when: (choices) => !isOutlined(choices) },
    },
  };
  expect(code({ variant: 'outlined' }, definition)).toContain(
    '<Button id="save" variant="outlined" />',
  );
  expect(code({}, definition)).toContain('<Button lang="en" />');
});

test('of several fixed props with one name, the first that fits the choices is in the example', () => {
  const definition: PlaygroundDefinition = {
    ...DEFINITION,
    fixed: {
      lang: [{ value: 'en', when: ({ variant }) => variant === 'outlined' }, { value: 'de' }],
    },
  };
  expect(code({ variant: 'outlined' }, definition)).toContain('<Button lang="en" variant=');
  expect(code({}, definition)).toContain('<Button lang="de" />');
  expect(fixedProps(definition, {})).toEqual([['lang', { value: 'de' }]]);
});

test('a fixed value may have code of its own, with imports and statements', () => {
  const definition: PlaygroundDefinition = {
    ...DEFINITION,
    fixed: {
      names: { value: ['Ada'], constant: { type: 'string[]' } },
      value: {
        value: 1,
        code: 'count',
        imports: ["import * as React from 'react';"],
        statements: ['const [count, setCount] = React.useState(1);'],
      },
      onClick: { value: undefined, code: '() => setCount(count + 1)' },
    },
  };
  expect(code({}, definition)).toBe(`import * as React from 'react';
import Button from '@mui/material/Button';

const names: string[] = ['Ada'];

export default function Example() {
  const [count, setCount] = React.useState(1);

  return (
    <Button names={names} value={count} onClick={() => setCount(count + 1)} />
  );
}
`);
});

test('the code of fixed children stands on lines of its own, and no text replaces it', () => {
  const definition: PlaygroundDefinition = {
    ...DEFINITION,
    fixed: {
      children: {
        value: 'icon',
        code: '<SaveIcon />\nSave',
        imports: ["import SaveIcon from '@mui/icons-material/Save';"],
      },
    },
  };
  const wanted = (element: string) => `import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';

export default function Example() {
  return (
    ${element}
      <SaveIcon />
      Save
    </Button>
  );
}
`;
  expect(code({ children: 'Other' }, definition)).toBe(wanted('<Button>'));
  const long = 'A title that is too long for a line of eighty characters';
  expect(code({ title: long, variant: 'outlined' }, definition)).toBe(
    wanted(`<Button
      title="${long}"
      variant="outlined"
    >`),
  );
  const short = { ...DEFINITION, fixed: { children: { value: 'icon', code: '<SaveIcon />' } } };
  expect(code({}, short)).toContain(`
    <Button>
      <SaveIcon />
    </Button>
`);
});

test('data in a prop is broken into lines as the props around it', () => {
  const definition: PlaygroundDefinition = {
    ...DEFINITION,
    fixed: {
      axis: { value: [{ data: ['Mon', 'Tue'] }] },
      series: {
        value: [
          { label: 'A', data: [1] },
          { label: 'B', data: [2] },
        ],
      },
      long: { value: { first: 'a'.repeat(30), second: 'b'.repeat(16) } },
    },
  };
  expect(code({}, definition)).toContain(`
    <Button
      axis={[{ data: ['Mon', 'Tue'] }]}
      series={[
        { label: 'A', data: [1] },
        { label: 'B', data: [2] },
      ]}
      long={{
        first: '${'a'.repeat(30)}',
        second: '${'b'.repeat(16)}',
      }}
    />
`);
});

test.each([
  [[], '[]'],
  [{}, '{}'],
  [{ a: null, b: undefined, c: [true, 2] }, '{ a: null, c: [true, 2] }'],
  [{ 'aria-label': 'Pin' }, "{ 'aria-label': 'Pin' }"],
])('%j is the code %s', (value, wanted) => {
  expect(literalCode(value)).toBe(wanted);
});

test('a control offers values, or a kind of them', () => {
  expect(offeredValues({ name: 'a', kind: 'boolean', components: {} })).toEqual([
    { code: 'true' },
    { code: 'false' },
  ]);
  expect(offeredValues({ name: 'a', kind: 'choices', options: ['x'], components: {} })).toEqual([
    { code: 'x' },
  ]);
  expect(offeredValues({ name: 'a', kind: 'number', components: {} })).toEqual([
    { kind: 'number' },
  ]);
  expect(offeredValues({ name: 'a', kind: 'text', components: {} })).toEqual([{ kind: 'text' }]);
});
