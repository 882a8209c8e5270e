import type { ComponentProps, ReactNode } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import EmploymentPeriod from '../../../docs/x/react-date-pickers/date-range-field/EmploymentPeriod';
import OneRangeField from '../../../docs/x/react-date-pickers/date-range-field/OneRangeField';
import TwoRangeFields from '../../../docs/x/react-date-pickers/date-range-field/TwoRangeFields';
import WarrantyForm from '../../../docs/x/react-date-pickers/date-range-field/WarrantyForm';
import { act, proves, exempt, expectTypeError, fireEvent, screen, show } from '../harness';
import { Provided, shown } from '../pickers';

type Call = [(Dayjs | null)[], { validationError: (string | null)[] }];
const spy = () => jest.fn<unknown, Call>();
const both: [Dayjs, Dayjs] = [dayjs('2026-03-16'), dayjs('2026-03-20')];

function One(props: ComponentProps<typeof SingleInputDateRangeField>) {
  return (
    <Provided>
      <SingleInputDateRangeField label="Stay" defaultValue={both} {...props} />
    </Provided>
  );
}
function Two(props: ComponentProps<typeof MultiInputDateRangeField>) {
  return (
    <Provided>
      <MultiInputDateRangeField defaultValue={both} {...props} />
    </Provided>
  );
}

const sections = () => screen.getAllByRole('spinbutton');
const section = (index: number) => sections()[index] ?? document.body;
const put = (index: number, text: string) => {
  act(() => section(index).focus());
  for (const character of text) {
    section(index).textContent = character;
    fireEvent.input(section(index));
  }
};
const remove = (index: number) => {
  act(() => section(index).focus());
  fireEvent.keyDown(section(index), { key: 'Delete' });
};
const markAll = () => {
  act(() => section(0).focus());
  fireEvent.keyDown(section(0), { key: 'a', keyCode: 65, ctrlKey: true });
};
const paste = (text: string) => {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  fireEvent(
    document.activeElement ?? document.body,
    Object.assign(event, { clipboardData: { getData: () => text } }),
  );
};
const textOf = ({ mock }: ReturnType<typeof spy>) =>
  mock.lastCall?.[0].map((day) => {
    if (day === null) {
      return 'null';
    }
    return day.isValid() ? day.format('YYYY-MM-DD') : 'invalid';
  });
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

proves(
  [
    'Date range fields let users type a start date and an end date, without a calendar.',
    '`SingleInputDateRangeField` shows both dates in one field with six sections.',
    '`MultiInputDateRangeField` shows a separate field for each date:',
    'which contains the same field.',
  ],
  () => {
    const { container, unmount } = show(<OneRangeField />);
    expect(screen.getByRole('group', { name: 'Passport valid' })).toBeInTheDocument();
    expect(sections()).toHaveLength(6);
    expect(screen.queryByRole('button')).toBeNull();
    put(0, '7');
    expect(shown(container)).toBe('07/01/2021 – 05/31/2031');
    unmount();
    const two = show(<TwoRangeFields />);
    const fields = ['Issued', 'Expires'].map((name) => shown(screen.getByRole('group', { name })));
    expect(fields).toEqual(['06/01/2021', '05/31/2031']);
    two.unmount();
    show(
      <Provided>
        <DateRangePicker label="Stay" defaultValue={both} />
      </Provided>,
    );
    expect(shown()).toBe('03/16/2026 – 03/20/2026');
  },
);

proves(
  [
    'Props of the field | `slotProps.textField`, a function that receives `position` |',
    '| `clearable` | Adds a button | Not available |',
    'If you pass a `name`, the form contains the text of the field, such as `03/16/2026 – 03/20/2026`.',
    'Incomplete text such as `03/16/YYYY – MM/DD/YYYY` is sent too, so block the submit.',
    'An empty field sends an empty text.',
    'A disabled field sends nothing, but a read-only field sends its text.',
  ],
  async () => {
    const { unmount } = show(<One helperText="Both" clearable />);
    expect(screen.getByText('Both')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Clear' })).toBeInTheDocument();
    unmount();
    await expectTypeError(
      `
        import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
        export const field = <MultiInputDateRangeField clearable />;
      `,
      /clearable/,
    );
    const text = '03/16/2026 – 03/20/2026';
    expect(formOf(<One name="stay" />)).toEqual({ stay: text });
    expect(formOf(<One name="stay" defaultValue={[null, null]} />)).toEqual({ stay: '' });
    expect(formOf(<One name="stay" disabled />)).toEqual({});
    expect(formOf(<One name="stay" readOnly />)).toEqual({ stay: text });
    expect(
      formOf(<Two slotProps={{ textField: ({ position }) => ({ name: position }) }} />),
    ).toEqual({ start: '03/16/2026', end: '03/20/2026' });
    const { container } = show(
      <form>
        <One name="stay" defaultValue={[null, null]} />
      </form>,
    );
    put(0, '03');
    put(1, '16');
    const data = new FormData(container.querySelector('form') ?? undefined);
    expect(data.get('stay')).toBe('03/16/YYYY – MM/DD/YYYY');
  },
);

proves(
  [
    "| Tab stops | One | Two. <kbd>→</kbd> doesn't move from the first to the second |",
    '| An end before the start | The field turns red | Both fields turn red |',
    '| Other errors | The field turns red | The field of that date turns red |',
    'In one field, <kbd>→</kbd> moves from the year of the start to the end.',
  ],
  () => {
    const stops = () => sections().filter(({ tabIndex }) => tabIndex === 0).length;
    const right = () => {
      act(() => section(2).focus());
      fireEvent.keyDown(section(2), { key: 'ArrowRight' });
      return sections().findIndex((one) => one === document.activeElement);
    };
    const one = show(<One minDate={both[0]} />);
    expect([stops(), right()]).toEqual([1, 3]);
    put(4, '10');
    expect(isRed()).toEqual([true]);
    one.unmount();
    const two = show(<Two />);
    expect([stops(), right()]).toEqual([2, 2]);
    put(4, '10');
    expect(isRed()).toEqual([true, true]);
    two.unmount();
    const early = show(<Two minDate={dayjs('2026-03-18')} />);
    expect(isRed()).toEqual([true, false]);
    early.unmount();
    show(<One minDate={dayjs('2026-03-18')} />);
    expect(isRed()).toEqual([true]);
  },
);

proves(
  [
    'Announce "Month" twice, without saying which date | Announce the label of each field |',
    "Outside a picker, `localeText.start` and `localeText.end` don't label them.",
  ],
  () => {
    const one = show(<One />);
    const labels = sections().map((each) => each.getAttribute('aria-label'));
    expect(labels).toEqual(['Month', 'Day', 'Year', 'Month', 'Day', 'Year']);
    expect(screen.getAllByRole('group')).toHaveLength(1);
    one.unmount();
    const bare = show(<Two />);
    screen.getAllByRole('group').forEach((group) => expect(group).not.toHaveAccessibleName());
    bare.unmount();
    show(
      <Provided>
        <DateRangePicker slots={{ field: MultiInputDateRangeField }} />
      </Provided>,
    );
    expect(screen.getByRole('group', { name: 'Start' })).toBeInTheDocument();
    expect(screen.getByRole('group', { name: 'End' })).toBeInTheDocument();
  },
);

proves(
  [
    '`onChange` receives `[start, end]` whenever the value changes, also while a user types.',
    'Typing "2026" over a year calls `onChange` for each digit.',
    "While a date that was `null` is still incomplete, the field doesn't call `onChange`.",
    'A date with a missing section is `null`, and the other date stays:',
    '`[start, null]` | `[null, null]`',
    '`[null, end]` | `[null, null]`',
    "An invalid date, and `end` | `['invalidDate', null]`",
    "Both dates | `[null, 'minDate']`",
    "Both dates | `['invalidRange', 'invalidRange']`",
    'The field checks the order only if neither date has another error.',
    'If both ends are the same day, the range is valid unless its hidden times are in the wrong order.',
    "18:00 and 10:00 are an `'invalidRange'`.",
    "While users type a year, errors such as `'minDate'` appear and disappear.",
  ],
  () => {
    const after = (act: () => void) => {
      const onChange = spy();
      const { unmount } = show(<One onChange={onChange} />);
      act();
      const result = [
        shown(),
        textOf(onChange),
        onChange.mock.lastCall?.[1].validationError,
        onChange.mock.calls.length,
      ];
      unmount();
      return result;
    };
    expect(after(() => remove(5))).toEqual([
      '03/16/2026 – 03/20/YYYY',
      ['2026-03-16', 'null'],
      [null, null],
      1,
    ]);
    expect(after(() => remove(2))).toEqual([
      '03/16/YYYY – 03/20/2026',
      ['null', '2026-03-20'],
      [null, null],
      1,
    ]);
    expect(
      after(() => {
        put(0, '02');
        put(1, '31');
      }).slice(0, 3),
    ).toEqual(['02/31/2026 – 03/20/2026', ['invalid', '2026-03-20'], ['invalidDate', null]]);
    expect(after(() => put(5, '202')).slice(0, 3)).toEqual([
      '03/16/2026 – 03/16/0202',
      ['2026-03-16', '0202-03-16'],
      [null, 'minDate'],
    ]);
    const inOrder = ['invalidRange', 'invalidRange'];
    expect(after(() => put(5, '2025'))).toEqual([
      '03/16/2026 – 03/16/2025',
      ['2026-03-16', '2025-03-16'],
      inOrder,
      4,
    ]);
    expect(after(() => put(4, '16'))).toEqual([
      '03/16/2026 – 03/16/2026',
      ['2026-03-16', '2026-03-16'],
      [null, null],
      2,
    ]);
    const onError = jest.fn();
    const { unmount } = show(<One onError={onError} />);
    put(4, '1');
    expect(onError.mock.lastCall?.[0]).toEqual(inOrder);
    unmount();
    const times: [Dayjs, Dayjs] = [dayjs('2026-03-16T18:00'), dayjs('2026-03-16T10:00')];
    const day = show(<One defaultValue={times} onError={onError} />);
    expect(onError.mock.lastCall?.[0]).toEqual(inOrder);
    day.unmount();
    const onChange = spy();
    const typed = show(<One onChange={onChange} />);
    put(5, '2027');
    const errors = onChange.mock.calls.map(([, { validationError }]) => validationError[1]);
    expect(errors).toContain('minDate');
    expect(errors.at(-1)).toBeNull();
    typed.unmount();
    onChange.mockClear();
    show(<One defaultValue={[null, null]} onChange={onChange} />);
    put(0, '03');
    put(1, '16');
    expect(onChange).not.toHaveBeenCalled();
  },
);

proves(
  [
    'In one field, a date that becomes invalid while a user types takes its other parts from the other date.',
    "This happens when a user types a year or a leading zero, after <kbd>Backspace</kbd>, and if the month doesn't have the day.",
    '| `06/01/2021 – 05/30/2031` | types the first year as 2022 | 05/30/2022 |',
    '| `06/01/2021 – 05/30/2031` | types the first month as 07 | 07/30/2031 |',
    '| `01/31/2021 – 05/15/2031` | presses <kbd>↑</kbd> twice in the first month | 03/15/2031 |',
    'The hidden time of day changes too.',
    "Use `MultiInputDateRangeField`, which isn't affected.",
    "While the other date is empty, one field isn't affected either.",
  ],
  () => {
    const value: [Dayjs, Dayjs] = [dayjs('2021-06-01'), dayjs('2031-05-30')];
    const after = (text: string, index: number, isTwo = false) => {
      const { unmount } = show(isTwo ? <Two defaultValue={value} /> : <One defaultValue={value} />);
      if (text === 'up') {
        act(() => section(index).focus());
        fireEvent.keyDown(section(index), { key: 'ArrowUp' });
      } else {
        put(index, text);
      }
      const result = screen
        .getAllByRole('group')
        .map((group) => shown(group))
        .join(' – ');
      unmount();
      return result;
    };
    expect(after('2022', 2)).toBe('05/30/2022 – 05/30/2031');
    expect(after('07', 0)).toBe('07/30/2031 – 05/30/2031');
    expect(after('05', 1)).toBe('05/05/2031 – 05/30/2031');
    expect(after('2032', 5)).toBe('06/01/2021 – 06/01/2032');
    expect(after('7', 0)).toBe('07/01/2021 – 05/30/2031');
    expect(after('up', 2)).toBe('06/01/2022 – 05/30/2031');
    expect(after('2022', 2, true)).toBe('06/01/2022 – 05/30/2031');
    expect(after('07', 0, true)).toBe('07/01/2021 – 05/30/2031');
    const up = () => {
      act(() => section(0).focus());
      fireEvent.keyDown(section(0), { key: 'ArrowUp' });
    };
    const passing = show(<One defaultValue={[dayjs('2021-01-31'), dayjs('2031-05-15')]} />);
    up();
    up();
    expect(shown()).toBe('03/15/2031 – 05/15/2031');
    passing.unmount();
    const emptied = show(<One defaultValue={value} />);
    remove(0);
    put(0, '7');
    expect(shown()).toBe('07/30/2031 – 05/30/2031');
    emptied.unmount();
    const single = show(<One defaultValue={[value[0], null]} />);
    put(2, '2022');
    expect(shown()).toBe('06/01/2022 – MM/DD/YYYY');
    single.unmount();
    const onChange = spy();
    show(
      <One
        defaultValue={[dayjs('2021-06-01T18:00'), dayjs('2031-05-30T09:00')]}
        onChange={onChange}
      />,
    );
    put(2, '2022');
    expect(onChange.mock.lastCall?.[0][0]?.hour()).toBe(9);
  },
);

proves('Keep the error in state with `onError`, and choose a `helperText` for it:', () => {
  show(<EmploymentPeriod />);
  expect(screen.getByText('First and last day; leave the last open')).toBeInTheDocument();
  put(2, '2007');
  expect(screen.getByText('The company was founded in February 2008')).toBeInTheDocument();
  put(2, '2019');
  put(3, '09');
  put(4, '01');
  put(5, '2019');
  expect(screen.getByText('The last day is before the first')).toBeInTheDocument();
});

proves(
  [
    'Take the dates from your state, and block the submit while a date is `null` or has an error:',
    'Read errors in `onError`, which also reports errors of the first value.',
  ],
  async () => {
    const onError = jest.fn();
    const onChange = spy();
    const wrong: [Dayjs, Dayjs] = [both[1], both[0]];
    const first = show(<One defaultValue={wrong} onError={onError} onChange={onChange} />);
    expect(onError.mock.lastCall?.[0]).toEqual(['invalidRange', 'invalidRange']);
    expect(onChange).not.toHaveBeenCalled();
    first.unmount();
    const { user } = show(<WarrantyForm />);
    const send = () => user.click(screen.getByRole('button', { name: 'Register' }));
    const status = screen.getByRole('status');
    await send();
    expect(status).toHaveTextContent('{"from":"2026-03-16","until":"2028-03-15"}');
    remove(5);
    await send();
    expect(status).toHaveTextContent('Not sent');
    put(5, '2025');
    await send();
    expect(status).toHaveTextContent('Not sent');
    put(5, '2027');
    await send();
    expect(status).toHaveTextContent('"until":"2027-03-16"');
  },
);

proves(
  [
    "With two fields, choose the message by `position`, so that it doesn't appear twice.",
    'To add a custom error, pass `error: true`:',
  ],
  () => {
    const two = show(
      <Two slotProps={{ textField: ({ position }) => ({ error: position === 'end' }) }} />,
    );
    expect(isRed()).toEqual([false, true]);
    two.unmount();
    show(<One slotProps={{ textField: { error: true } }} />);
    expect(isRed()).toEqual([true]);
  },
);

proves(
  [
    '`format` applies to both dates.',
    '`dateSeparator` is the text between them, and the default is an en dash:',
    'The field adds a space on both sides of the separator.',
    "Without the year, typed dates get the current year: with `D MMM`, 28 Dec to 3 Jan is an `'invalidRange'`.",
    'Two fields show the separator between them.',
    'A range that is pasted into one field replaces both dates.',
    'The text needs the format and the separator of the field.',
    'A single date becomes the start and clears the end.',
    'With `format="YYYY-MM-DD"` and `dateSeparator="-"`, a pasted range clears the field.',
    '"October" with the separator `"to"` does the same.',
  ],
  () => {
    const { unmount } = show(<One format="D MMM" dateSeparator="to" />);
    expect(shown()).toBe('16 Mar to 20 Mar');
    unmount();
    const usual = show(<One />);
    expect(shown()).toBe('03/16/2026 – 03/20/2026');
    markAll();
    paste('04/01/2026 – 04/05/2026');
    expect(shown()).toBe('04/01/2026 – 04/05/2026');
    usual.unmount();
    const into = show(<One />);
    act(() => section(4).focus());
    paste('04/02/2026 – 04/06/2026');
    expect(shown()).toBe('04/02/2026 – 04/06/2026');
    act(() => section(4).focus());
    paste('04/03/2026');
    expect(shown()).toBe('04/03/2026 – MM/DD/YYYY');
    into.unmount();
    const years = spy();
    const sprint = show(
      <One format="D MMM" dateSeparator="to" defaultValue={[null, null]} onChange={years} />,
    );
    put(0, '28');
    put(1, 'dec');
    put(2, '3');
    put(3, 'jan');
    expect(years.mock.lastCall?.[0].map((day) => day?.year())).toEqual([
      dayjs().year(),
      dayjs().year(),
    ]);
    expect(years.mock.lastCall?.[1].validationError).toEqual(['invalidRange', 'invalidRange']);
    sprint.unmount();
    const two = show(<Two dateSeparator="to" />);
    expect(two.container).toHaveTextContent('to');
    two.unmount();
    const words = show(<One format="MMMM D YYYY" dateSeparator="to" />);
    markAll();
    paste('October 3 2026 to October 5 2026');
    expect(shown()).toBe('MMMM DD YYYY to MMMM DD YYYY');
    words.unmount();
    const other = show(<One />);
    markAll();
    paste('2026-05-01 to 2026-05-02');
    expect(shown()).not.toContain('05/01/2026');
    other.unmount();
    show(<One format="YYYY-MM-DD" dateSeparator="-" />);
    markAll();
    paste('2026-04-01 - 2026-04-05');
    expect(shown()).toBe('YYYY-MM-DD - YYYY-MM-DD');
  },
);

proves(
  [
    '<kbd>Ctrl</kbd>+<kbd>A</kbd> and <kbd>Delete</kbd> clear both dates.',
    'With two fields, these keys clear the focused field.',
    "The clear button of `clearable` isn't a tab stop.",
    'A click calls `onClear`, then `onChange` with `[null, null]`.',
  ],
  async () => {
    const calls: string[] = [];
    const { user, unmount } = show(
      <One
        clearable
        onClear={() => calls.push('clear')}
        onChange={(value) => calls.push(`change ${value.join(' ')}`)}
      />,
    );
    const button = screen.getByRole('button', { name: 'Clear' });
    expect(button).toHaveAttribute('tabindex', '-1');
    await user.click(button);
    expect(calls).toEqual(['clear', 'change  ']);
    calls.length = 0;
    put(0, '03');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(calls).toEqual(['clear']);
    unmount();
    const one = show(<One />);
    markAll();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Delete' });
    expect(shown()).toBe('MM/DD/YYYY – MM/DD/YYYY');
    one.unmount();
    show(<Two />);
    markAll();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Delete' });
    expect(screen.getAllByRole('group').map((group) => shown(group))).toEqual([
      'MM/DD/YYYY',
      '03/20/2026',
    ]);
  },
);

exempt(
  [
    'The fields require Pro.',
    '`minDate`, `maxDate`, `disablePast`, `disableFuture`, and `shouldDisableDate(day, position)` work as in the picker.',
    'The keys are the same as in all fields.',
  ],
  'A fact of the license, and what the claims of the pickers prove: they render this field.',
);
proves(
  [
    'Both fields are in a Material UI `Stack` with 16 px between them.',
    'To change the layout, pass the `direction`, `spacing`, `divider`, or `useFlexGap` props.',
    'To replace the dash between the fields, pass `slots.separator`.',
    '`slots.root` replaces the stack.',
  ],
  () => {
    const stack = () =>
      document.querySelector('.MuiMultiInputDateRangeField-root') ?? document.body;
    const { unmount } = show(<Two useFlexGap />);
    expect(stack()).toHaveStyle({ flexDirection: 'row', gap: '16px' });
    expect(stack()).toHaveTextContent('–');
    unmount();
    const own = show(
      <Two
        useFlexGap
        direction="column"
        spacing={1}
        divider={<hr />}
        slots={{ separator: () => <i>to</i> }}
      />,
    );
    expect(stack()).toHaveStyle({ flexDirection: 'column', gap: '8px' });
    expect(stack()).toHaveTextContent('to');
    expect(screen.getAllByRole('separator').length).toBeGreaterThan(0);
    own.unmount();
    show(<Two slots={{ root: ({ children }) => <fieldset>{children}</fieldset> }} />);
    expect(document.querySelector('fieldset .MuiPickersTextField-root')).not.toBeNull();
  },
);
