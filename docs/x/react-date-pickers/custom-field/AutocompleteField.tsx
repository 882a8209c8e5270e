import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const TOURS: readonly Dayjs[] = ['2026-04-15', '2026-04-18', '2026-05-02', '2026-05-16'].map(
  (text) => dayjs(text),
);
const isTour = (day: Dayjs) => TOURS.some((tour) => tour.isSame(day, 'day'));

function TourField() {
  const { value, label, disabled, readOnly, setValue, rootRef } = usePickerContext();

  return (
    <Autocomplete
      ref={rootRef}
      disabled={disabled}
      readOnly={readOnly}
      options={TOURS}
      value={value}
      onChange={(_event, tour) => setValue(tour, { shouldClose: false })}
      isOptionEqualToValue={(tour, day) => tour.isSame(day, 'day')}
      getOptionLabel={(tour) => tour.format('dddd, D MMMM')}
      renderInput={(params) => <TextField {...params} label={label} />}
      sx={{ width: 300, maxWidth: '100%' }}
    />
  );
}

export default function AutocompleteField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Guided tour"
        defaultValue={dayjs('2026-04-18')}
        shouldDisableDate={(day) => !isTour(day)}
        slots={{ field: TourField }}
      />
    </LocalizationProvider>
  );
}
