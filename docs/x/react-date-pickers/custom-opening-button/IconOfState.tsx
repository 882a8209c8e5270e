import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowDropUpIcon from '@mui/icons-material/ArrowDropUp';
import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

function Arrow() {
  const { open } = usePickerContext();
  return open ? <ArrowDropUpIcon /> : <ArrowDropDownIcon />;
}

export default function IconOfState() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Report for"
        views={['year', 'month']}
        defaultValue={dayjs('2026-03-01')}
        slots={{ openPickerIcon: Arrow }}
      />
    </LocalizationProvider>
  );
}
