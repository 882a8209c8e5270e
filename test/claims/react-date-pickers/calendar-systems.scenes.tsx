/** What the claims of calendar systems open in the real browser. */
import * as React from 'react';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { calendarAdapters, dayOf, loadArabic, loadPersian } from '../support/calendarLibraries';

const Field = DateField as React.ComponentType<Record<string, unknown>>;

export function AnyCalendar() {
  const [asked, setAsked] = React.useState('');
  const [calls, setCalls] = React.useState<readonly string[]>([]);
  const [name = '', iso] = asked.split(' ');
  const Adapter = calendarAdapters[name];
  return (
    <>
      <input aria-label="Asked" value={asked} onChange={(event) => setAsked(event.target.value)} />
      <button onClick={() => loadPersian(true)}>Persian digits</button>
      <button onClick={() => loadPersian(false)}>Persian names</button>
      <button onClick={() => void loadArabic()}>Arabic</button>
      {Adapter && (
        <LocalizationProvider key={asked} dateAdapter={Adapter}>
          <Field
            label="Day"
            defaultValue={iso ? new Adapter().date(iso) : null}
            onChange={(value: unknown, { validationError }: { validationError: string | null }) =>
              setCalls((all) => [...all, `${dayOf(value)} ${validationError ?? ''}`.trim()])
            }
          />
        </LocalizationProvider>
      )}
      <output>{calls.join(', ')}</output>
    </>
  );
}
