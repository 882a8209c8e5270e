import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { frFR } from '@mui/x-date-pickers/locales';
import 'dayjs/locale/fr';

const frenchTexts = frFR.components.MuiLocalizationProvider.defaultProps.localeText;

export default function FrenchPicker() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr" localeText={frenchTexts}>
      <div lang="fr">
        <StaticDatePicker
          defaultValue={dayjs('2026-07-14')}
          slotProps={{ actionBar: { actions: ['today', 'clear'] } }}
        />
      </div>
    </LocalizationProvider>
  );
}
