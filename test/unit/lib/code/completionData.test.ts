import type { ApiModel, ApiProp, ComponentApi } from '../../../../src/lib/api/apiModel';
import {
  completionData,
  firstSentence,
  literalsOf,
  readExports,
  readProps,
} from '../../../../src/lib/code/completionData';

const prop = (name: string, type: string, description = ''): ApiProp => ({
  name,
  type,
  description,
});

function component(name: string, imports: readonly string[], props: readonly ApiProp[]) {
  return {
    kind: 'component',
    name,
    product: 'charts',
    description: '',
    imports,
    packages: [],
    demos: [],
    props,
    slots: [],
    classes: [],
    source: 'x.tsx',
  } satisfies ComponentApi;
}

describe('completion data', () => {
  it('reads the literal values of a type', () => {
    expect(literalsOf("'compact' | 'standard'")).toEqual(['compact', 'standard']);
    expect(literalsOf("'value' | ((item: 'a') => string)")).toEqual(['value']);
    expect(literalsOf('string')).toEqual([]);
  });

  it('reads the first sentence of a description', () => {
    expect(firstSentence('The `series` of [[BarSeries]].\nMore of it.')).toBe(
      'The series of BarSeries.',
    );
    expect(firstSentence('See [the guide](/x/) e.g. 1.5 times')).toBe('See the guide e.g.');
    expect(firstSentence('')).toBe('');
  });

  it('finds the props of components again, those of one name by what they are imported from', () => {
    const models: readonly ApiModel[] = [
      component(
        'Bar',
        ["import { Bar } from '@a/charts/Bar';", "import { Bar } from '@a/charts';"],
        [prop('width', 'number', 'Its width. In px.'), prop('id', 'string')],
      ),
      component('Bar', ["import Bar from '@b/Bar';"], [prop('id', 'string')]),
      {
        ...component('Functions', [], []),
        kind: 'functions',
        functions: [
          { ...prop('useBar', '() => Bar'), imports: ["import { useBar } from '@a/charts';"] },
        ],
      },
    ];
    const { index, parts } = completionData(models);
    const exports = readExports(index);
    expect(exports).toEqual([
      { name: 'Bar', specifiers: ['@a/charts/Bar', '@a/charts'], part: 0 },
      { name: 'Bar', specifiers: ['@b/Bar'], part: 0 },
      { name: 'useBar', specifiers: ['@a/charts'] },
    ]);
    const [part] = parts;
    const [first, second, third] = exports;
    if (!part || !first || !second || !third) {
      throw new Error('There are three exports and one part.');
    }
    expect(readProps(part, first)).toEqual([
      { name: 'width', type: 'number', description: 'Its width.' },
      { name: 'id', type: 'string', description: '' },
    ]);
    expect(readProps(part, second)).toEqual([{ name: 'id', type: 'string', description: '' }]);
    expect(readProps(part, third)).toBeUndefined();
    // Both components share a text.
    expect(part.texts).toHaveLength(2);
  });

  it('splits what would be too much to load for one demo', () => {
    const props = Array.from({ length: 300 }, (_, index) => prop(`p${index}`, 'string'));
    const models = ['A', 'B', 'C'].map((name) =>
      component(name, [`import { ${name} } from '@a/x';`], props),
    );
    const { index, parts } = completionData(models);
    expect(parts).toHaveLength(3);
    expect(readExports(index).map(({ part }) => part)).toEqual([0, 1, 2]);
  });
});
