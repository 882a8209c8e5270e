import * as React from 'react';
import { useForkRef } from '@mui/material/utils';
import { DataGrid, type GridSlotProps } from '@mui/x-data-grid';
import { berths, columns } from './berths';

type CheckboxProps = Omit<GridSlotProps['baseCheckbox'], 'ref'> & { ref?: React.Ref<HTMLElement> };

function PlainCheckbox({ checked, indeterminate, ref, inputRef, ...props }: CheckboxProps) {
  const { id, name, label, disabled, tabIndex, className, onChange, onKeyDown, slotProps } = props;
  const input = React.useRef<HTMLInputElement>(null);
  const handleInputRef = useForkRef(input, inputRef);

  React.useEffect(() => {
    if (input.current) {
      input.current.indeterminate = indeterminate ?? false;
    }
  }, [indeterminate]);

  const box = (
    <input
      id={id}
      name={name}
      {...slotProps?.htmlInput}
      ref={handleInputRef}
      type="checkbox"
      style={{ width: 18, height: 18, margin: 0 }}
      checked={checked}
      disabled={disabled}
      tabIndex={tabIndex}
      onChange={onChange}
      onKeyDown={onKeyDown}
    />
  );
  return (
    <span ref={ref} className={className}>
      {label ? (
        <label style={{ display: 'flex', gap: 8, padding: 4 }}>
          {box} {label}
        </label>
      ) : (
        box
      )}
    </span>
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
