import * as React from 'react';
import { DataGrid, type GridSlotProps } from '@mui/x-data-grid';
import { berths, columns } from './berths';

type CheckboxProps = GridSlotProps['baseCheckbox'];

function PlainCheckbox({ checked, indeterminate, ...props }: CheckboxProps) {
  const { label, disabled, tabIndex, className, onChange, onKeyDown, slotProps } = props;
  const input = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (input.current) {
      input.current.indeterminate = indeterminate ?? false;
    }
  }, [indeterminate]);

  const box = (
    <input
      {...slotProps?.htmlInput}
      ref={input}
      type="checkbox"
      style={{ width: 18, height: 18, margin: 0 }}
      checked={checked}
      disabled={disabled}
      tabIndex={tabIndex}
      className={className}
      onChange={onChange}
      onKeyDown={onKeyDown}
    />
  );
  return label ? (
    <label style={{ display: 'flex', gap: 8, padding: 4 }}>
      {box} {label}
    </label>
  ) : (
    box
  );
}

const slots = { baseCheckbox: PlainCheckbox };

export default function NativeCheckbox() {
  return (
    <div style={{ height: 319, width: '100%' }}>
      <DataGrid
        aria-label="Berths with plain checkboxes"
        rows={berths}
        columns={columns}
        slots={slots}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
