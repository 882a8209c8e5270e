import { createRef } from 'react';
import type { ComponentProps, ReactElement } from 'react';
import TextField from '@mui/material/TextField';
import dayjs, { type Dayjs } from 'dayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import BirthForm from '../../../docs/x/react-date-pickers/fields/BirthForm';
import ClearableField from '../../../docs/x/react-date-pickers/fields/ClearableField';
import FieldFormats from '../../../docs/x/react-date-pickers/fields/FieldFormats';
import JumpToYear from '../../../docs/x/react-date-pickers/fields/JumpToYear';
import PasteIso from '../../../docs/x/react-date-pickers/fields/PasteIso';
import OneInput from '../../../docs/x/react-date-pickers/fields/OneInput';
import ThreeFields from '../../../docs/x/react-date-pickers/fields/ThreeFields';
import TintedSections from '../../../docs/x/react-date-pickers/fields/TintedSections';
import {
  act,
  proves,
  expectCompiles,
  expectConsole,
  fireEvent,
  pause,
  screen,
  show,
  waitFor,
} from '../harness';
import { adapterOf, enter, Provided, sectionOf, shown, type } from '../pickers';

const moment = dayjs('2026-04-15T09:30');
type FieldProps = ComponentProps<typeof DateTimeField>;
const FULL = 'MM/DD/YYYY hh:mm A';

/** A field with all the sections unless a format says others. */
function showField(props: FieldProps = {}) {
  return show(
    <Provided>
      <DateTimeField label="Day" format={FULL} defaultValue={moment} {...props} />
    </Provided>,
  );
}

/** What a field shows after a key in one of its sections. */
function after(section: string, key: string, props: FieldProps = {}): string {
  const { unmount } = showField(props);
  fireEvent.keyDown(enter(section), { key });
  const text = shown();
  unmount();
  return text;
}

const empty = { defaultValue: null, referenceDate: moment };
const selectAll = () => fireEvent.keyDown(enter('Month'), { key: 'a', keyCode: 65, ctrlKey: true });
const focused = () => document.activeElement?.getAttribute('aria-label');

/** What a date field shows after pasting, with all selected or into a section. */
function pasted(text: string, into: 'all' | 'Month' | 'Day'): string {
  const { unmount } = showField({ format: 'MM/DD/YYYY' });
  if (into === 'all') {
    selectAll();
  } else {
    enter(into);
  }
  const target =
    into === 'all' ? document.querySelector('.MuiPickersSectionList-root') : sectionOf(into);
  fireEvent.paste(target ?? document.body, { clipboardData: { getData: () => text } });
  const result = shown();
  unmount();
  return result;
}

describe('sections', () => {
  proves(
    [
      'A field shows a date or a time as text with sections: month, day, year, hours.',
      'Users type one section after the other, without the separators.',
      'Each picker contains such a field.',
      'A field alone suits values that users know by heart.',
    ],
    () => {
      const { unmount } = show(<ThreeFields />);
      expect(screen.getAllByRole('group')).toHaveLength(3);
      expect(screen.getAllByRole('spinbutton').length).toBe(3 + 3 + 6);
      expect(screen.queryByRole('button')).toBeNull();
      unmount();
      show(
        <Provided>
          <DatePicker label="Day" />
        </Provided>,
      );
      expect(screen.getAllByRole('spinbutton')).toHaveLength(3);
    },
  );

  proves('For ranges, choose one field with both ends or an input for each end.', () => {
    const value: [Dayjs, null] = [moment, null];
    const text = (props: ComponentProps<typeof SingleInputDateRangeField>) => {
      const { unmount } = show(
        <Provided>
          <SingleInputDateRangeField defaultValue={value} {...props} />
        </Provided>,
      );
      const result = shown();
      unmount();
      return result;
    };
    expect(text({})).toBe('04/15/2026 – MM/DD/YYYY');
    expect(text({ dateSeparator: 'to' })).toBe('04/15/2026 to MM/DD/YYYY');
    show(
      <Provided>
        <MultiInputDateRangeField defaultValue={value} />
      </Provided>,
    );
    expect(document.querySelectorAll('input')).toHaveLength(2);
  });

  proves('Choose the first month, weekday, or AM/PM that begins with the letters', () => {
    const { unmount } = showField();
    type('Month', 'm');
    expect(shown()).toBe('03/15/2026 09:30 AM');
    type('Meridiem', 'p');
    expect(shown()).toBe('03/15/2026 09:30 PM');
    unmount();
    showField({ format: 'D MMMM YYYY' });
    type('Month', 'jul');
    expect(shown()).toBe('15 July 2026');
  });

  proves(
    ['Move to the previous or next section, and stop at the ends', 'Select all sections'],
    () => {
      showField({ format: 'MM/DD/YYYY' });
      const go = (key: string) => {
        fireEvent.keyDown(document.activeElement ?? document.body, { key });
        return focused();
      };
      enter('Month');
      expect([go('ArrowLeft'), go('ArrowRight'), go('ArrowRight'), go('ArrowRight')]).toEqual([
        'Month',
        'Day',
        'Year',
        'Year',
      ]);
      selectAll();
      expect(screen.queryByRole('spinbutton')).toBeNull();
      expect(document.querySelector('.MuiPickersSectionList-root')).toHaveAttribute(
        'contenteditable',
        'true',
      );
    },
  );

  proves(
    [
      'Change the section by one. After December comes January, and the year stays the same',
      'Change the section by five',
      'Set the lowest or the highest value',
      '`YYYY` accepts 0 to 9999 and `YY` accepts 0 to 99, regardless of `minDate`.',
      'With Day.js, year 0 is an invalid date.',
      'While a user types 2026, the value has the year 202 for a moment.',
      "The field can show a day that the month doesn't have.",
      'On January 31, <kbd>↑</kbd> in the month shows February 31, and the value is an invalid date.',
    ],
    () => {
      const keys = ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
      const all = (section: string, props: FieldProps = {}) =>
        keys.map((key) => after(section, key, props));
      const date = { format: 'MM/DD/YYYY' };
      expect(all('Month', date)).toEqual([
        '05/15/2026',
        '03/15/2026',
        '09/15/2026',
        '11/15/2026',
        '01/15/2026',
        '12/15/2026',
      ]);
      expect(all('Year', { ...date, minDate: moment })).toEqual([
        '04/15/2027',
        '04/15/2025',
        '04/15/2031',
        '04/15/2021',
        '04/15/0000',
        '04/15/9999',
      ]);
      expect(all('Hours', { format: 'HH:mm' })).toEqual([
        '10:30',
        '08:30',
        '14:30',
        '04:30',
        '00:30',
        '23:30',
      ]);
      const december = { ...date, defaultValue: dayjs('2026-12-31') };
      expect(after('Month', 'ArrowUp', december)).toBe('01/31/2026');
      const onChange = jest.fn<unknown, [Dayjs | null]>();
      const january = { ...date, defaultValue: dayjs('2026-01-31'), onChange };
      expect(after('Month', 'ArrowUp', january)).toBe('02/31/2026');
      expect(onChange.mock.lastCall?.[0]?.isValid()).toBe(false);
      expect(after('Year', 'Home', { format: 'YY', onChange })).toBe('00');
      expect(after('Year', 'End', { format: 'YY' })).toBe('99');
      after('Year', 'Home', { ...date, onChange });
      expect(onChange.mock.lastCall?.[0]?.isValid()).toBe(false);
      onChange.mockClear();
      showField({ ...date, onChange });
      type('Year', '2026');
      expect(onChange.mock.calls.map(([day]) => day?.year()).slice(-2)).toEqual([202, 2026]);
    },
  );

  proves(
    [
      'In an empty section, <kbd>↑</kbd> starts at the lowest value and <kbd>↓</kbd> at the highest.',
      'A year starts at the current year.',
      'With `minutesStep={15}`, if the time is 10:07, <kbd>↑</kbd> sets 10:15, <kbd>↓</kbd> sets 10:00, and <kbd>Page Up</kbd> moves five steps within the hour.',
      'To let the arrow keys step by 15 minutes, set `minutesStep={15}`.',
      'Users can still type any minute.',
    ],
    () => {
      const year = String(dayjs().year());
      expect(after('Day', 'ArrowUp', empty)).toBe('MM/01/YYYY hh:mm aa');
      expect(after('Day', 'ArrowDown', empty)).toBe('MM/31/YYYY hh:mm aa');
      expect(after('Year', 'ArrowUp', empty)).toBe(`MM/DD/${year} hh:mm aa`);
      expect(after('Year', 'ArrowDown', empty)).toBe(`MM/DD/${year} hh:mm aa`);
      const steps = { format: 'HH:mm', minutesStep: 15, defaultValue: dayjs('2026-04-15T10:07') };
      expect(after('Minutes', 'ArrowUp', steps)).toBe('10:15');
      expect(after('Minutes', 'ArrowDown', steps)).toBe('10:00');
      const whole = { ...steps, defaultValue: dayjs('2026-04-15T10:00') };
      expect(after('Minutes', 'PageUp', whole)).toBe('10:15');
      showField(steps);
      type('Minutes', '8');
      expect(shown()).toBe('10:08');
    },
  );
});

describe('pasting', () => {
  proves(
    [
      'The field reads pasted text in its own `format`:',
      'A date in the format, `05/20/2026` | Replaces the value | Replaces the whole value',
      'Another format, `2026-05-20` | Clears the field | Clears the field',
      'Digits alone, `20` | Clears the field | Fills a section of digits, and is ignored in a section of letters',
      'Letters alone, `tomorrow` | Clears the field | Fills a section of letters, and is ignored in a section of digits',
      "The field doesn't check values that are pasted into a section.",
      '`45` in the day, `7` in a month with two digits, and `tomorrow` in `MMMM` give an invalid date.',
      'If the table says that the field is cleared, a half-filled field keeps its text, and `onChange(null)` is called.',
    ],
    () => {
      const both = (text: string) => [pasted(text, 'all'), pasted(text, 'Day')];
      expect(both('05/20/2026')).toEqual(['05/20/2026', '05/20/2026']);
      expect(both('2026-05-20')).toEqual(['MM/DD/YYYY', 'MM/DD/YYYY']);
      expect(both('20')).toEqual(['MM/DD/YYYY', '04/20/2026']);
      expect(both('tomorrow')).toEqual(['MM/DD/YYYY', '04/15/2026']);
      expect(pasted('45', 'Day')).toBe('04/45/2026');
      const onChange = jest.fn<unknown, [Dayjs | null]>();
      showField({ format: 'MM/DD/YYYY', onChange });
      for (const [section, text] of [
        ['Day', '45'],
        ['Day', '20'],
        ['Month', '7'],
      ] as const) {
        fireEvent.paste(enter(section), { clipboardData: { getData: () => text } });
      }
      expect(onChange.mock.calls.map(([value]) => value?.isValid())).toEqual([false, true, false]);
    },
  );

  proves(
    [
      'Fills a section of letters, and is ignored in a section of digits',
      'The field treats only A to Z as letters, so `März` clears the field.',
    ],
    () => {
      const onChange = jest.fn<unknown, [Dayjs | null]>();
      const { unmount } = showField({ format: 'D MMMM YYYY', onChange });
      const put = (text: string) =>
        fireEvent.paste(enter('Month'), { clipboardData: { getData: () => text } });
      put('20');
      expect(shown()).toBe('15 April 2026');
      put('June');
      expect(shown()).toBe('15 June 2026');
      put('tomorrow');
      expect(shown()).toBe('15 tomorrow 2026');
      expect(onChange.mock.calls.map(([day]) => day?.isValid())).toEqual([true, false]);
      unmount();
      const march = showField({ format: 'D MMMM YYYY', onChange });
      put('März');
      expect(shown()).toBe('DD MMMM YYYY');
      expect(onChange.mock.lastCall?.[0]).toBeNull();
      march.unmount();
      onChange.mockClear();
      showField({ format: 'MM/DD/YYYY', defaultValue: null, onChange });
      type('Month', '05');
      fireEvent.paste(enter('Day'), { clipboardData: { getData: () => '2026-05-20' } });
      expect(shown()).toBe('05/DD/YYYY');
      expect(onChange.mock.calls.map(([day]) => day)).toEqual([null]);
    },
  );

  proves(
    [
      'Day.js accepts only text that matches `format` exactly.',
      'With `D/M/YYYY`, the field shows `05/04/2026` and accepts only `5/4/2026`.',
      'With `formatDensity="spacious"`, text with spaces clears the field, with date-fns and Luxon too.',
    ],
    () => {
      const luxon = jest.requireActual<{ DateTime: { local(...parts: number[]): never } }>('luxon');
      const days: Record<string, () => never> = {
        AdapterDayjs: () => dayjs('2026-04-05') as never,
        AdapterDateFns: () => new Date(2026, 3, 5) as never,
        AdapterLuxon: () => luxon.DateTime.local(2026, 4, 5),
      };
      const read = (name: string, text: string, props: ComponentProps<typeof DateField>) => {
        const { unmount } = show(
          <LocalizationProvider dateAdapter={adapterOf(name)}>
            <DateField label="Day" defaultValue={days[name]?.()} {...props} />
          </LocalizationProvider>,
        );
        const before = shown();
        selectAll();
        fireEvent.paste(document.querySelector('.MuiPickersSectionList-root') ?? document.body, {
          clipboardData: { getData: () => text },
        });
        const result = [before, shown()];
        unmount();
        return result;
      };
      const short = { format: 'D/M/YYYY' };
      expect(read('AdapterDayjs', '05/04/2026', short)).toEqual(['05/04/2026', 'DD/MM/YYYY']);
      expect(read('AdapterDayjs', '6/4/2026', short)).toEqual(['05/04/2026', '06/04/2026']);
      for (const name of Object.keys(days)) {
        const format = name === 'AdapterDayjs' ? 'DD/MM/YYYY' : 'dd/MM/yyyy';
        expect(read(name, '06 / 04 / 2026', { format, formatDensity: 'spacious' })).toEqual([
          '05 / 04 / 2026',
          'DD / MM / YYYY',
        ]);
      }
    },
  );

  proves(
    [
      'To accept other formats, read the text in `onPasteCapture`, and stop the event before the field receives it:',
      '`onPaste` runs too late: the field still reads the text and calls `onChange(null)`, even after `preventDefault()`.',
    ],
    () => {
      const put = (all: boolean, name: string, text: string) => {
        if (all) {
          fireEvent.keyDown(enter(name), { key: 'a', keyCode: 65, ctrlKey: true });
        }
        const target = all ? document.querySelector('.MuiPickersSectionList-root') : enter(name);
        fireEvent.paste(target ?? document.body, { clipboardData: { getData: () => text } });
      };
      for (const all of [true, false]) {
        const demo = show(<PasteIso />);
        put(all, 'Month', '2032-06-21');
        expect(shown()).toBe('21 Jun 2032');
        demo.unmount();
        const usual = show(<PasteIso />);
        put(all, 'Month', '22 Jun 2032');
        expect(shown()).toBe('22 Jun 2032');
        usual.unmount();
      }
      const calls: unknown[] = [];
      const mine: FieldProps = {
        format: 'MM/DD/YYYY',
        onPaste: (event) => {
          event.preventDefault();
          calls.push('mine');
        },
        onChange: (day) => calls.push(day),
      };
      const { unmount } = showField(mine);
      put(true, 'Month', '2032-06-21');
      expect(calls).toEqual(['mine', null]);
      unmount();
      showField(mine);
      put(false, 'Month', '2032-06-21');
      expect(calls).toEqual(['mine', null, null, 'mine']);
    },
  );

  proves('The field handles autofill like pasted text.', () => {
    showField({ format: 'MM/DD/YYYY' });
    const input = document.querySelector('input') ?? document.body;
    fireEvent.change(input, { target: { value: '05/20/2026' } });
    expect(shown()).toBe('05/20/2026');
    fireEvent.change(input, { target: { value: '2026-05-20' } });
    expect(shown()).toBe('MM/DD/YYYY');
  });
});

describe('formats', () => {
  const formatted = (format: string, props: FieldProps = {}) => {
    const { unmount } = showField({ format, ...props });
    const text = shown();
    unmount();
    return text;
  };

  proves(
    [
      '`format` takes the tokens of your date library.',
      'Each token becomes a section, and the text between tokens is shown unchanged.',
      'To show letters with Day.js, write them in brackets: `[Week of] DD/MM`.',
      'show `5` instead of `05` for `D` | `shouldRespectLeadingZeros` |',
      'add spaces around `/`, `.`, and `-` | `formatDensity="spacious"` |',
    ],
    () => {
      expect(formatted('[Week of] DD/MM')).toBe('Week of 15/04');
      const { container, unmount } = show(<FieldFormats />);
      const fields = [...container.querySelectorAll('.MuiPickersTextField-root')];
      expect(fields.map((field) => shown(field))).toEqual([
        '05 April 2026',
        '5/4/2026',
        '05 / 04 / 2026',
      ]);
      unmount();
      for (const separator of ['.', '-']) {
        expect(formatted(`DD${separator}MM`, { formatDensity: 'spacious' })).toBe(
          `15 ${separator} 04`,
        );
      }
    },
  );

  proves(
    [
      '`YYYY`, `YY` | `yyyy`, `yy`',
      '`MM`, `M`, `MMM`, `MMMM` | the same',
      '`DD`, `D` | `dd`, `d`',
      '`ddd`, `dddd` | `EEE`, `EEEE`',
      '`HH`, `H`, `hh`, `h` | the same',
      '`mm`, `ss` | the same',
      '`A`, `a` | `a`',
    ],
    () => {
      expect(formatted('YYYY YY MMM')).toBe('2026 26 Apr');
      expect(formatted('M MMMM D')).toBe('04 April 15');
      expect(formatted('ddd, dddd')).toBe('Wed, Wednesday');
      expect(formatted('H h ss a A')).toBe('09 09 00 am AM');
      const keysOf = (name: string) => {
        const Adapter = adapterOf(name);
        return Object.keys(new Adapter({}).formatTokenMap);
      };
      for (const name of ['AdapterDateFns', 'AdapterLuxon']) {
        expect(keysOf(name)).toEqual(
          expect.arrayContaining(
            'yyyy yy MM M MMM MMMM dd d EEE EEEE HH H hh h mm ss a'.split(' '),
          ),
        );
      }
    },
  );

  proves(
    [
      'Tokens without a section, such as `Q` for quarters, are shown as text.',
      'If a `DateField` has hours in its format, the hours get a section.',
      'The console warns once about such tokens.',
      "The placeholder isn't always the token.",
      'In English, `MMM` shows `MMMM`, and `A` shows `aa`.',
      'change the placeholders of empty sections | `localeText` |',
    ],
    () => {
      expect(formatted('Q YYYY')).toBe('Q 2026');
      expect(formatted('MMM hh A', empty)).toBe('MMMM hh aa');
      show(
        <Provided>
          <DateField label="Day" format="MM/DD/YYYY HH:mm" defaultValue={moment} />
        </Provided>,
      );
      expect(shown()).toBe('04/15/2026 09:30');
      expectConsole('warn', /not compatible with the "hours" date section/);
    },
  );

  proves(
    [
      "switch the default format of times to 24 hours | `ampm={false}`. It's ignored with `format` |",
      'A time field keeps the day of the last valid value, and a date field keeps the time, even after the field was cleared.',
      'If the field had no value yet, the hidden part comes from `referenceDate`.',
      'Without `referenceDate`, a time gets today or the day of a later `minDate`, and a date gets midnight.',
      '`MM/YYYY` gets the first day of the month.',
    ],
    () => {
      const time = (props: ComponentProps<typeof TimeField>) => {
        const { unmount } = show(
          <Provided>
            <TimeField label="Time" defaultValue={moment.add(8, 'hour')} {...props} />
          </Provided>,
        );
        const text = shown();
        unmount();
        return text;
      };
      expect(time({ ampm: true })).toBe('05:30 PM');
      expect(time({ ampm: false })).toBe('17:30');
      expect(time({ ampm: true, format: 'HH:mm' })).toBe('17:30');
      const typed = (props: ComponentProps<typeof TimeField>) => {
        const onChange = jest.fn<unknown, [Dayjs | null]>();
        const { unmount } = show(
          <Provided>
            <TimeField label="Time" format="HH:mm" onChange={onChange} {...props} />
          </Provided>,
        );
        type('Hours', '09');
        type('Minutes', '45');
        unmount();
        return onChange.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm');
      };
      expect(typed({ defaultValue: moment })).toBe('2026-04-15 09:45');
      expect(typed({ referenceDate: dayjs('2026-02-03') })).toBe('2026-02-03 09:45');
      expect(typed({})).toBe(`${dayjs().format('YYYY-MM-DD')} 09:45`);
      const later = jest.fn<unknown, [Dayjs | null]>();
      const props = { defaultValue: null, onChange: later };
      const clock = showField({ ...props, format: 'HH:mm', minDate: dayjs('2088-01-05') });
      type('Hours', '09');
      type('Minutes', '45');
      expect(later.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm')).toBe('2088-01-05 09:45');
      clock.unmount();
      const month = showField({ ...props, format: 'MM/YYYY' });
      type('Month', '05');
      type('Year', '2026');
      expect(later.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm')).toBe('2026-05-01 00:00');
      month.unmount();
      const again = jest.fn<unknown, [Dayjs | null]>();
      const { rerender, unmount } = show(
        <Provided>
          <TimeField format="HH:mm" value={moment} referenceDate={dayjs('2030-01-01')} />
        </Provided>,
      );
      rerender(
        <Provided>
          <TimeField format="HH:mm" value={null} onChange={again} />
        </Provided>,
      );
      type('Hours', '08');
      type('Minutes', '1');
      expect(again.mock.lastCall?.[0]?.format('YYYY-MM-DD HH:mm')).toBe('2026-04-15 08:01');
      unmount();
      const onChange = jest.fn<unknown, [Dayjs | null]>();
      show(
        <Provided>
          <DateField label="Day" onChange={onChange} />
        </Provided>,
      );
      type('Month', '02');
      type('Day', '03');
      type('Year', '2026');
      expect(onChange.mock.lastCall?.[0]?.format('HH:mm:ss')).toBe('00:00:00');
      fireEvent.keyDown(enter('Month'), { key: 'Delete' });
      expect(onChange.mock.lastCall?.[0]).toBeNull();
    },
  );
});

describe('clearing and selecting', () => {
  proves(
    [
      '`clearable` adds a button that clears the field:',
      'A click calls `onClear`, then `onChange` with `null`, and moves the focus to the first section.',
      'If the field shows half a date, its value is already `null`, so only `onClear` is called.',
      "The button isn't a tab stop.",
      'To move the button, set `clearButtonPosition="start"`.',
      'To replace its parts, use `slots.clearButton` and `slots.clearIcon`.',
      'In a picker, pass `clearable` in `slotProps.field`.',
      "The button renders if the field has a value or half a date, and isn't `readOnly` or `disabled`.",
    ],
    () => {
      const calls: unknown[] = [];
      const { unmount } = showField({
        clearable: true,
        onClear: () => calls.push('onClear'),
        onChange: (value) => calls.push(value),
      });
      const clear = screen.getByRole('button', { name: 'Clear' });
      expect(clear).toHaveAttribute('tabindex', '-1');
      fireEvent.click(clear);
      expect(calls).toEqual(['onClear', null]);
      expect(focused()).toBe('Month');
      expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
      calls.length = 0;
      type('Month', '05');
      fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
      expect(calls).toEqual(['onClear']);
      unmount();
      for (const off of [{ readOnly: true }, { disabled: true }]) {
        const other = showField({ clearable: true, ...off });
        expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
        other.unmount();
      }
      const demo = show(<ClearableField />);
      expect(screen.getByRole('status')).toHaveTextContent('Rings at 6:45');
      fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
      expect(screen.getByRole('status')).toHaveTextContent('No alarm');
      demo.unmount();
      show(
        <Provided>
          <DatePicker
            label="Day"
            defaultValue={moment}
            slotProps={{ field: { clearable: true, clearButtonPosition: 'start' } }}
            slots={{ clearIcon: () => <i data-testid="own icon" /> }}
          />
        </Provided>,
      );
      expect(screen.getByTestId('own icon')).toBeInTheDocument();
      expect(
        screen.getByRole('button', { name: 'Clear' }).closest('.MuiInputAdornment-positionStart'),
      ).not.toBeNull();
    },
  );

  proves(
    'The `selectedSections` prop moves the focus only within a field that already has it.',
    async () => {
      const { unmount } = showField({
        selectedSections: 'day',
        onSelectedSectionsChange: () => {},
      });
      expect(document.body).toHaveFocus();
      act(() => sectionOf('Month').focus());
      expect(focused()).toBe('Day');
      unmount();
      const inputRef = createRef<HTMLInputElement>();
      const second = showField({ inputRef });
      act(() => inputRef.current?.focus());
      expect(focused()).toBe('Month');
      second.unmount();
      const { user } = show(<JumpToYear />);
      await user.click(screen.getByRole('button', { name: 'Change the year' }));
      await waitFor(() => expect(focused()).toBe('Year'));
      await act(() => pause());
      expect(focused()).toBe('Year');
    },
  );

  proves(
    [
      '`ref` is the root element, and `inputRef` is the hidden input.',
      "Returns the sections. An empty section has the `value` `''`",
      'Returns the index of the current section',
      'Returns whether the field has the focus',
      'Focuses a section of a field without focus',
      'If a section has the focus, `focusField()` does nothing.',
      'If all sections are selected, it throws.',
      '`unstableFieldRef` may change in a minor version.',
      'Fields with two inputs have `unstableStartFieldRef` and `unstableEndFieldRef`.',
    ],
    async () => {
      const ref = createRef<HTMLDivElement>();
      const fieldRef: NonNullable<FieldProps['unstableFieldRef']> = createRef();
      showField({ ref, unstableFieldRef: fieldRef, format: 'MM/DD/YYYY' });
      await expectCompiles(`
        import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
        <MultiInputDateRangeField unstableStartFieldRef={{ current: null }} unstableEndFieldRef={{ current: null }} />;
      `);
      expect(ref.current).toHaveClass('MuiPickersTextField-root');
      const field = () => {
        if (!('current' in fieldRef) || !fieldRef.current) {
          throw new Error('No ref.');
        }
        return fieldRef.current;
      };
      expect(field().isFieldFocused()).toBe(false);
      act(() => field().focusField('day'));
      expect(focused()).toBe('Day');
      act(() => field().setSelectedSections('year'));
      expect(field().getActiveSectionIndex()).toBe(2);
      act(() => field().focusField('day'));
      expect(focused()).toBe('Year');
      act(() => field().setSelectedSections('all'));
      expect(() => field().focusField('day')).toThrow();
      expect(
        field()
          .getSections()
          .map(({ type: name }) => name),
      ).toEqual(['month', 'day', 'year']);
    },
  );
});

describe('forms and structures', () => {
  proves(
    [
      'A hidden input then contains the text of the field, or an empty string:',
      'The browser checks `required` against the text of the hidden input, so half a date passes.',
    ],
    async () => {
      const { user, container } = show(<BirthForm />);
      const form = container.querySelector('form');
      const text = () => (form ? new FormData(form).get('born') : null);
      expect(text()).toBe('');
      expect(form?.checkValidity()).toBe(false);
      type('Year', '1990');
      expect(text()).toBe('1990-MM-DD');
      expect(form?.checkValidity()).toBe(true);
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      expect(screen.getByText('The form holds "1990-MM-DD"')).toBeInTheDocument();
      type('Month', '02');
      type('Day', '28');
      expect(text()).toBe('1990-02-28');
    },
  );

  proves(
    [
      '| `readOnly` | Only move between sections | Sent |',
      '| `disabled` | Are ignored | Left out |',
    ],
    () => {
      const formed = (props: FieldProps) => {
        const { container, unmount } = show(
          <Provided>
            <form>
              <DateField label="Day" name="day" defaultValue={moment} {...props} />
            </form>
          </Provided>,
        );
        act(() => sectionOf('Month').focus());
        fireEvent.keyDown(sectionOf('Month'), { key: 'ArrowUp' });
        fireEvent.keyDown(sectionOf('Month'), { key: 'Delete' });
        fireEvent.keyDown(sectionOf('Month'), { key: 'ArrowRight' });
        const form = container.querySelector('form');
        const result = [shown(), focused(), form && [...new FormData(form).values()]];
        unmount();
        return result;
      };
      expect(formed({ readOnly: true })).toEqual(['04/15/2026', 'Day', ['04/15/2026']]);
      expect(formed({ disabled: true })).toEqual(['04/15/2026', 'Month', []]);
    },
  );

  proves(
    [
      'By default, the sections are elements with the role `spinbutton` in a group, and the input is hidden.',
      'To render a `TextField` of Material UI with one `<input>`, set `enableAccessibleFieldDOMStructure={false}`:',
      'A `group` with a `spinbutton` for each section | One `textbox`',
      '`PickersTextField` | `TextField`',
      'The hidden input | The input that users type in',
      'Screen readers, which read each section with its name and value | A custom text field that needs an `<input>`',
      'If you pass a text field with an `<input>` to a field with sections, the field throws `The sectionListRef prop has not been initialized`.',
    ],
    () => {
      const { unmount } = show(<OneInput />);
      const input = screen.getByRole('textbox', { name: 'Received on' });
      expect(input).toHaveValue('04/15/2026');
      expect(screen.queryByRole('spinbutton')).toBeNull();
      expect(document.querySelector('.MuiTextField-root')).not.toBeNull();
      unmount();
      const inputRef = createRef<HTMLInputElement>();
      const other = showField({ inputRef, format: 'MM/DD/YYYY' });
      expect(document.querySelector('.MuiPickersTextField-root')).not.toBeNull();
      expect(screen.getByRole('group', { name: 'Day' })).toBeInTheDocument();
      expect(sectionOf('Month')).toHaveAttribute('aria-valuetext', 'April');
      expect(inputRef.current).toHaveAttribute('aria-hidden', 'true');
      other.unmount();
      expect(() =>
        show(
          <Provided>
            <DateField
              label="Day"
              slots={{ textField: (props) => <TextField label={props.label} /> }}
            />
          </Provided>,
        ),
      ).toThrow(/sectionListRef.*has not been initialized/);
    },
  );

  proves('`sx` and `className` apply to the root.', () => {
    const { unmount } = show(<TintedSections />);
    expect(shown()).toBe('03:58');
    unmount();
    const { container } = showField({ className: 'own', sx: { color: 'red' } });
    const root = container.querySelector('.own');
    expect(root).toHaveClass('MuiPickersTextField-root');
  });
});

proves(
  [
    'A field accepts the `required`, `helperText`, `error`, `variant`, `size`, `fullWidth`, `margin`, `color`, `focused`, `hiddenLabel`, `InputLabelProps`, and `id` props of a text field.',
    'In a picker or a field with two inputs, pass them in `slotProps.textField`.',
  ],
  () => {
    const onFocus = jest.fn();
    const { container } = show(
      <Provided>
        <DatePicker
          label="Day"
          slotProps={{
            textField: {
              required: true,
              helperText: 'Any day',
              error: true,
              variant: 'filled',
              size: 'small',
              fullWidth: true,
              margin: 'dense',
              color: 'secondary',
              focused: true,
              id: 'own',
              onFocus,
              InputLabelProps: { className: 'own-label' },
            },
          }}
        />
      </Provided>,
    );
    expect(screen.getByText('Any day')).toHaveAttribute('id', 'own-helper-text');
    for (const selector of [
      'input[required]',
      '.MuiPickersFilledInput-root.Mui-error',
      '.MuiFormControl-fullWidth.MuiFormControl-marginDense',
      '.MuiFormLabel-colorSecondary.Mui-focused',
      '.MuiInputLabel-sizeSmall',
      '.own-label',
    ]) {
      expect([selector, container.querySelectorAll(selector).length]).toEqual([selector, 1]);
    }
    enter('Month');
    expect(onFocus).toHaveBeenCalled();
  },
);

proves(
  'To replace parts of the list, use its slots `root`, `section`, `sectionContent`, and `sectionSeparator`.',
  () => {
    const { container } = show(
      <PickersSectionList
        elements={[
          {
            container: {},
            content: { children: '15', 'data-range-position': undefined },
            before: { children: '' },
            after: { children: '/' },
          },
        ]}
        sectionListRef={createRef()}
        contentEditable={false}
        slots={{ root: 'section', section: 'b', sectionContent: 'i', sectionSeparator: 'u' }}
      />,
    );
    expect(container.querySelector('section > b > i')).toHaveTextContent('15');
    expect(container.querySelector('section > b > u:last-child')).toHaveTextContent('/');
  },
);

proves(
  [
    'This works for a field and for a picker:',
    'Browsers ignore an `autoComplete` on the field itself.',
    "Don't focus the hidden input from code.",
  ],
  () => {
    const filled = (element: ReactElement) => {
      const { container, unmount } = show(<Provided>{element}</Provided>);
      const { tagName } = container.querySelector('[autocomplete="bday"]') ?? {};
      unmount();
      return tagName;
    };
    for (const One of [DateField, DatePicker]) {
      const element = (
        <One name="born" slotProps={{ textField: { inputProps: { autoComplete: 'bday' } } }} />
      );
      expect(filled(element)).toBe('INPUT');
    }
    expect(filled(<DateField name="born" {...{ autoComplete: 'bday' }} />)).toBe('DIV');
  },
);
