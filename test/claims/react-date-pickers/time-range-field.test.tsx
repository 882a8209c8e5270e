import type { ComponentProps, ReactNode } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import BasicTimeRangeField from '../../../docs/x/react-date-pickers/time-range-field/BasicTimeRangeField';
import DivingLesson from '../../../docs/x/react-date-pickers/time-range-field/DivingLesson';
import TwoTimeFields from '../../../docs/x/react-date-pickers/time-range-field/TwoTimeFields';
import WindowForm from '../../../docs/x/react-date-pickers/time-range-field/WindowForm';
import WorkingDays from '../../../docs/x/react-date-pickers/time-range-field/WorkingDays';
import {
  act,
  proves,
  exempt,
  expectConsole,
  expectTypeError,
  fireEvent,
  screen,
  show,
} from '../harness';
import { Provided, shown } from '../pickers';
import { at, put, recorder, section } from '../ranges';

const both: [Dayjs, Dayjs] = [at('09:15'), at('17:30')];
const { props: callbacks, take } = recorder();
const { onChange } = callbacks;
beforeEach(take);

function One(props: ComponentProps<typeof SingleInputTimeRangeField>) {
  return (
    <Provided>
      <SingleInputTimeRangeField label="Open" defaultValue={both} onChange={onChange} {...props} />
    </Provided>
  );
}
function Two(props: ComponentProps<typeof MultiInputTimeRangeField>) {
  return (
    <Provided>
      <MultiInputTimeRangeField defaultValue={both} onChange={onChange} {...props} />
    </Provided>
  );
}

const keyOn = (index: number, key: string) => {
  act(() => section(index).focus());
  fireEvent.keyDown(section(index), { key });
};
const all = () =>
  screen
    .getAllByRole('group')
    .map((group) => shown(group))
    .join(' – ');
const after = (element: ReactNode, act_: () => void) => {
  const { unmount } = show(<div>{element}</div>);
  act_();
  const result = all();
  unmount();
  return result;
};
const isRed = () =>
  [...document.querySelectorAll('.MuiPickersInputBase-root')].map((one) =>
    one.classList.contains('Mui-error'),
  );
const formOf = (field: ReactNode) => {
  const { container, unmount } = show(<form>{field}</form>);
  const data = Object.fromEntries(new FormData(container.querySelector('form') ?? undefined));
  unmount();
  return data;
};
const names = () => screen.getAllByRole('spinbutton').map((one) => one.getAttribute('aria-label'));

proves(
  [
    'Time range fields let users type a start time and an end time, without a popup.',
    '`SingleInputTimeRangeField` shows both times in one field.',
    '`MultiInputTimeRangeField` shows a separate field for each time:',
    '| Label, helper text, `name` | Props of the field | `slotProps.textField`, a function that receives `position` |',
    '| Screen readers | Announce "Hours" twice, without saying which time | Announce the label of each field |',
    'To show a message below one of two fields, choose it by `position`:',
  ],
  () => {
    const { unmount } = show(<BasicTimeRangeField />);
    expect(shown()).toBe('11:30 AM – 02:00 PM');
    expect(screen.queryByRole('button')).toBeNull();
    expect(names()).toEqual(['Hours', 'Minutes', 'Meridiem', 'Hours', 'Minutes', 'Meridiem']);
    unmount();
    show(<TwoTimeFields />);
    const groups = screen.getAllByRole('group').map((group) => group.textContent);
    expect(groups[0]).toContain('Departure');
    expect(groups[1]).toContain('Arrival');
  },
);

proves(
  [
    '| `clearable` | Adds a button | Not available. React logs a warning |',
    '| `referenceDate` | Sets the day of a typed time | Ignored. An empty field uses today |',
    '| An end before the start | The field turns red | Both fields turn red |',
    'If `referenceDate` is an array, its first date applies to both typed times.',
  ],
  () => {
    const one = show(<One clearable />);
    expect(screen.getByRole('button', { name: 'Clear' })).toBeInTheDocument();
    put(5, 'A');
    expect(isRed()).toEqual([true]);
    one.unmount();
    const two = show(<Two />);
    put(5, 'A');
    expect(isRed()).toEqual([true, true]);
    two.unmount();
    const typed = (element: ReactNode) => {
      take();
      const { unmount } = show(<div>{element}</div>);
      put(0, '09');
      put(1, '15');
      put(2, '10');
      put(3, '30');
      unmount();
      return take().at(-1);
    };
    const day = at('00:00');
    const blank = { defaultValue: undefined, ampm: false };
    const arrayed = typed(<One {...blank} referenceDate={[day, dayjs('2026-03-17')]} />);
    expect(typed(<One {...blank} referenceDate={day} />)).toBe('change 16 09:15 | 16 10:30');
    expect(arrayed).toBe('change 16 09:15 | 16 10:30');
    const today = dayjs().format('DD');
    expect(typed(<Two {...blank} referenceDate={dayjs('2026-03-01')} />)).toBe(
      `change ${today} 09:15 | ${today} 10:30`,
    );
    const clearable: object = { clearable: true };
    show(<Two {...clearable} />);
    expect(screen.queryByRole('button')).toBeNull();
    expectConsole('error', /non-boolean attribute.*clearable/s);
  },
);

proves(
  [
    'In one field, a time that becomes incomplete or invalid while a user types takes its other parts from the other time.',
    'The field shows no error.',
    '| deletes the minutes of the end and types 45 | `09:15 AM – 09:45 AM` | `09:15 AM – 05:45 PM` |',
    '| deletes the minutes of the start and types 45 | `05:45 PM – 05:30 PM` | `09:45 AM – 05:30 PM` |',
    '| types 06 over the hour of the end | `09:15 AM – 06:15 PM` | `09:15 AM – 06:30 PM` |',
    '| types 6 over it, or presses <kbd>↑</kbd> | `09:15 AM – 06:30 PM` | The same |',
    '| Retyping a time | Can change other parts | Changes the typed part |',
    "Use two fields, which aren't affected.",
  ],
  () => {
    const retype = (index: number) => () => {
      keyOn(index, 'Delete');
      put(index, '45');
    };
    const red = () => {
      retype(4)();
      expect(isRed()).toEqual([false]);
    };
    expect(after(<One />, red)).toBe('09:15 AM – 09:45 AM');
    expect(after(<One />, retype(1))).toBe('05:45 PM – 05:30 PM');
    expect(after(<One />, () => put(3, '06'))).toBe('09:15 AM – 06:15 PM');
    expect(after(<One />, () => put(3, '6'))).toBe('09:15 AM – 06:30 PM');
    expect(after(<One />, () => keyOn(3, 'ArrowUp'))).toBe('09:15 AM – 06:30 PM');
    expect(after(<Two />, retype(4))).toBe('09:15 AM – 05:45 PM');
    expect(after(<Two />, retype(1))).toBe('09:45 AM – 05:30 PM');
    expect(after(<Two />, () => put(3, '06'))).toBe('09:15 AM – 06:30 PM');
  },
);

proves(
  [
    "In 24-hour format, typing over a part is safe, but deleting a part isn't.",
    'The retyped time also gets the day of the other time, so an end on March 17 moves to the day of the start.',
  ],
  () => {
    expect(after(<One ampm={false} />, () => put(2, '06'))).toBe('09:15 – 06:30');
    expect(after(<One ampm={false} />, () => put(3, '05'))).toBe('09:15 – 17:05');
    const retype = () => {
      keyOn(3, 'Delete');
      put(3, '45');
    };
    expect(after(<One ampm={false} />, retype)).toBe('09:15 – 09:45');
    take();
    const night: [Dayjs, Dayjs] = [at('22:00'), dayjs('2026-03-17T06:00')];
    after(<One ampm={false} defaultValue={night} />, retype);
    expect(take().at(-1)).toBe('change 16 22:00 | 16 22:45');
  },
);

proves(
  [
    '`onChange` receives `[start, end]` whenever the value changes.',
    'Its day is the day of the previous value, otherwise the day of `referenceDate`, otherwise today.',
    'A time with a missing section is `null`, and the other time stays.',
    'If a user types 45 over the minutes, `onChange` first receives a time with 04 minutes.',
    'If the format has no seconds, the seconds of the value stay.',
    'The fields have no `onAccept`, so save when the user submits the form.',
    'Each time is a date.',
    'Each time is a date.',
  ],
  async () => {
    const { unmount } = show(
      <One defaultValue={[dayjs('2026-03-12T09:15:20'), dayjs('2026-03-12T17:30:40')]} />,
    );
    put(1, '45');
    expect(take()).toEqual(['change 12 09:04 | 12 17:30', 'change 12 09:45 | 12 17:30']);
    keyOn(1, 'Delete');
    expect(take()).toEqual(['change null | 12 17:30']);
    unmount();
    const seconds = recorder('HH:mm:ss');
    const timed: [Dayjs, Dayjs] = [at('09:15:20'), at('17:30:40')];
    show(<One defaultValue={timed} onChange={seconds.props.onChange} />);
    put(1, '45');
    expect(seconds.take().at(-1)).toBe('change 09:45:20 | 17:30:40');
    await expectTypeError(
      `import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
       export const one = <SingleInputTimeRangeField onAccept={() => undefined} />;`,
      /onAccept/,
    );
  },
);

proves('To add up several fields, give them the same `referenceDate`:', () => {
  show(<WorkingDays />);
  const status = screen.getByRole('status');
  expect(status).toHaveTextContent('8 h 30 min in all');
  put(6, '17');
  put(7, '00');
  expect(status).toHaveTextContent('17 h 30 min in all');
});

proves(
  [
    '`minTime`, `maxTime`, `minutesStep`, `disablePast`, `disableFuture`, and `shouldDisableTime` apply to both times.',
    '| `09:15 – hh:mm` | `[null, null]` |',
    '| `09:15 – 09:15` | `[null, null]` |',
    "| `09:15 – 08:00` | `['invalidRange', 'invalidRange']` |",
    'The field checks the order only if neither time has another error, and it compares the days too.',
    "From 22:00 to 06:00 is an `'invalidRange'`, unless the end is on the next day.",
    "| A start before `minTime` | `['minTime', null]` |",
  ],
  () => {
    type Props = ComponentProps<typeof SingleInputTimeRangeField>;
    const order = ['invalidRange', 'invalidRange'];
    const cases: [Props, (string | null)[] | undefined][] = [
      [{ defaultValue: [at('09:15'), null] }, undefined],
      [{ defaultValue: [at('09:15'), at('09:15')] }, undefined],
      [{ defaultValue: [at('09:15'), at('08:00')] }, order],
      [{ minTime: at('10:00') }, ['minTime', null]],
      [{ maxTime: at('08:00') }, ['maxTime', 'maxTime']],
      [{ minutesStep: 20 }, ['minutesStep', 'minutesStep']],
      [{ disablePast: true }, ['disablePast', 'disablePast']],
      [{ shouldDisableTime: () => true }, ['shouldDisableTime-hours', 'shouldDisableTime-hours']],
      [{ defaultValue: [at('12:00'), at('08:00')], maxTime: at('11:00') }, ['maxTime', null]],
      [{ defaultValue: [dayjs('2026-03-17T09:00'), at('10:00')] }, order],
      [{ defaultValue: [at('22:00'), at('06:00')] }, order],
      [{ defaultValue: [at('22:00'), dayjs('2026-03-17T06:00')] }, undefined],
      [
        { disableFuture: true, defaultValue: [dayjs('2099-01-01'), dayjs('2099-01-02')] },
        ['disableFuture', 'disableFuture'],
      ],
    ];
    for (const [props, errors] of cases) {
      const onError = jest.fn();
      show(<One onError={onError} {...props} />).unmount();
      expect(onError.mock.lastCall?.[0]).toEqual(errors);
    }
  },
);

proves('`onError` and `context.validationError` contain one error for each time:', () => {
  show(<DivingLesson />);
  expect(screen.getByText('The pool is open from 9:00 to 18:00')).toBeInTheDocument();
  put(3, '00');
  expect(document.querySelector('.Mui-error')).toBeNull();
  put(3, '10');
  expect(screen.getByText('The pool is open from 9:00 to 18:00')).toBeInTheDocument();
  put(2, '17');
  expect(screen.getByText('Lessons begin and end at quarters')).toBeInTheDocument();
  put(3, '15');
  expect(screen.getByText('A lesson ends after it begins')).toBeInTheDocument();
});

proves(
  [
    'Take the times from your state, and refuse the form while a time is missing or invalid:',
    'the start has a day in the past, and an end typed into an empty second field gets today.',
    'The field would accept 01:30 as the end.',
    'If one field has a `name`, the form contains its text, even if the text is incomplete.',
    'With two fields, choose each `name` by `position`.',
    'The demo compares the times as text, because the days differ:',
  ],
  async () => {
    const { user, unmount } = show(<WindowForm />);
    const send = () => user.click(screen.getByRole('button', { name: 'Save the window' }));
    const status = screen.getByRole('status');
    await send();
    expect(status).toHaveTextContent('Not sent');
    put(2, '01');
    put(3, '30');
    expect(isRed()).toEqual([false, false]);
    await send();
    expect(status).toHaveTextContent('Not sent: the end comes after the start');
    put(2, '04');
    await send();
    expect(status).toHaveTextContent('{"from":"02:00","until":"04:30"}');
    unmount();
    expect(formOf(<One name="open" />)).toEqual({ open: '09:15 AM – 05:30 PM' });
    const half: [Dayjs, null] = [at('09:15'), null];
    expect(formOf(<One name="open" defaultValue={half} />)).toEqual({
      open: '09:15 AM – hh:mm aa',
    });
    const slotProps = {
      textField: ({ position }: { position?: 'start' | 'end' }) => ({ name: position }),
    };
    expect(formOf(<Two slotProps={slotProps} />)).toEqual({ start: '09:15 AM', end: '05:30 PM' });
  },
);

proves(
  [
    '`format` applies to both times and overrides `ampm`.',
    'Without both props, the locale of the adapter decides.',
    '`dateSeparator` is the text between the times, and the default is an en dash:',
    'Pasted text needs the format and the separator of the field, such as `10:00 AM – 11:30 AM`.',
    'With another separator, the paste clears the field.',
  ],
  () => {
    const nothing = () => undefined;
    expect(after(<One format="HH:mm" ampm />, nothing)).toBe('09:15 – 17:30');
    expect(after(<One ampm={false} dateSeparator="to" />, nothing)).toBe('09:15 to 17:30');
    expect(after(<One />, nothing)).toBe('09:15 AM – 05:30 PM');
    const paste = (text: string) => () => {
      act(() => section(0).focus());
      fireEvent.keyDown(section(0), { key: 'a', keyCode: 65, ctrlKey: true });
      const event = new Event('paste', { bubbles: true, cancelable: true });
      fireEvent(
        document.activeElement ?? document.body,
        Object.assign(event, { clipboardData: { getData: () => text } }),
      );
    };
    const field = () => {
      paste('10:00 AM – 11:30 AM')();
      expect(shown()).toBe('10:00 AM – 11:30 AM');
    };
    const { unmount } = show(<One />);
    field();
    unmount();
    show(<One />);
    paste('10:00 AM - 11:30 AM')();
    expect(shown()).toBe('hh:mm aa – hh:mm aa');
  },
);

exempt(
  ['The fields require Pro.', 'The keys are the same as in the time field.'],
  'The claims of those pages prove it: the code is the same.',
);
