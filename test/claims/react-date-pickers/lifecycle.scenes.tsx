/** What the claims of the lifecycle open in the real browser. */
import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import SaveWhenFinished from '../../../docs/x/react-date-pickers/lifecycle/SaveWhenFinished';

const write = (value: Dayjs | null) =>
  value?.isValid() ? value.format('YYYY-MM-DD') : String(value && 'invalid');

function Logged({ defaultValue }: { defaultValue: Dayjs | null }) {
  const [calls, setCalls] = React.useState<readonly string[]>([]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day"
        defaultValue={defaultValue}
        referenceDate={dayjs('2026-04-15')}
        onChange={(value, { validationError }) =>
          setCalls((before) => [...before, `${write(value)} ${validationError}`])
        }
      />
      <output>{calls.join(', ')}</output>
    </LocalizationProvider>
  );
}

export function Filled() {
  return <Logged defaultValue={dayjs('2026-04-15')} />;
}

export function Empty() {
  return <Logged defaultValue={null} />;
}

/** Lists what a choice and the end of the popup call. */
export function Closed() {
  const [calls, setCalls] = React.useState<readonly string[]>([]);
  const log = (call: string) => setCalls((before) => [...before, call]);
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Day"
        defaultValue={dayjs('2026-04-15')}
        onChange={(value) => log(`onChange ${write(value)}`)}
        onAccept={(value) => log(`onAccept ${write(value)}`)}
        onClose={() => log('onClose')}
      />
      <output>{calls.join(', ')}</output>
    </LocalizationProvider>
  );
}

/** Says where the focus went from, after each blur that reaches the element around. */
export function Blurs() {
  const [text, setText] = React.useState('');
  const [inside, popup] = [React.useRef(0), React.useRef(0)];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div
        role="presentation"
        onBlur={(event) => {
          const isInside = event.currentTarget.contains(event.target);
          (isInside ? inside : popup).current += 1;
          setText(`${inside.current} inside${popup.current > 0 ? `, ${popup.current} popup` : ''}`);
        }}
      >
        <DatePicker label="Day" defaultValue={dayjs('2026-04-15')} />
      </div>
      <output>{text}</output>
    </LocalizationProvider>
  );
}

export function Saving() {
  return <SaveWhenFinished />;
}
