import { gridSelectors } from '../../../../tools/api-reference/gridSelectors';
import { memoryProgram } from './memoryProgram';

const COLUMNS = `
interface Ref { state: string }
/**
 * Get the columns of [[GridColDef]].
 * @category Visible Columns
 */
export declare const gridColumnsSelector: (args_0: Ref) => { field: string };
/** @category Columns
 * @ignore - Do not document */
export declare const gridHiddenSelector: (args_0: Ref) => string;
`;
const ROWS = `
export declare const gridRowSelector: (apiRef: string, id: number | string) => boolean;
/** @deprecated Use another. */
export declare const gridRowsSelector: (apiRef: string, _: unknown) => number;
export declare const useGridSelector: () => void;
`;
const files = {
  'x-data-grid/hooks/features/columns/selectors.d.ts': COLUMNS,
  'x-data-grid-pro/hooks/features/rowSelection/selectors.d.ts': ROWS,
  'x-data-grid-premium/index.d.ts': `
    export * from '../x-data-grid/hooks/features/columns/selectors';
    export * from '../x-data-grid-pro/hooks/features/rowSelection/selectors';`,
};

test('selectors have a topic, their arguments and what they return', () => {
  expect(gridSelectors(memoryProgram(files))).toEqual([
    {
      name: 'gridRowSelector',
      group: 'Row selection',
      description: '',
      plan: 'pro',
      returns: 'boolean',
      parameters: ['string | number'],
    },
    {
      name: 'gridRowsSelector',
      group: 'Row selection',
      description: '',
      plan: 'pro',
      deprecated: 'Use another.',
      returns: 'number',
      parameters: [],
    },
    {
      name: 'gridColumnsSelector',
      group: 'Visible columns',
      description: 'Get the columns of `GridColDef`.',
      returns: '{ field: string; }',
      parameters: [],
    },
  ]);
});

test.each([
  ['export declare const gridOddSelector: string;', /gridOddSelector .* is no function/],
  ['export declare const gridOddSelector: () => void;', /outside the folders of hooks/],
])('%s is an error', (declaration, message) => {
  const program = memoryProgram({ 'x-data-grid-premium/index.d.ts': declaration });
  expect(() => gridSelectors(program)).toThrow(message);
});
