import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gridFilters } from '../../../../../plugins/internals/light-shell/gridFilters';

const FILE = path.join(
  path.dirname(require.resolve('@mui/x-data-grid/package.json')),
  'esm/hooks/features/filter/gridFilterUtils.js',
);

test('the installed filters of the grid ask no longer', () => {
  const changed = gridFilters(readFileSync(FILE, 'utf8'));
  expect(changed).toContain('hasEval = false;');
  expect(changed).not.toMatch(/hasEval = new Function/);
});

test('filters that look otherwise are an error that names the file to compare', () => {
  expect(() => gridFilters('export const filters = [];')).toThrow('light-shell/gridFilters.ts');
});
