import * as React from 'react';
import ClearIcon from '@mui/icons-material/Clear';
import FormControl from '@mui/material/FormControl';
import IconButton from '@mui/material/IconButton';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const WEEKDAYS = ['Monday', 'Wednesday', 'Saturday'];

export default function ClearableSelect() {
  const [day, setDay] = React.useState('Saturday');
  const selectRef = React.useRef<HTMLElement>(null);

  const clear = () => {
    setDay('');
    // The button disappears, so the focus needs another place.
    selectRef.current?.focus();
  };

  return (
    <FormControl sx={{ width: 240 }}>
      <InputLabel id="day-label" shrink>
        Sailing class
      </InputLabel>
      <Select
        labelId="day-label"
        id="day"
        label="Sailing class"
        inputRef={selectRef}
        displayEmpty
        renderValue={(value) => value || 'Choose a day'}
        value={day}
        onChange={(event) => setDay(event.target.value)}
        endAdornment={
          day && (
            <IconButton
              size="small"
              aria-label="Clear sailing class"
              onClick={clear}
              sx={{ mr: 2 }}
            >
              <ClearIcon fontSize="small" />
            </IconButton>
          )
        }
      >
        {WEEKDAYS.map((weekday) => (
          <MenuItem key={weekday} value={weekday}>
            {weekday}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
