/** A small API page to look at in tests. */
import { act, render, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter } from 'react-router-dom';
import { ApiReference } from '../../../../src/features/api-reference';
import type { ApiContent } from '../../../../src/features/api-reference/content';
import { Lists, Top } from '../../../../src/features/api-reference/ApiContent';
import type { ComponentApi, FunctionsApi, InterfaceApi } from '../../../../src/lib/api/apiModel';
import type { ApiPage } from '../../../../src/lib/api/apiPage';

const COMMON = {
  description: 'Shows <code>one</code> value.',
  imports: [],
  packages: [
    { name: '@mui/x-charts', version: '8.10.2' },
    { name: '@mui/x-charts-pro', version: '8.10.2' },
  ],
  demos: ['/x/react-charts/gauge'],
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
    ...NAMES.map((name) => ({ name, type: 'Map&lt;string, number&gt;', description: '' })),
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
        parameters: [
          { name: 'value', type: 'Array&lt;number&gt;', description: 'The <b>new</b> one.' },
        ],
        returns: { type: 'void', description: 'nothing' },
      },
    },
    { name: 'label', type: 'string', description: '' },
  ],
};

export const FUNCTIONS: FunctionsApi = {
  ...COMMON,
  kind: 'functions',
  name: 'GaugeHooks',
  product: 'charts',
  functions: [
    {
      name: 'useGauge',
      type: '(options?: Options) =&gt; Gauge',
      description: 'Reads it.',
      imports: ["import { useGauge } from '@mui/x-charts';"],
      signature: {
        parameters: [
          {
            name: 'options',
            type: 'Options',
            description: '',
            optional: true,
            members: [
              {
                name: 'max',
                type: 'number',
                description: 'The end.',
                default: '100',
                deprecated: 'Use <code>end</code>.',
              },
            ],
          },
        ],
        returns: {
          type: 'Gauge',
          description: '',
          members: [{ name: 'value', type: 'number', description: 'It.' }],
        },
      },
    },
  ],
};

const GUIDES: ApiPage['guides'] = {
  '/x/react-charts/gauge': { path: '/x/react-charts/gauge/', title: 'Gauge' },
};

function pageOf(model: ApiPage['model'], guides = GUIDES): ApiPage {
  return {
    model,
    demos: model.demos.map((path) => ({ path: `${path}/`, title: path.split('/').at(-1) ?? '' })),
    guides,
    unfolded: {
      'gauge-prop-max':
        '<details data-unfolds id="type-Limit"><summary>Limit</summary>highest: number</details>',
    },
    viewScript: '',
    ...(model.kind === 'component' && { source: `https://example.com/${model.source}` }),
  };
}

function pageAt(content: ApiContent, model: ApiPage['model'], hash = '') {
  return (
    <MemoryRouter initialEntries={[`/x/api/charts/gauge/${hash}`]}>
      <ApiReference content={content} isComponent={model.kind === 'component'} imports="import" />
      <Link to="#gauge-prop-max">Go to max</Link>
    </MemoryRouter>
  );
}

function made(model: ApiPage['model'], guides?: ApiPage['guides']): ApiContent {
  return { page: pageOf(model, guides), Top, Lists };
}

/** Shows a page at an address, as one that a link led to and that has loaded, and waits until it answers. */
export async function showPage(
  model: ApiPage['model'],
  hash = '',
  guides?: ApiPage['guides'],
): Promise<void> {
  const { container } = render(pageAt(made(model, guides), model, hash));
  await act(async () => {
    await import('../../../../src/features/api-reference/live');
  });
  await waitFor(() =>
    container
      .querySelectorAll('[data-section]')
      .forEach((section) => expect(section).toHaveAttribute('data-live')),
  );
}

/** What the server sends. */
export function serverHtml(model: ApiPage['model']): string {
  return renderToString(pageAt(made(model), model));
}

/** Takes the server's page over, as the browser does. */
export function keepPage(container: HTMLElement, load: () => Promise<never>): void {
  render(pageAt({ load }, COMPONENT), { container, hydrate: true });
}
