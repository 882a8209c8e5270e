/** A small API page to look at in tests. */
import { render } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { ApiReference } from '../../../../src/features/api-reference';
import type { ComponentApi, InterfaceApi } from '../../../../src/lib/api/apiModel';
import type { ApiPage } from '../../../../src/lib/api/apiPage';

const COMMON = {
  description: 'Shows <code>one</code> value.',
  imports: [],
  packages: [
    { name: '@mui/x-charts', version: '8.10.2' },
    { name: '@mui/x-charts-pro', version: '8.10.2' },
  ],
  demos: [],
} as const;

const NAMES = ['max', 'min', 'skipAnimation', 'onClick', 'height', 'width', 'margin', 'title'];

export const COMPONENT: ComponentApi = {
  ...COMMON,
  kind: 'component',
  name: 'Gauge',
  product: 'charts',
  props: [
    { name: 'value', type: 'number | null', required: true, description: 'What is shown.' },
    {
      name: 'valueMax',
      type: 'number',
      default: '100',
      description: 'The <em>largest</em> value.',
      plan: 'pro',
      deprecated: 'Use <code>max</code>.',
    },
    ...NAMES.map((name) => ({ name, type: 'Map<string, number>', description: '' })),
  ],
  ref: 'SVGSVGElement',
  inheritance: { name: 'svg', kind: 'element' },
  themeName: 'MuiGauge',
  slots: [
    { name: 'text', type: 'TextType', default: 'GaugeText', description: 'The text.' },
    { name: 'arc', type: 'ArcType', className: 'MuiGauge-arc', description: 'The arc.' },
  ],
  classes: [
    { name: 'root', className: 'MuiGauge-root', description: 'The root.' },
    { name: 'selected', className: 'Mui-selected', isGlobal: true, description: 'Selected.' },
  ],
  source: 'packages/x-charts/src/Gauge/Gauge.tsx',
};

export const INTERFACE: InterfaceApi = {
  ...COMMON,
  kind: 'interface',
  name: 'GaugeApi',
  product: 'charts',
  properties: [
    {
      name: 'setValue',
      type: '(value: number) => void',
      required: true,
      description: 'Sets it.',
      signature: {
        parameters: [{ name: 'value', type: 'Array<number>', description: 'The <b>new</b> one.' }],
        returns: { type: 'void', description: 'nothing' },
      },
    },
    { name: 'label', type: 'string', description: '' },
  ],
};

export function pageOf(model: ApiPage['model']): ApiPage {
  return {
    model,
    demos: [{ path: '/x/react-charts/gauge/', title: 'Gauge' }],
    imports: 'import',
    viewScript: '',
    ...(model.kind === 'component' && { source: `https://example.com/${model.source}` }),
  };
}

/** Shows a page at an address. */
export function showPage(model: ApiPage['model'], hash = ''): void {
  render(
    <MemoryRouter initialEntries={[`/x/api/charts/gauge/${hash}`]}>
      <ApiReference page={pageOf(model)} />
      <Link to="#gauge-prop-max">Go to max</Link>
    </MemoryRouter>,
  );
}
