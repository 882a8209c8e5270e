/** What the claims of time zones open in the real browser, in the zone of a device that they name. */
import * as React from 'react';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import DaylightSaving from '../../../docs/x/react-date-pickers/timezone/DaylightSaving';
import { setDefaultZone, zoneLibraries } from '../support/zoneLibraries';

/** The types know Day.js only. */
const Picker = DateTimePicker as React.ComponentType<Record<string, unknown>>;

/** The field that a claim asks for, see `Asked` in the claims: its library, its zone, its value and the zone of that. */
function Field({ library, timezone, iso, zone }: Readonly<Record<string, string>>) {
  const { provider, at, isoOf } = zoneLibraries[library ?? ''] ?? {};
  const [value, setValue] = React.useState<unknown>(iso ? at?.(iso, zone ?? 'UTC') : null);
  const [text, setText] = React.useState('nothing');
  return (
    <LocalizationProvider {...provider}>
      <Picker
        label="Time"
        ampm={false}
        timezone={timezone}
        value={value}
        onChange={(next: unknown, { validationError }: { validationError: string | null }) => {
          setValue(next);
          setText(
            `${next === null ? 'null' : isoOf?.(next).replace(/^\d+-/, '').slice(0, 11)} ${validationError ?? ''}`,
          );
        }}
      />
      <output>{text}</output>
    </LocalizationProvider>
  );
}

export function AnyLibrary() {
  const [asked, setAsked] = React.useState('');
  return (
    <>
      <input aria-label="Asked" value={asked} onChange={(event) => setAsked(event.target.value)} />
      {asked && <Field key={asked} {...(JSON.parse(asked) as Record<string, string>)} />}
    </>
  );
}

export function DefaultInUtc() {
  setDefaultZone('UTC');
  return <AnyLibrary />;
}

export function Demo() {
  return <DaylightSaving />;
}
