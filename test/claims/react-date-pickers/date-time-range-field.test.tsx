import type { ComponentProps, ReactNode } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import BasicDateTimeRangeField from '../../../docs/x/react-date-pickers/date-time-range-field/BasicDateTimeRangeField';
import ConferenceTalk from '../../../docs/x/react-date-pickers/date-time-range-field/ConferenceTalk';
import OutageReport from '../../../docs/x/react-date-pickers/date-time-range-field/OutageReport';
import TwoMomentFields from '../../../docs/x/react-date-pickers/date-time-range-field/TwoMomentFields';
import { act, proves, exempt, expectTypeError, fireEvent, screen, show } from '../harness';
import { Provided, shown } from '../pickers';
import { at, put, recorder, section } from '../ranges';

const both: [Dayjs, Dayjs] = [at('09:30'), dayjs('2026-04-18T17:00')];
const { props: callbacks, take } = recorder('YYYY-MM-DD HH:mm');
const { onChange } = callbacks;
beforeEach(take);

function One(props: ComponentProps<typeof SingleInputDateTimeRangeField>) {
  return (
    <Provided>
      <SingleInputDateTimeRangeField
        label="Open"
        ampm={false}
        defaultValue={both}
        onChange={onChange}
        {...props}
      />
    </Provided>
  );
}
function Two(props: ComponentProps<typeof MultiInputDateTimeRangeField>) {
  return (
    <Provided>
      <MultiInputDateTimeRangeField
        ampm={false}
        defaultValue={both}
        onChange={onChange}
        {...props}
      />
    </Provided>
  );
}
const remove = (index: number) => {
  act(() => section(index).focus());
  fireEvent.keyDown(section(index), { key: 'Delete' });
};
const after = (element: ReactNode, work: () => void) => {
  const { unmount } = show(<div>{element}</div>);
  work();
  const texts = screen.getAllByRole('group').map((group) => shown(group));
  unmount();
  return texts.join(' – ');
};

proves(
  [
    'A date time range field takes two moments by typing, without a popup.',
    '`SingleInputDateTimeRangeField` is one field with the sections of both moments: 12 in English, of which screen readers hear each name twice.',
    '`MultiInputDateTimeRangeField` is two fields, each with its label:',
    'Labels, helper texts and `name` of two fields come from `slotProps.textField`, a function that gets `position`.',
  ],
  () => {
    const { unmount } = show(<BasicDateTimeRangeField />);
    expect(screen.queryByRole('button')).toBeNull();
    const parts = ['Month', 'Day', 'Year', 'Hours', 'Minutes', 'Meridiem'];
    expect(screen.getAllByRole('spinbutton').map((one) => one.getAttribute('aria-label'))).toEqual([
      ...parts,
      ...parts,
    ]);
    unmount();
    show(<TwoMomentFields />);
    const groups = screen.getAllByRole('group').map((group) => group.textContent);
    expect(groups[0]).toContain('Departure');
    expect(groups[1]).toContain('Arrival');
  },
);

proves(
  'The year that a format lacks stays that of the value, else that of `referenceDate`, else this year.',
  () => {
    const format = 'D MMM HH:mm';
    const fill = () => {
      put(0, '5');
      put(1, 'May');
      put(2, '09');
      put(3, '15');
    };
    const old: [Dayjs, null] = [dayjs('2019-03-16T09:30'), null];
    after(<One format={format} defaultValue={old} />, () => put(2, '10'));
    expect(take().at(-1)).toBe('change 2019-03-16 10:30 | null');
    const blank = { format, defaultValue: undefined };
    after(<One {...blank} referenceDate={dayjs('2031-01-01')} />, fill);
    expect(take().at(-1)).toBe('change 2031-05-05 09:15 | null');
    after(<One {...blank} />, fill);
    expect(take().at(-1)).toBe(`change ${new Date().getFullYear()}-05-05 09:15 | null`);
  },
);

proves(
  [
    'In one field, a part that is emptied and typed again takes the rest from the other moment, the day included.',
    'In `03/16/2026 09:30 – 04/18/2026 17:00`, delete the last minutes and type 45: the end becomes `03/16/2026 09:45`.',
    'Nothing turns red.',
    "The same happens with text that isn't valid on the way, as with a leading zero or a year:",
    '| The first month: 04 | `04/18/2026 17:00 – 04/18/2026 17:00` |',
    '| The first year: 2027 | `04/18/2027 17:00 – 04/18/2026 17:00` |',
    '| The second month: 04 | `03/16/2026 09:30 – 04/16/2026 09:30` |',
    '| The second hour: 18 | `03/16/2026 09:30 – 04/18/2026 18:00`, right |',
    "Two fields don't have the fault.",
  ],
  () => {
    const again = () => {
      remove(9);
      put(9, '45');
      expect(document.querySelector('.Mui-error')).toBeNull();
    };
    expect(after(<One />, again)).toBe('03/16/2026 09:30 – 03/16/2026 09:45');
    expect(after(<One />, () => put(0, '04'))).toBe('04/18/2026 17:00 – 04/18/2026 17:00');
    expect(after(<One />, () => put(2, '2027'))).toBe('04/18/2027 17:00 – 04/18/2026 17:00');
    expect(after(<One />, () => put(5, '04'))).toBe('03/16/2026 09:30 – 04/16/2026 09:30');
    expect(after(<One />, () => put(8, '18'))).toBe('03/16/2026 09:30 – 04/18/2026 18:00');
    expect(after(<Two />, again)).toBe('03/16/2026 09:30 – 04/18/2026 17:45');
    expect(after(<Two />, () => put(0, '04'))).toBe('04/16/2026 09:30 – 04/18/2026 17:00');
    expect(after(<Two />, () => put(2, '2025'))).toBe('03/16/2025 09:30 – 04/18/2026 17:00');
  },
);

proves(
  [
    '`onChange` gets `[start, end]`.',
    'An end is `null` until all of its sections are filled in, and the other one stays.',
    'There is no `onAccept`.',
    '`onError` runs after `onChange`, with the props of that moment.',
    "It isn't called before the first error.",
    "Two fields don't use `referenceDate`.",
    'With a `name`, a form gets both moments as one text.',
  ],
  async () => {
    const calls: string[] = [];
    const { unmount } = show(
      <One
        onChange={(range) => {
          calls.push('change');
          onChange(range, { validationError: [null, null] });
        }}
        onError={(error) => calls.push(`error ${error.join(' ')}`)}
      />,
    );
    remove(9);
    expect(take().at(-1)).toBe('change 2026-03-16 09:30 | null');
    expect(calls).toEqual(['change']);
    put(9, '15');
    expect(calls.slice(1, 3)).toEqual(['change', 'error invalidRange invalidRange']);
    unmount();
    const reference = dayjs('2031-01-01');
    const two = show(<Two format="D MMM HH" defaultValue={undefined} referenceDate={reference} />);
    put(0, '5');
    put(1, 'May');
    put(2, '09');
    expect(take().at(-1)).toBe(`change ${new Date().getFullYear()}-05-05 09:00 | null`);
    two.unmount();
    const { container } = show(
      <form>
        <One name="outage" />
      </form>,
    );
    const data = new FormData(container.querySelector('form') ?? undefined);
    expect(Object.fromEntries(data)).toEqual({ outage: '03/16/2026 09:30 – 04/18/2026 17:00' });
    await expectTypeError(
      `import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
       export const one = <SingleInputDateTimeRangeField onAccept={() => undefined} />;`,
      /onAccept/,
    );
  },
);

proves(
  [
    'Send the range when both are there and `onError` reported `[null, null]`:',
    'A typed end without a year takes that of `referenceDate`, so the demo gives it.',
  ],
  async () => {
    const { user } = show(<OutageReport />);
    const send = () => user.click(screen.getByRole('button', { name: 'Report' }));
    const status = screen.getByRole('status');
    await send();
    expect(status).toHaveTextContent('Not sent');
    put(4, '16');
    put(5, 'Mar');
    put(6, '08');
    put(7, '12');
    await send();
    expect(status).toHaveTextContent('Not sent');
    put(6, '10');
    await send();
    expect(status).toHaveTextContent('Sent: the outage took 90 minutes');
  },
);

proves(
  [
    '`minDateTime` and `maxDateTime` count for both ends.',
    "On the day of the limit the error is `'minTime'` or `'maxTime'`, on others `'minDate'` or `'maxDate'`.",
    "Errors come as a pair, and `['invalidRange', 'invalidRange']` only when neither end has its own.",
    'A range of no length is valid.',
    '`shouldDisableDate(day, position)` gets the end; the Date Time Picker explains the rest.',
  ],
  () => {
    const { unmount } = show(<ConferenceTalk />);
    expect(screen.getByText('The conference begins on 16 March at 9:00')).toBeInTheDocument();
    put(2, '11');
    expect(screen.getByText('A talk ends after it begins')).toBeInTheDocument();
    unmount();
    type Props = ComponentProps<typeof SingleInputDateTimeRangeField>;
    const cases: [Props, (string | null)[] | undefined][] = [
      [{ minDateTime: at('10:00') }, ['minTime', null]],
      [{ minDateTime: dayjs('2026-04-18T18:00') }, ['minDate', 'minTime']],
      [{ maxDateTime: at('09:00') }, ['maxTime', 'maxDate']],
      [{ defaultValue: [at('09:30'), at('08:00')] }, ['invalidRange', 'invalidRange']],
      [{ defaultValue: [at('09:30'), at('08:00')], minDateTime: at('08:30') }, [null, 'minTime']],
      [{ defaultValue: [at('09:30'), at('09:30')] }, undefined],
      [{ shouldDisableDate: (_, position) => position === 'end' }, [null, 'shouldDisableDate']],
    ];
    for (const [props, errors] of cases) {
      const onError = jest.fn();
      show(<One onError={onError} {...props} />).unmount();
      expect(onError.mock.lastCall?.[0]).toEqual(errors);
    }
  },
);

exempt(
  [
    'The default format is long.',
    'On narrow screens set a shorter one, such as `format="D MMM HH:mm"`.',
    'It needs the Pro plan.',
    "It's for people who copy moments from a log or a letter; the Date Time Range Picker helps those who look for a day.",
    '`dateSeparator` and pasting work as in the Date Range Field.',
  ],
  'A fact of the licence, advice, and what the claims of that page prove of the same code.',
);
