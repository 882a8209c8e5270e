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
    'Date time range fields let users type a start and an end with their times, without a popup.',
    'the field has 12 sections in English.',
    '`SingleInputDateTimeRangeField` shows both moments in one field, and screen readers announce the name of each section twice.',
    '`MultiInputDateTimeRangeField` shows two fields with a label each:',
    'Set the labels, helper texts, and names of two fields with `slotProps.textField`, a function that receives `position`.',
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
  [
    'If the format has no year, a typed end gets the year of `referenceDate`.',
    'Without `referenceDate`, the end gets the current year.',
  ],
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
    'In one field, a moment can become incomplete or invalid while a user types. This moment then takes its other parts, such as the day, from the other moment.',
    'The field shows no error.',
    '| deletes the minutes of the end and types 45 | `03/16/2026 09:30 – 03/16/2026 09:45` |',
    '| types 04 over the first month | `04/18/2026 17:00 – 04/18/2026 17:00` |',
    '| types 2027 over the first year | `04/18/2027 17:00 – 04/18/2026 17:00` |',
    '| types 04 over the second month | `03/16/2026 09:30 – 04/16/2026 09:30` |',
    '| types 18 over the second hour | `03/16/2026 09:30 – 04/18/2026 18:00`, as intended |',
    "Use two fields, which aren't affected.",
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
    '`onChange` receives `[start, end]`.',
    'Each moment is `null` until all its sections are filled, and the other moment stays.',
    'The fields have no `onAccept`.',
    '`onError` runs after `onChange`.',
    "Before the first error, `onError` isn't called, so start with `[null, null]` in your state.",
    'Two fields ignore `referenceDate`.',
    'If one field has a `name`, a form contains both moments as one text.',
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
    const start = show(<One onChange={onChange} />);
    remove(3);
    expect(take().at(-1)).toMatch(/^change null \| 2026-/);
    start.unmount();
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

proves('Send the range if both ends are set and `onError` reported no error:', async () => {
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
});

proves(
  [
    '`minDateTime` and `maxDateTime` apply to both ends.',
    "| `'minTime'`, `'maxTime'` | The moment is on the day of the limit, but too early or too late |",
    "| `'minDate'`, `'maxDate'` | The moment is on a day before or after the limit |",
    "| `'invalidRange'`, for both ends | The end is before the start, and neither end has another error |",
    'A start and an end that are equal are valid.',
    '`shouldDisableDate(day, position)` receives the end that it checks.',
  ],
  () => {
    const { unmount } = show(<ConferenceTalk />);
    expect(screen.getByText('The conference begins on March 16 at 9:00')).toBeInTheDocument();
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
    'The default format is long',
    'The fields require Pro.',
    '`dateSeparator` and pasting work as in the date range field.',
  ],
  'A fact of the license, advice, and what the claims of that page prove of the same code.',
);
