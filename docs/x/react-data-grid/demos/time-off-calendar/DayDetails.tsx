import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { dayName, isWeekend, rangeName } from './calendar';
import { kindLabels, type Absence, type Person } from './people';
import { absenceOn, canRequest } from './useTimeOff';

interface DayDetailsProps {
  person: Person | undefined;
  day: string | undefined;
  onRequest: (person: Person, day: string) => void;
  onTakeBack: (id: string, absence: Absence) => void;
}

function describe(person: Person, day: string, absence: Absence | undefined): string {
  if (absence) {
    return `${kindLabels[absence.kind]}, ${rangeName(absence.first, absence.last)}`;
  }
  if (isWeekend(day)) {
    return `${dayName(day)}, weekend`;
  }
  const { daysLeft } = person;
  return `${dayName(day)}, ${daysLeft || 'no'} ${daysLeft === 1 ? 'day' : 'days'} left to take`;
}

/** What the cell in focus is about, and what can be done there. */
export function DayDetails({ person, day, onRequest, onTakeBack }: DayDetailsProps) {
  const absence = person && day ? absenceOn(person, day) : undefined;
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', minHeight: 44 }}>
      <Typography component="output" variant="body2" sx={{ flex: 1 }}>
        {person && day ? (
          <>
            <strong>{person.name}</strong>: {describe(person, day, absence)}
          </>
        ) : (
          'Pick a day to see more, or to request it as vacation.'
        )}
      </Typography>
      {person && day && canRequest(person, day) && (
        <Button size="small" variant="contained" onClick={() => onRequest(person, day)}>
          Request
        </Button>
      )}
      {person && absence?.kind === 'request' && (
        <Button size="small" variant="outlined" onClick={() => onTakeBack(person.id, absence)}>
          Take back
        </Button>
      )}
    </Stack>
  );
}
