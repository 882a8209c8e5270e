import {
  brokenType,
  createUnfolding,
} from '../../../../../plugins/content/api-reference/unfoldTypes';
import type { ApiModel, ApiProp } from '../../../../../src/lib/api/apiModel';
import type { ApiNamedTypes } from '../../../../../src/lib/api/apiTypes';

const TYPES: ApiNamedTypes = {
  Size: { text: "'small' | 'large'" },
  Box: {
    parameters: 'T',
    description: 'A <b> [[Size]], **not** a [lid](https://mui.com/lid/).',
    base: 'Page',
    members: [
      {
        name: 'size',
        optional: true,
        type: 'Size',
        description: 'See {@link Size the size}.',
        default: "'small'",
      },
      { name: 'data-x', type: 'Lid', deprecated: '' },
    ],
  },
  Lid: {
    members: [
      { name: 'box', type: 'Box' },
      { name: 'hinge', type: 'Hinge' },
    ],
  },
  Hinge: { text: 'string' },
  Case: { members: [{ name: 'lid', type: 'Lid' }] },
};

/** The rows of a component with these types. */
function rowsOf(...given: readonly string[]) {
  const props = given.map((type, index): ApiProp => ({ name: `p${index}`, type, description: '' }));
  const model: ApiModel = {
    kind: 'component',
    name: 'Thing',
    product: 'charts',
    description: '',
    imports: [],
    packages: [],
    demos: [],
    props,
    slots: [],
    classes: [],
    source: '',
  };
  const row = createUnfolding(model, {
    types: TYPES,
    addressOf: (name) => (name === 'Page' || name === 'Thing' ? `/x/${name}/` : undefined),
  });
  return props.map((prop) => {
    const { code, unfolded } = row(prop);
    return { type: code(prop.type), unfolded };
  });
}

it('unfolds a type with comments, and what it names inside, two levels deep', () => {
  const [row] = rowsOf('Box<string>');
  expect(row?.type).toBe('Box&lt;string&gt;');
  expect(row?.unfolded).toBe(
    [
      '<details data-unfolds translate="no" id="type-Box"><summary>Box&lt;T&gt;</summary><i>// A &lt;b&gt; Size, not a lid.</i>\n',
      '...<a href="/x/Page/">Page</a>\n',
      "<i>// See the size.\n// @default 'small'</i>\nsize?: Size;\n",
      '<details data-unfolds translate="no" id="type-Size"><summary>Size</summary>\'small\' | \'large\'</details>',
      "<i>// @deprecated</i>\n'data-x': Lid;\n",
      '<details data-unfolds translate="no" id="type-Lid"><summary>Lid</summary>box: <a href="#type-Box">Box</a>;\nhinge: Hinge;</details>',
      '</details>',
    ].join(''),
  );
});

it('writes a type once, in the row that names it, and leads there from elsewhere', () => {
  const [box, size, again] = rowsOf('Box', 'Size', 'Size | Size | Page');
  expect(box?.unfolded).not.toContain('id="type-Size"');
  expect(size?.type).toBe('Size');
  expect(size?.unfolded).toContain('id="type-Size"');
  expect(again?.type).toBe('<a href="#type-Size">Size</a> | Size | <a href="/x/Page/">Page</a>');
  expect(again?.unfolded).toBe('');
});

it('links from a type that is expanded inside another type to each definition', () => {
  const html = rowsOf('Box', 'Size')
    .map(({ type, unfolded }) => type + unfolded)
    .join('');
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(0);
  targets.forEach((id) => expect(html.split(`id="${id}"`)).toHaveLength(2));
});

it('puts a linked type next to the type that names it, which may be collapsed', () => {
  const [box, drawer] = rowsOf('Box', 'Case');
  const lid =
    '<details data-unfolds translate="no" id="type-Lid"><summary>Lid</summary>box: <a href="#type-Box">Box</a>;\nhinge: Hinge;</details>';
  expect(box?.unfolded).toContain('\'data-x\': <a href="#type-Lid">Lid</a>;</details>');
  expect(box?.unfolded.endsWith(lid)).toBe(true);
  expect(box?.unfolded.split(lid)).toHaveLength(2);
  expect(drawer?.unfolded).toContain('lid: <a href="#type-Lid">Lid</a>;');
});

it('neither links to itself nor expands types listed on the same page', () => {
  expect(rowsOf('Thing | Unknown')[0]).toEqual({ type: 'Thing | Unknown', unfolded: '' });
});

it('breaks long unions and functions, and leaves the rest', () => {
  expect(brokenType("'a' | 'b'")).toBe("'a' | 'b'");
  const long = 'x'.repeat(50);
  expect(brokenType(`'${long}' | (() => 'a' | 'b') | Map<string, 'c' | 'd'>`)).toBe(
    `\n  | '${long}'\n  | (() => 'a' | 'b')\n  | Map<string, 'c' | 'd'>`,
  );
  expect(brokenType(`(a: string, run: (b: number, c: ${long}) => void) => void`)).toBe(
    `(\n  a: string,\n  run: (b: number, c: ${long}) => void,\n) => void`,
  );
  expect(brokenType(`{ a: ${long}; b: string }`)).toBe(`{ a: ${long}; b: string }`);
});
