import * as React from 'react';
import CancelIcon from '@mui/icons-material/Cancel';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const GEAR = ['Life jackets', 'Flares', 'Radio', 'Sea charts', 'Spare oar'];

export default function ChipSelect() {
  const [gear, setGear] = React.useState<string[]>(['Life jackets', 'Radio']);
  const selectRef = React.useRef<HTMLElement>(null);

  const remove = (item: string) => {
    setGear((before) => before.filter((one) => one !== item));
    // The chip had the focus, and disappears.
    selectRef.current?.focus();
  };

  return (
    <FormControl className="w-75 max-w-full">
      <InputLabel id="gear-label">Gear</InputLabel>
      <Select
        multiple
        labelId="gear-label"
        id="gear"
        label="Gear"
        // Keeps the focus on an option that users deselect.
        MenuProps={{ variant: 'menu' }}
        inputRef={selectRef}
        value={gear}
        onChange={({ target: { value } }) =>
          // For an array, the type of `value` includes `string`.
          setGear(typeof value === 'string' ? [value] : value)
        }
        renderValue={(selected) => (
          <div className="flex flex-wrap gap-1">
            {selected.map((item) => (
              <Chip
                key={item}
                size="small"
                label={item}
                tabIndex={-1}
                onDelete={() => remove(item)}
                deleteIcon={<CancelIcon onMouseDown={(event) => event.stopPropagation()} />}
              />
            ))}
          </div>
        )}
      >
        {GEAR.map((item) => (
          <MenuItem key={item} value={item}>
            {item}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
