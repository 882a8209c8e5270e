import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ComponentApi } from '../../../../src/lib/api/apiModel';
import { parseApiModel } from '../../../../src/lib/api/parseApiModel';
import {
  blockRequests,
  componentBlockFiles,
} from '../../../../tools/api-reference/componentBlocks';
import { componentParts } from '../../../../tools/api-reference/componentParts';
import {
  createRenderer,
  elementsOf,
  labelOf,
} from '../../../../tools/api-reference/renderComponent';
import { requiredPropsOf } from '../../../../tools/api-reference/requiredProps';
import { looksOf, themeKeys } from '../../../../tools/api-reference/themeKeys';
import {
  keyName,
  valueAt,
  variablesIn,
  withoutVariables,
} from '../../../../tools/api-reference/themeVariables';

const root = path.resolve(__dirname, '../../../..');
const renderer = createRenderer(root);
const { component, element } = renderer;

function model(slug: string): ComponentApi {
  const file = `docs/base/api/${slug}/api.json`;
  const found = parseApiModel(readFileSync(path.join(root, file), 'utf8'), file);
  if (found.kind !== 'component') {
    throw new Error(`${file} describes no component.`);
  }
  return found;
}

/** A component of the next pages, in a state that shows its parts. */
const COMPONENTS = {
  checkbox: ['Checkbox', {}],
  button: ['Button', { variant: 'contained', startIcon: 'A', endIcon: 'B', children: 'Text' }],
  slider: [
    'Slider',
    { 'aria-label': 'Volume', marks: [{ value: 1, label: 'Low' }], valueLabelDisplay: 'on' },
  ],
  'text-field': ['TextField', { label: 'Name', helperText: 'Text' }],
  select: ['Select', { value: '' }],
  switch: ['Switch', {}],
  autocomplete: [
    'Autocomplete',
    {
      multiple: true,
      defaultValue: ['A'],
      options: ['A'],
      renderInput: (params: Readonly<Record<string, unknown>>) =>
        element(component('TextField'), params),
    },
  ],
} as const satisfies Readonly<Record<string, readonly [string, object]>>;
type Slug = keyof typeof COMPONENTS;

const slugs = Object.keys(COMPONENTS).filter((slug): slug is Slug =>
  Object.hasOwn(COMPONENTS, slug),
);

function partsOf(slug: Slug) {
  const [name, props] = COMPONENTS[slug];
  return componentParts(model(slug), () => element(component(name), props), renderer);
}

function keysOf(slug: Slug) {
  const [name] = COMPONENTS[slug];
  const described = model(slug);
  return themeKeys(described, component(name), requiredPropsOf(described, renderer), renderer);
}

// Some looks are combinations that the packages complain about.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('parts', () => {
  test('of a button have elements, classes and keys, and none of the slots that it lacks', () => {
    const parts = partsOf('button');
    expect(parts.map(({ name }) => name)).toEqual([
      'root',
      'startIcon',
      'endIcon',
      'disabled',
      'focusVisible',
    ]);
    expect(parts[1]).toEqual({
      name: 'startIcon',
      elements: ['span'],
      selector: '.MuiButton-startIcon',
      themeKey: 'MuiButton.styleOverrides.startIcon',
    });
    expect(parts.at(-1)).toEqual({
      name: 'focusVisible',
      elements: ['button'],
      selector: '.MuiButton-root.Mui-focusVisible',
      isState: true,
    });
  });

  test('of a slider include a slot without a class, and states by the part that gets them', () => {
    const parts = partsOf('slider');
    expect(parts).toContainEqual({ name: 'input', elements: ['input'], slot: 'input' });
    expect(parts).toContainEqual({
      name: 'thumb',
      elements: ['span'],
      selector: '.MuiSlider-thumb',
      slot: 'thumb',
      themeKey: 'MuiSlider.styleOverrides.thumb',
    });
    expect(parts.filter(({ isState }) => isState).map(({ selector }) => selector)).toEqual([
      '.MuiSlider-thumb.Mui-active',
      '.MuiSlider-root.Mui-disabled',
      '.MuiSlider-thumb.Mui-focusVisible',
    ]);
  });

  test('of a text field are those of the components that it is made of', () => {
    expect(partsOf('text-field')).toContainEqual({
      name: 'htmlInput',
      elements: ['input'],
      selector: '.MuiOutlinedInput-input',
      slot: 'htmlInput',
      themeKey: 'MuiOutlinedInput.styleOverrides.input',
    });
  });

  test('of a checkbox name no class for its input, whose style has a label that is no class', () => {
    expect(partsOf('checkbox')).toContainEqual({
      name: 'input',
      elements: ['input'],
      slot: 'input',
    });
  });

  test('of an autocomplete include the popup, which no server renders', () => {
    const parts = partsOf('autocomplete');
    expect(parts).toContainEqual(
      expect.objectContaining({ name: 'listbox', elements: ['ul'], slot: 'listbox' }),
    );
    expect(parts).toContainEqual(
      expect.objectContaining({ name: 'paper', elements: [], slot: 'paper' }),
    );
  });

  test.each(slugs)('of %s have every slot once, and keys that classes have', (slug) => {
    const parts = partsOf(slug);
    const slots = parts.flatMap(({ slot }) => slot ?? []);
    expect([...slots].sort()).toEqual(
      model(slug)
        .slots.map(({ name }) => name)
        .sort(),
    );
    expect(new Set(parts.map(({ name }) => name)).size).toBe(parts.length);
    const { themeName = '', classes } = model(slug);
    const own = parts.flatMap(({ themeKey = '' }) =>
      themeKey.startsWith(`${themeName}.`) ? (themeKey.split('.').at(-1) ?? '') : [],
    );
    expect(classes.map(({ name }) => name)).toEqual(expect.arrayContaining(own));
  });

  test('of a component that themes do not know are an error', () => {
    const nameless = { ...model('button'), themeName: undefined };
    expect(() => componentParts(nameless, component('Button'), renderer)).toThrow(
      "Button has no name in themes, so <Slots> can't show its parts.",
    );
  });
});

describe('theme keys', () => {
  test('of a button tell kinds, states, colors and modes apart', () => {
    const keys = keysOf('button');
    const byName = new Map(keys.map((key) => [key.name, key]));
    expect(byName.get('palette.<color>.dark')).toEqual({
      name: 'palette.<color>.dark',
      variables: ['--mui-palette-<color>-dark'],
      uses: [{ part: 'MuiButton-root', properties: ['background-color :hover'] }],
    });
    expect(byName.get('shadows[8]')?.uses).toEqual([
      { part: 'MuiButton-root', properties: ['box-shadow :active'] },
    ]);
    expect(byName.get('palette.action.hoverOpacity')).toMatchObject({
      light: '0.04',
      dark: '0.08',
    });
    expect(byName.get('shape.borderRadius')).toMatchObject({ light: '4' });
    // A fallback of another variable.
    expect(byName.has('palette.grey[300]')).toBe(false);
    expect(byName.get('palette.Button.inheritContainedBg')).toMatchObject({ light: '#e0e0e0' });
    const first = keys.map(({ name }) => name.replace(/[.[].*/, ''));
    expect([...new Set(first)]).toEqual([
      'palette',
      'typography',
      'shape',
      'shadows',
      'transitions',
    ]);
  });

  test('of a text field are those of all its variants', () => {
    const parts = keysOf('text-field').flatMap(({ uses }) => uses.map(({ part }) => part));
    expect(parts).toEqual(
      expect.arrayContaining(['MuiOutlinedInput-root', 'MuiFilledInput-root', 'MuiInput-root']),
    );
  });

  test.each(slugs)('of %s exist in the default theme, and say what reads them', (slug) => {
    const theme = renderer.createTheme();
    const keys = keysOf(slug);
    expect(keys.length).toBeGreaterThan(5);
    for (const { name, variables = [], uses } of keys) {
      const path = name
        .replace('<color>', 'primary')
        .replaceAll('[', '.')
        .replaceAll(']', '')
        .split('.');
      const value = valueAt(theme.colorSchemes?.dark, path) ?? valueAt(theme, path);
      expect([name, typeof value]).toEqual([name, 'string']);
      expect(variables).toEqual(variables.filter((each) => each.startsWith('--mui-')));
      expect(uses.every(({ properties }) => properties.length > 0)).toBe(true);
    }
  });

  test('of a component with required props that nobody has listed are an error', () => {
    const props = [{ name: 'steps', type: 'number', description: '', required: true } as const];
    expect(() => requiredPropsOf({ ...model('button'), props }, renderer)).toThrow(
      'Button requires steps. Add them to tools/api-reference/requiredProps.ts.',
    );
  });

  test('looks combine variants, colors and sizes, and add other props to variants', () => {
    const prop = (name: string, type: string) => ({ name, type, description: '' });
    const props = [
      prop('color', "'a' | 'b'"),
      prop('disabled', 'boolean'),
      prop('id', 'string'),
      prop('variant', "'x' | 'y'"),
    ];
    expect(looksOf({ ...model('button'), props })).toEqual([
      { variant: 'x', color: 'a' },
      { variant: 'x', color: 'b' },
      { variant: 'y', color: 'a' },
      { variant: 'y', color: 'b' },
      { variant: 'x', disabled: true },
      { variant: 'y', disabled: true },
    ]);
  });
});

test('elements are read from HTML with their classes and attributes', () => {
  expect(elementsOf('<p class="a b" title="x &gt; y">1 &lt; 2<br/></p>')).toEqual([
    {
      tag: 'p',
      classes: ['a', 'b'],
      attributes: new Map([
        ['class', 'a b'],
        ['title', 'x &gt; y'],
      ]),
    },
    { tag: 'br', classes: [''], attributes: new Map() },
  ]);
});

test('a style belongs to the last part that its class names', () => {
  expect(labelOf('css-1abc-MuiButtonBase-root-MuiButton-root')).toBe('MuiButton-root');
  expect(labelOf('css-1abc')).toBeUndefined();
});

test('variables are read without their fallbacks, which stand for them', () => {
  const value = 'rgba(var(--mui-a-b) / var(--mui-c, calc(1 * var(--mui-d, rgb(1 2 3)))))';
  expect(variablesIn(value)).toEqual(['a-b', 'c']);
  expect(withoutVariables(value)).toBe('rgba(var(--mui-a-b) / calc(1 * rgb(1 2 3)))');
  expect(keyName(['shadows', '2'])).toBe('shadows[2]');
  expect(keyName(['palette', 'grey', '400'])).toBe('palette.grey[400]');
});

test('pages ask for data by elements on lines of their own', () => {
  expect(
    blockRequests(
      '<Slots component="Button" src="./ButtonParts.tsx" />\n\n<ThemeKeys\n  component="Button"\n/>\n\n<Demo src="./A.tsx" />\n\n`<ThemeKeys component="Chip" />`\n',
    ),
  ).toEqual([
    { block: 'Slots', component: 'Button', src: './ButtonParts.tsx' },
    { block: 'ThemeKeys', component: 'Button', src: '' },
  ]);
});

describe('files', () => {
  const site = mkdtempSync(path.join(tmpdir(), 'component-blocks-'));
  beforeAll(() => symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules')));
  afterAll(() => rmSync(site, { recursive: true }));

  test('of the button page are those of the installed packages', () => {
    const folder = 'docs/base/components/buttons';
    mkdirSync(path.join(site, path.dirname(folder)), { recursive: true });
    cpSync(path.join(root, folder), path.join(site, folder), { recursive: true });
    const files = componentBlockFiles({ siteDir: site, models: [model('button')] });
    rmSync(path.join(site, folder), { recursive: true });
    for (const name of [`${folder}/button-slots.json`, `${folder}/button-theme-keys.json`]) {
      expect(files.get(name)).toBe(readFileSync(path.join(root, name), 'utf8'));
    }
  });

  test('of a component of the lab are measured on that package', () => {
    const page = path.join(site, 'docs/base/timeline');
    mkdirSync(page, { recursive: true });
    writeFileSync(path.join(page, 'index.mdx'), '<ThemeKeys component="TimelineDot" />\n');
    const files = componentBlockFiles({ siteDir: site, models: [model('timeline-dot')] });
    rmSync(page, { recursive: true });
    const text = files.get('docs/base/timeline/timeline-dot-theme-keys.json') ?? '{}';
    expect(JSON.parse(text)).toMatchObject({
      kind: 'themeKeys',
      package: '@mui/lab',
      entries: expect.arrayContaining([expect.objectContaining({ name: 'palette.grey[400]' })]),
    });
  });

  test('of an unknown component are an error that names the page', () => {
    const page = path.join(site, 'docs/base/page');
    mkdirSync(page, { recursive: true });
    writeFileSync(path.join(page, 'index.mdx'), '<ThemeKeys component="Nothing" />\n');
    expect(() => componentBlockFiles({ siteDir: site, models: [] })).toThrow(
      'docs/base/page/index.mdx: <ThemeKeys component="Nothing"> names no component of Material UI.',
    );
  });
});
