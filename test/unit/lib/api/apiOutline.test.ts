import type { ApiModel } from '../../../../src/lib/api/apiModel';
import { outlineOf } from '../../../../src/lib/api/apiOutline';

const props = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `prop${index}`,
    type: 'string',
    description: '',
  }));

function gauge(count: number): ApiModel {
  return {
    kind: 'component',
    name: 'Gauge',
    product: 'charts',
    description: '',
    imports: [],
    packages: [],
    demos: [],
    props: props(count),
    slots: [
      { name: 'arc', type: 'T', className: 'MuiGauge-arc', description: '' },
      { name: 'text', type: 'T', description: '' },
    ],
    classes: [],
    themeName: 'MuiGauge',
    source: '',
  };
}

it('has the sections of a page, and the names of its rows with what their anchors need', () => {
  expect(outlineOf(gauge(2))).toEqual({
    owner: 'Gauge',
    kind: 'component',
    has: ['props', 'theme', 'slots', 'source'],
    props: ['prop0', 'prop1'],
    slots: ['arc:MuiGauge-arc', 'text'],
  });
});

it('omits rows when there are too many for the table of contents', () => {
  expect(outlineOf(gauge(98)).props).toHaveLength(98);
  expect(outlineOf(gauge(99))).toMatchObject({ has: expect.arrayContaining(['props', 'slots']) });
  expect(outlineOf(gauge(99)).props).toEqual([]);
  expect(outlineOf(gauge(99)).slots).toEqual([]);
});
