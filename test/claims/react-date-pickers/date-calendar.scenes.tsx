/** What the claims of the date calendar open in the real browser. */
import Box from '@mui/material/Box';
import BasicDateCalendar from '../../../docs/x/react-date-pickers/date-calendar/BasicDateCalendar';

export { default as WeekNumbers } from '../../../docs/x/react-date-pickers/date-calendar/WeekNumbers';
export { BasicDateCalendar as Wide };

export function Phone() {
  return (
    <Box id="column" sx={{ width: 300 }}>
      <BasicDateCalendar />
    </Box>
  );
}
