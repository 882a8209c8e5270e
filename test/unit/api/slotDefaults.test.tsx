/**
 * Asks running charts what stands in their slots: where a component that is given for a slot is rendered, the default is
 * rendered without it. The reference has to say the same.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ReactElement, type ReactNode, createElement } from 'react';
import { render } from '@testing-library/react';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { apiSlug } from '../../../src/lib/api/apiAnchors';
import type { ComponentApi } from '../../../src/lib/api/apiModel';

type Slots = Readonly<Record<string, () => ReactNode>>;

const SIZE = { width: 400, height: 300, skipAnimation: true } as const;
const CHARTS: Readonly<Record<string, (slots: Slots) => ReactElement>> = {
  BarChart: (slots) => (
    <BarChart
      {...SIZE}
      xAxis={[{ data: ['a', 'b'] }]}
      series={[{ data: [1, 2], label: 'S' }]}
      barLabel="value"
      slots={slots}
    />
  ),
  LineChart: (slots) => (
    <LineChart
      {...SIZE}
      xAxis={[{ data: [1, 2] }]}
      series={[{ data: [1, 2], label: 'S', area: true }]}
      slots={slots}
    />
  ),
  PieChart: (slots) => (
    <PieChart
      {...SIZE}
      series={[{ data: [{ value: 1 }, { value: 2 }], arcLabel: 'value' }]}
      slots={slots}
    />
  ),
  ScatterChart: (slots) => (
    <ScatterChart {...SIZE} series={[{ data: [{ x: 1, y: 2, id: 1 }] }]} slots={slots} />
  ),
};

/** What this test needs of React's own tree. */
interface Fiber {
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

function rootOf(container: Element): Fiber {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'));
  const root: unknown = Reflect.get(container, key ?? '');
  // The tree on screen is that of the root's state.
  const { stateNode }: { stateNode: { current: Fiber } } = Object(root);
  return stateNode.current;
}

function childrenOf({ child }: Fiber): readonly Fiber[] {
  const children: Fiber[] = [];
  for (let next = child; next; next = next.sibling) {
    children.push(next);
  }
  return children;
}

/** The way from a fiber to the first one of a type, as places among siblings. */
function wayTo(fiber: Fiber, type: unknown): readonly number[] | undefined {
  if (fiber.type === type) {
    return [];
  }
  for (const [index, child] of childrenOf(fiber).entries()) {
    const rest = wayTo(child, type);
    if (rest) {
      return [index, ...rest];
    }
  }
  return undefined;
}

/** The name of a component, whatever React wraps it in. */
function nameOf(type: unknown): string | undefined {
  if (typeof type === 'string') {
    return `'${type}'`;
  }
  const { displayName, name, render: inner, type: wrapped } = Object(type);
  const said: string | undefined = displayName || name;
  if (said) {
    // A component of charts that takes slots has this name.
    return said.replace(/^Mui(\w+)\.slots\.\w+$/, '$1');
  }
  return (inner ?? wrapped) ? nameOf(inner ?? wrapped) : undefined;
}

/** What stands in a slot, or `undefined` where the chart as it is here doesn't show it. */
function defaultOf(chart: (slots: Slots) => ReactElement, slot: string): string | undefined {
  const probe = () => null;
  const probed = render(chart({ [slot]: probe }));
  const way = wayTo(rootOf(probed.container), probe);
  probed.unmount();
  const plain = render(chart({}));
  const found = way?.reduce<Fiber | undefined>(
    (fiber, place) => fiber && childrenOf(fiber)[place],
    rootOf(plain.container),
  );
  plain.unmount();
  return found && nameOf(found.type);
}

function modelOf(name: string): ComponentApi {
  const file = path.join(__dirname, '../../../docs/x/api/charts', apiSlug(name), 'api.json');
  const model: ComponentApi = JSON.parse(readFileSync(file, 'utf8'));
  return model;
}

it('finds the component in a slot', () => {
  const Inner = () => createElement('i');
  const chart = ({ part: Part = Inner }: Slots) => createElement('div', {}, createElement(Part));
  expect(defaultOf(chart, 'part')).toBe('Inner');
  expect(defaultOf(chart, 'other')).toBeUndefined();
});

it.each(Object.keys(CHARTS))('%s has the defaults that its page says', (name) => {
  const chart = CHARTS[name];
  const asked = modelOf(name).slots.flatMap(({ name: slot, default: said }) => {
    const found = chart && defaultOf(chart, slot);
    return found === undefined || said === undefined ? [] : [{ slot, said, found }];
  });
  expect(asked.length).toBeGreaterThan(2);
  expect(
    asked.filter(({ said, found }) => said !== found && !said.includes(`\`${found}\``)),
  ).toEqual([]);
});

it('puts class names of a chart on the svg, as a note of ours says', () => {
  const { container } = render(
    <BarChart {...SIZE} series={[{ data: [1] }]} className="mine" sx={{ color: 'red' }} />,
  );
  expect(container.querySelector('.mine')?.tagName).toBe('svg');
});
