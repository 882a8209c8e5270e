/** What the installed packages export when they run: their components, with the `propTypes` that these carry. */
import * as lab from '@mui/lab';
import * as material from '@mui/material';
import * as charts from '@mui/x-charts';
import * as chartsPro from '@mui/x-charts-pro';
import * as dataGrid from '@mui/x-data-grid';
import * as dataGridPremium from '@mui/x-data-grid-premium';
import * as dataGridPro from '@mui/x-data-grid-pro';
import * as datePickers from '@mui/x-date-pickers';
import * as datePickersPro from '@mui/x-date-pickers-pro';
import * as treeView from '@mui/x-tree-view';
import * as treeViewPro from '@mui/x-tree-view-pro';
import type { ApiProduct } from '../../../src/lib/api/apiModel';
import { documentedName } from './packages';

const MODULES: Readonly<Record<ApiProduct, readonly object[]>> = {
  // The other way round, a paid package's stand-in for the grid of another plan would come first.
  'data-grid': [dataGrid, dataGridPro, dataGridPremium],
  'date-pickers': [datePickers, datePickersPro],
  charts: [charts, chartsPro],
  'tree-view': [treeView, treeViewPro],
  'material-ui': [material, lab],
};

export interface RuntimeComponent {
  readonly name: string;
  /** Names of its `propTypes`, or `undefined` when it carries none that can be reached. */
  readonly propTypes: readonly string[] | undefined;
}

const COMPONENT_TYPES: readonly unknown[] = [
  Symbol.for('react.memo'),
  Symbol.for('react.forward_ref'),
];

function property(value: unknown, name: string): unknown {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
    ? Reflect.get(value, name)
    : undefined;
}

/** Classes that are no components of React have other members than `isReactComponent`. */
function isComponent(value: unknown): boolean {
  if (typeof value !== 'function') {
    return COMPONENT_TYPES.includes(property(value, '$$typeof'));
  }
  const members = Object.getOwnPropertyNames(property(value, 'prototype') ?? {});
  const isPlainClass = /^class\b/.test(Function.prototype.toString.call(value));
  return !isPlainClass || members.includes('render');
}

function propTypesOf(value: unknown): readonly string[] | undefined {
  const inside = property(value, 'type');
  const found = [value, inside, property(value, 'render'), property(inside, 'render')]
    .map((part) => property(part, 'propTypes'))
    .find((types) => types !== undefined);
  return found === undefined || found === null ? undefined : Object.keys(found).sort();
}

/** The components that the packages of a product export, by the names that the reference uses. */
export function runtimeComponents(product: ApiProduct): readonly RuntimeComponent[] {
  const found = new Map<string, RuntimeComponent>();
  for (const [exported, value] of MODULES[product].flatMap((module) => Object.entries(module))) {
    const name = documentedName(exported);
    if (/^[A-Z]\w*[a-z]\w*$/.test(name) && isComponent(value)) {
      const earlier = found.get(name);
      found.set(name, { name, propTypes: earlier?.propTypes ?? propTypesOf(value) });
    }
  }
  return [...found.values()];
}
