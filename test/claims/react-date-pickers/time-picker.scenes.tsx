/** What the claims on the time picker open in the real browser. */
import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import OneColumn from '../../../docs/x/react-date-pickers/time-picker/OneColumn';

type Props = React.ComponentProps<typeof TimePicker>;

/** Lists what the picker calls. */
function Logged(props: Props) {
  const [calls, setCalls] = React.useState<readonly string[]>([]);
  const log = (name: string, value: Dayjs | null) =>
    setCalls((before) => [...before, `${name} ${value?.format('HH:mm') ?? 'null'}`]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="When"
        name="when"
        {...props}
        onChange={(value) => log('change', value)}
        onAccept={(value) => log('accept', value)}
      />
      <output>{calls.join(', ')}</output>
    </LocalizationProvider>
  );
}

/** Lists what a choice, a key, and the end of the popup call. */
export function Closed() {
  return <Logged defaultValue={dayjs('2026-04-15T09:30')} />;
}

/** Opens without a value, and with a limit within an hour. */
export function FromEightTwenty() {
  return <Logged ampm={false} minTime={dayjs('2026-04-15T08:20')} />;
}

const ON_CLOCK: Props = {
  // The mobile variant, since no screen is so narrow.
  desktopModeMediaQuery: '@media (max-width: 1px)',
  ampm: false,
  defaultValue: dayjs('2026-04-15T09:30'),
  minTime: dayjs('2026-04-15T08:00'),
  timeSteps: { minutes: 15 },
  skipDisabled: true,
};

/** Opens a clock face whose steps are set for columns alone. */
export function ClockWithTimeSteps() {
  return <Logged {...ON_CLOCK} />;
}

/** Opens a clock face with valid quarters. */
export function ClockWithMinutesStep() {
  return <Logged {...ON_CLOCK} minutesStep={15} />;
}

/** The demo of one list. */
export const Evening = OneColumn;

/** Its list without a value and without the reference date. */
export function EveningFromMidnight() {
  return (
    <Logged
      ampm={false}
      timeSteps={{ minutes: 30 }}
      thresholdToRenderTimeInASingleColumn={48}
      minTime={dayjs('2026-04-15T18:00')}
      skipDisabled
    />
  );
}
