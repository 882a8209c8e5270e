import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersSectionListClasses } from '@mui/x-date-pickers/PickersSectionList';
import { pickersInputBaseClasses } from '@mui/x-date-pickers/PickersTextField';
import { TimeField } from '@mui/x-date-pickers/TimeField';

export default function TintedSections() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeField
        label="Best lap"
        format="mm:ss"
        variant="filled"
        defaultValue={dayjs('2026-04-15T00:03:58')}
        sx={{
          [`& .${pickersSectionListClasses.sectionContent}`]: {
            fontVariantNumeric: 'tabular-nums',
          },
          [`& .${pickersInputBaseClasses.sectionContent}:focus`]: {
            outline: '2px solid',
            outlineColor: 'primary.main',
          },
        }}
      />
    </LocalizationProvider>
  );
}
