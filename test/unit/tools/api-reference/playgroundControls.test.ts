import type { ComponentApi } from '../../../../src/lib/api/apiModel';
import {
  controlOfType,
  playgroundControls,
  playgroundModel,
} from '../../../../tools/api-reference/playgroundControls';

const TYPES = {
  DateView: { text: "'year' | 'month' | 'day'" },
  AnyView: { text: "DateView | 'hours' | 'meridiem'" },
  Zone: { text: "'default' | string" },
};

test.each([
  ['boolean', { kind: 'boolean' }],
  ['boolean | null', { kind: 'boolean' }],
  ['PickerValidDate', { kind: 'date' }],
  ['3 | 4', { kind: 'choice', options: ['3', '4'], numeric: true }],
  ['DateView', { kind: 'choice', options: ['year', 'month', 'day'] }],
  ['readonly DateView[]', { kind: 'choices', options: ['year', 'month', 'day'] }],
  [
    "readonly Exclude<AnyView, 'meridiem'>[]",
    { kind: 'choices', options: ['year', 'month', 'day', 'hours'] },
  ],
  ["ResponsiveStyleValue<'row' | 'column'>", { kind: 'choice', options: ['row', 'column'] }],
  ['ResponsiveStyleValue<number | string>', undefined],
  ['Zone', undefined],
  ["'only'", undefined],
  ['(day: PickerValidDate) => boolean', undefined],
  ['PickerValidDate | null', undefined],
  ['Unknown', undefined],
])('%s is chosen as %j', (type, wanted) => {
  expect(controlOfType(type, TYPES)).toEqual(wanted);
});

function component(name: string, props: ComponentApi['props']): ComponentApi {
  return {
    kind: 'component',
    name,
    source: '',
    product: 'date-pickers',
    description: '',
    imports: [],
    packages: [],
    demos: [],
    props,
    slots: [],
    classes: [],
  };
}

const prop = (name: string, type: string, value?: string) => ({
  name,
  type,
  description: '',
  ...(value !== undefined && { default: value }),
});

describe('the controls of a playground', () => {
  const models = [
    component('A', [
      prop('views', 'readonly DateView[]', "['year', 'day']"),
      prop('ampm', 'boolean', 'adapter.is12HourCycleInCurrentLocale()'),
      prop('open', 'boolean', 'false'),
      prop('onChange', '(value: PickerValidDate) => void'),
    ]),
    component('B', [
      prop('views', 'readonly AnyView[]'),
      prop('ampm', 'boolean', '`true` on desktop'),
    ]),
    component('C', [prop('disabled', 'boolean')]),
  ];

  test('name the components that have the prop, with plain defaults alone', () => {
    expect(playgroundControls(models, TYPES, ['A', 'B'])).toEqual([
      { name: 'ampm', kind: 'boolean', components: { A: null, B: null } },
      {
        name: 'views',
        kind: 'choices',
        options: ['year', 'month', 'day'],
        components: { A: 'year,day' },
      },
      {
        name: 'views',
        kind: 'choices',
        options: ['year', 'month', 'day', 'hours', 'meridiem'],
        components: { B: null },
      },
    ]);
  });

  test('name the component that has no page', () => {
    expect(() => playgroundControls(models, TYPES, ['D'])).toThrow('D, which has no API page');
  });

  test('leave out deprecated props, those that lead somewhere, and those of the playground', () => {
    const button = component('Button', [
      prop('color', 'string'),
      { ...prop('old', 'string'), deprecated: '' },
      prop('href', 'string'),
      prop('select', 'boolean'),
    ]);
    const wanted = [{ name: 'color', kind: 'text', components: { Button: null } }];
    const named = { ...button, imports: ["import Button from 'button';", 'other'] };
    expect(playgroundModel([named], TYPES, { name: 'Button', leftOut: ['select'] })).toEqual({
      component: 'Button',
      import: "import Button from 'button';",
      controls: wanted,
    });
  });
});
