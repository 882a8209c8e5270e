import * as React from 'react';
import Tooltip from '@mui/material/Tooltip';
import {
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
  type GridRowId,
} from '@mui/x-data-grid';
import type { RefusedValue } from './desks';
import { columns, type Employee } from './staff';

/** The last refusal of each row. */
export type Refusals = Readonly<Record<GridRowId, RefusedValue>>;

export const RefusalContext = React.createContext<Refusals>({});

/** A text input that shows the message of the check or of the server. */
function TextInput({ message, ...params }: GridRenderEditCellParams<Employee, string>) {
  const refusal = React.useContext(RefusalContext)[params.id];
  const isRefused = refusal?.field === params.field && refusal.value === params.value;
  const shown = isRefused ? refusal.message : String(params.error ? message : '');
  return (
    <Tooltip describeChild open={shown !== ''} title={shown}>
      <div style={{ display: 'flex', flex: 1 }}>
        <GridEditInputCell
          {...params}
          error={shown !== ''}
          // The check has then ended when users press Save.
          debounceMs={0}
          slotProps={{
            root: { slotProps: { htmlInput: { 'aria-label': params.colDef.headerName } } },
          }}
        />
      </div>
    </Tooltip>
  );
}

export const checkedColumns = columns.map((column): GridColDef<Employee> =>
  column.type === 'singleSelect'
    ? column
    : {
        ...column,
        preProcessEditCellProps: ({ props }) => ({
          ...props,
          error: !props.value,
          message: 'Required',
        }),
        renderEditCell: (params) => <TextInput {...params} />,
      },
);
