/** What the claims of row reordering open in the real browser. */
import * as React from 'react';
import { DataGridPro } from '@mui/x-data-grid-pro';
import MoveByKeyboard from '../../../docs/x/react-data-grid/row-ordering/MoveByKeyboard';
import { type Speaker, speakers } from '../../../docs/x/react-data-grid/row-ordering/speakers';

const rows = Array.from({ length: 100 }, (_, id) => ({ id }));
const columns = [{ field: 'id', width: 150 }];

/** Adds to the data of the demo, before the demo reads it. */
function addSpeakers(): void {
  const list = speakers as Speaker[];
  for (let number = list.length + 1; number <= 60; number += 1) {
    list.push({ id: `Speaker ${number}`, topic: 'Dunes' });
  }
}

/** The demo, but with more speakers than fit into the grid. */
export function ManySpeakers() {
  React.useState(addSpeakers);
  return <MoveByKeyboard />;
}

export function LongList() {
  return (
    <div style={{ height: 420, width: 300 }}>
      <DataGridPro rows={rows} columns={columns} rowReordering hideFooter />
    </div>
  );
}
