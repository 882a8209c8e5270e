/** Playgrounds of one component: what they show is what their code says, whatever is chosen. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import ts from 'typescript';
import { createCompiler, errorText } from '../../../tools/docs-claims/compiler';

const ROOT = path.join(__dirname, '../../..');
/** The playground of the pickers has code and claims of its own. */
const OTHERS = /PickersPlayground/;

const FILES = ['docs/base', 'docs/x', 'test/fixtures/playgrounds']
  .flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => file.endsWith('Playground.tsx') && !OTHERS.test(file));

/** Random combinations for each playground. */
const COUNT = 40;

/** Numbers below 1 in an order that stays the same. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const load = (file: string): ComponentType => jest.requireActual(path.join(ROOT, file)).default;

const code = () => screen.getByRole('region', { name: 'Code' }).textContent ?? '';
const preview = () => screen.getByRole('group', { name: 'Preview' });

/** HTML without the ids that React and the tree view count. */
const withoutIds = (html: string) => html.replaceAll(/_r_\w+_|mui-tree-view-\d+/g, 'id');

/** What the form offers: texts of the address by the name of a prop. */
function offers(): ReadonlyMap<string, readonly string[]> {
  const form = within(screen.getByRole('group', { name: 'Props' }));
  const nameOf = (element: HTMLElement) => element.closest('label')?.textContent ?? '';
  const labelled = (element: HTMLElement) =>
    form
      .getAllByText<HTMLLabelElement>(/./, { selector: 'label' })
      .find(({ htmlFor }) => htmlFor === element.id)?.textContent ?? '';
  return new Map<string, readonly string[]>([
    ...form.queryAllByRole<HTMLSelectElement>('combobox').map((select) => {
      const values = [...select.options].map(({ value }) => value).filter((value) => value !== '');
      return [labelled(select), values] as const;
    }),
    ...form.queryAllByRole('switch').map((element) => [nameOf(element), ['true']] as const),
    ...form
      .queryAllByRole('textbox')
      .map((element) => [labelled(element), ["Ada's {x} & <b>", 'Plain', ' "a" ']] as const),
    ...form
      .queryAllByRole('spinbutton')
      .map((element) => [labelled(element), ['1', '7', '200']] as const),
  ]);
}

/** The component that a file of code exports. */
function run(text: string): ComponentType {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      jsx: ts.JsxEmit.ReactJSX,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
    },
  });
  const module: { exports: { default?: ComponentType } } = { exports: {} };
  new Function('module', 'exports', 'require', outputText)(module, module.exports, require);
  if (!module.exports.default) {
    throw new Error(`Nothing is exported:\n${text}`);
  }
  return module.exports.default;
}

const open = (query: string) => window.history.replaceState(null, '', `/${query}`);

let problems: unknown[];
beforeEach(() => {
  open('');
  problems = [];
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...values) => problems.push(values));
  }
});
afterEach(() => jest.restoreAllMocks());

test('finds playgrounds', () => {
  expect(FILES).toEqual(expect.arrayContaining([expect.stringContaining('ButtonPlayground')]));
});

describe.each(FILES)('%s', (file) => {
  const Component = load(file);

  test('shows what its code says, for any choices, and all of its code compiles', () => {
    render(<Component />);
    const offered = [...offers()];
    cleanup();
    expect(offered.length).toBeGreaterThan(3);
    const random = createRandom(7);
    const single = offered.flatMap(([name, values]) =>
      values.map((value) => new URLSearchParams({ [name]: value })),
    );
    const mixed = Array.from({ length: COUNT }, () =>
      offered.reduce((query, [name, values]) => {
        if (random() < 0.4) {
          query.set(name, values[Math.floor(random() * values.length)] ?? '');
        }
        return query;
      }, new URLSearchParams()),
    );
    const texts = [...single, ...mixed].map((query) => {
      open(`?${query}`);
      render(<Component />);
      const text = code();
      const shown = withoutIds(preview().innerHTML);
      cleanup();
      const Example = run(text);
      const { container } = render(<Example />);
      expect({ text, html: withoutIds(container.innerHTML) }).toEqual({ text, html: shown });
      cleanup();
      return text;
    });
    expect(problems).toEqual([]);
    const checked = createCompiler(ROOT).check(
      [...new Set(texts)].map((text, index) => ({ file: `docs/example${index}.tsx`, text })),
    );
    expect(checked.flat().map(errorText)).toEqual([]);
  }, 120_000);

  test('ignores what the address says unless a control offers it', () => {
    render(<Component />);
    const [name = '', values = []] = [...offers()].find(([, all]) => all.length > 1) ?? [];
    fireEvent.change(screen.getByLabelText(name), { target: { value: values[1] } });
    const wanted = code();
    const { search } = window.location;
    cleanup();
    open(`${search}&nonsense=1&href=javascript:alert(1)&constructor=x&__proto__=y&disabled=maybe`);
    render(<Component />);
    expect(code()).toBe(wanted);
  });

  test('is a table of its props without scripts', () => {
    const html = renderToString(<Component />);
    const [, table = ''] = /<noscript><table>(.*)<\/table><\/noscript>/s.exec(html) ?? [];
    render(<Component />);
    for (const name of offers().keys()) {
      expect(table).toContain(`>${name}</code></th>`);
    }
  });
});
