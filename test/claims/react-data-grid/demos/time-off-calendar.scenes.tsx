import { createTheme, ThemeProvider } from '@mui/material/styles';
import TimeOffCalendar from '../../../../docs/x/react-data-grid/demos/time-off-calendar/TimeOffCalendar';

export { TimeOffCalendar };

const dark = createTheme({ palette: { mode: 'dark' } });

export function Dark() {
  return (
    <ThemeProvider theme={dark}>
      <TimeOffCalendar />
    </ThemeProvider>
  );
}
