import { render } from '@testing-library/react';
import { CodeName } from '../../../../src/features/api-reference/CodeName';

/** The name with a bar at each place where it may break. */
function shown(name: string): string {
  const { container } = render(<CodeName>{name}</CodeName>);
  return container.innerHTML.replaceAll('<wbr>', '|');
}

test.each([
  ['checkboxSelection', 'checkboxSelection'],
  ['checkboxSelectionVisibleOnly', 'checkboxSelection|VisibleOnly'],
  ['onColumnHeaderEnterWhileLong', 'onColumnHeaderEnter|WhileLong'],
  ['.MuiDataGrid-columnHeaderTitleContainer', '.MuiDataGrid-columnHeaderTitleContainer'],
])('%s breaks at %s', (name, expected) => {
  expect(shown(name)).toBe(expected);
});
