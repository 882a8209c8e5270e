import { eventUse, gridEvents } from '../../../../tools/api-reference/gridEvents';
import { memoryProgram } from './memoryProgram';

const SCRIPT = `
  (0, _useGridEvent.useGridEvent)(apiRef, 'cellClick', handleCellClick);
  (0, _useGridEvent.useGridEvent)(apiRef, 'sortModelChange', apply);
  (0, _utils.useGridEventPriority)(apiRef, 'cellEditStop', runIfNoFieldErrors(props.onCellEditStop));
  (0, _utils.useGridEventPriority)(apiRef, 'slowResize', props.onResize);
  apiRef.current.registerControlState({
    stateId: 'rowSelection',
    propModel: model,
    propOnChange: props.onRowSelectionModelChange,
    stateSelector: selector,
    changeEvent: 'rowSelectionChange'
  });
`;
const FREE = `
export interface GridCellEventLookup {
  /** Fired when a cell is clicked. */
  cellClick: { params: GridCellParams<any>; event: MouseEvent };
  /** @ignore - do not document. */
  cellDrag: { params: string };
}
export interface GridEventLookup extends GridCellEventLookup {
  unmount: {};
  resize: { params: number };
  slowResize: { params: number };
  rowSelectionChange: { params: number[] };
  sortModelChange: { params: string };
}
`;
const PREMIUM = `
import { GridEventLookup } from '@mui/x-data-grid';
export { GridEventLookup };
export interface PremiumLookup { paste: { params: string } }
export interface DataGridPremiumProps {
  onCellClick: () => void;
  onResize: () => void;
  onRowSelectionModelChange: () => void;
  /** @ignore - do not document. */
  onSortModelChange: () => void;
}
declare module '@mui/x-data-grid' {
  interface GridEventLookup extends PremiumLookup {}
}
`;
const files = { 'x-data-grid/index.d.ts': FREE, 'x-data-grid-premium/index.d.ts': PREMIUM };
const events = gridEvents(memoryProgram(files), eventUse([SCRIPT]));

test('scripts tell what the grid acts on and which props listen', () => {
  const { handled, props } = eventUse([SCRIPT]);
  expect([...handled]).toEqual(['cellClick', 'sortModelChange']);
  expect(Object.fromEntries(props)).toEqual({
    cellEditStop: 'onCellEditStop',
    slowResize: 'onResize',
    rowSelectionChange: 'onRowSelectionModelChange',
  });
});

test.each([
  [
    'cellClick',
    {
      group: 'GridCellEventLookup',
      description: 'Fired when a cell is clicked.',
      params: 'GridCellParams<any>',
      event: 'MouseEvent',
      prop: 'onCellClick',
      preventable: true,
    },
  ],
  ['paste', { group: 'PremiumLookup', description: '', params: 'string', plan: 'premium' }],
  [
    'rowSelectionChange',
    {
      group: 'GridEventLookup',
      description: '',
      params: 'number[]',
      prop: 'onRowSelectionModelChange',
    },
  ],
  // The prop of that name listens to another event.
  ['resize', { group: 'GridEventLookup', description: '', params: 'number' }],
  // The grid acts on it, but there is no event of the browser to prevent.
  ['sortModelChange', { group: 'GridEventLookup', description: '', params: 'string' }],
  ['unmount', { group: 'GridEventLookup', description: '' }],
])('%s is described as its types and scripts have it', (name, expected) => {
  expect(events.find((event) => event.name === name)).toEqual({ name, ...expected });
});

test('events that ask for it are left out', () => {
  expect(events.map(({ name }) => name)).not.toContain('cellDrag');
});

test.each([
  [
    { 'x-data-grid-premium/index.d.ts': 'export {};' },
    /premium exports no type DataGridPremiumProps/,
  ],
  [
    {
      'x-data-grid-premium/index.d.ts':
        'export interface DataGridPremiumProps {} export interface GridEventLookup { odd: string }',
    },
    /GridEventLookup.odd of @mui\/x-data-grid-premium is not written as/,
  ],
])('what is missing is named with its package (%#)', (wrong, message) => {
  expect(() => gridEvents(memoryProgram(wrong), eventUse([]))).toThrow(message);
});
