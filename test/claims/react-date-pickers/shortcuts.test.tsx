import type { ComponentProps } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { usePickerActionsContext } from '@mui/x-date-pickers/hooks';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import FollowUpCall from '../../../docs/x/react-date-pickers/shortcuts/FollowUpCall';
import NextWorkingDay from '../../../docs/x/react-date-pickers/shortcuts/NextWorkingDay';
import ReportPeriods from '../../../docs/x/react-date-pickers/shortcuts/ReportPeriods';
import ReviewBeforeAccept from '../../../docs/x/react-date-pickers/shortcuts/ReviewBeforeAccept';
import ShortcutList from '../../../docs/x/react-date-pickers/shortcuts/ShortcutList';
import {
  proves,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  screen,
  show,
  waitFor,
  within,
} from '../harness';
import { open, Picker, Provided, shown } from '../pickers';

type Context = { validationError: string | null; shortcut?: { label: string; id?: string } };
const spy = () => jest.fn<unknown, [Dayjs | null, Context]>();

const day = dayjs('2026-04-15');
const chip = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => chip(name).getAttribute('aria-disabled') === 'true';
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const items = [
  { label: 'Start', id: 'start', getValue: () => day.date(1) },
  { label: 'End', id: 'end', getValue: () => day.date(30) },
];
const shortcuts = { items };

proves(
  [
    'Shortcuts are buttons next to the calendar that set a value, such as "Tomorrow" or "Last 7 days".',
    'Each item has a `label`, and a `getValue` function that returns a date or `null`.',
    'By default, a click on a shortcut calls `onChange` and `onAccept`, and closes the popup.',
  ],
  async () => {
    const { user, unmount } = show(<FollowUpCall />);
    await open(user);
    await user.click(chip('In a week'));
    await closed();
    expect(shown()).toBe('03/23/2026');
    unmount();
    const onChange = spy();
    const onAccept = spy();
    const mobile = show(
      <Provided>
        <MobileDatePicker
          label="Day"
          value={day}
          onChange={onChange}
          onAccept={onAccept}
          slotProps={{ shortcuts: { items: [...items, { label: 'None', getValue: () => null }] } }}
        />
      </Provided>,
    );
    for (const name of ['End', 'None']) {
      await open(mobile.user);
      await mobile.user.click(chip(name));
      await closed();
    }
    expect(onChange.mock.calls.map(([value]) => value?.date() ?? null)).toEqual([30, null]);
    expect(onAccept.mock.calls).toEqual(onChange.mock.calls);
  },
);

proves('If two items have the same label, give each item an `id`.', async () => {
  const same = (id?: string) => ({ label: 'Same', getValue: () => day, ...(id && { id }) });
  const one = show(<Picker slotProps={{ shortcuts: { items: [same('a'), same('b')] } }} />);
  await open(one.user);
  one.unmount();
  const two = show(<Picker slotProps={{ shortcuts: { items: [same(), same()] } }} />);
  await open(two.user);
  expectConsole('error', /same key/);
});

proves(
  [
    'Pickers for dates, times, and ranges accept shortcuts, including static pickers.',
    "Fields and calendars don't.",
  ],
  async () => {
    const { user } = show(
      <Provided>
        <TimePicker
          label="Time"
          slotProps={{ shortcuts: { items: [{ label: 'Noon', getValue: () => day.hour(12) }] } }}
        />
        <DateField label="Field" />
      </Provided>,
    );
    await user.click(screen.getByRole('button', { name: /choose time/i }));
    await user.click(chip('Noon'));
    expect(shown()).toBe('12:00 PM');
    await expectTypeError(
      `
        import { DateField } from '@mui/x-date-pickers/DateField';
        export const field = <DateField slotProps={{ shortcuts: { items: [] } }} />;
      `,
      /shortcuts/,
    );
    await expectTypeError(
      `
        import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
        export const calendar = <DateCalendar slotProps={{ shortcuts: { items: [] } }} />;
      `,
      /shortcuts/,
    );
  },
);

proves(
  'The picker calls `getValue` each time that the open popup renders. A click sets the result of the last render.',
  async () => {
    const getValue = jest.fn(() => day.date(1));
    const onChange = spy();
    const picker = (label: string) => (
      <Picker
        label={label}
        onChange={onChange}
        slotProps={{ shortcuts: { items: [{ label: 'Day', getValue }] } }}
      />
    );
    const { user, rerender } = show(picker('a'));
    rerender(picker('b'));
    expect(getValue).not.toHaveBeenCalled();
    await open(user);
    getValue.mockClear();
    rerender(picker('c'));
    expect(getValue).toHaveBeenCalled();
    getValue.mockImplementation(() => day.date(2));
    // A pointer would move the focus first, which renders.
    fireEvent.click(chip('Day'));
    expect(onChange.mock.lastCall?.[0]?.date()).toBe(1);
  },
);

proves(
  [
    'If the value of a shortcut breaks a limit of the picker, such as `minDate` or `shouldDisableDate`, the shortcut is disabled.',
    'To search for an allowed date instead, call `isValid`, which `getValue` receives:',
    'If `getValue` returns `null`, the shortcut stays enabled and clears the picker, because `null` is a valid value.',
    'To disable the shortcut when `getValue` finds no date, return a date that breaks the limit.',
  ],
  async () => {
    const { user, unmount } = show(<NextWorkingDay />);
    await open(user);
    expect(isOff('Tomorrow')).toBe(true);
    expect(isOff('Next working day')).toBe(false);
    await user.click(chip('Next working day'));
    expect(shown()).toBe('03/16/2026');
    unmount();
    const onChange = spy();
    const none = show(
      <Picker
        defaultValue={day}
        minDate={day.date(10)}
        onChange={onChange}
        slotProps={{ shortcuts: { items: [...items, { label: 'None', getValue: () => null }] } }}
      />,
    );
    await open(none.user);
    expect([isOff('Start'), isOff('End'), isOff('None')]).toEqual([true, false, false]);
    await none.user.click(chip('None'));
    expect(onChange.mock.lastCall?.[0]).toBeNull();
  },
);

proves(
  [
    'In a date range picker, `getValue` returns an array of two dates.',
    'Either end may be `null`:',
    'Without this type, TypeScript treats `[start, end]` as an array of any length and reports an error.',
  ],
  async () => {
    const { user } = show(<ReportPeriods />);
    await user.click(screen.getByRole('button', { name: /^Choose range/ }));
    await user.click(chip('Since March 1'));
    expect(shown()).toBe('03/01/2026 – MM/DD/YYYY');
    expect(screen.getByRole('status')).toHaveTextContent('Period: Since March 1');
    await closed();
    await user.click(screen.getByRole('button', { name: /^Choose range/ }));
    await user.click(chip('All time'));
    expect(shown()).toBe('MM/DD/YYYY – MM/DD/YYYY');
    const picker = (type: string) => `
      import dayjs, { type Dayjs } from 'dayjs';
      import '@mui/x-date-pickers/AdapterDayjs';
      import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
      import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
      import type { DateRange } from '@mui/x-date-pickers-pro/models';
      const items${type} = [{ label: 'a', getValue: () => [dayjs(), dayjs()] }];
      export const picker = <DateRangePicker slotProps={{ shortcuts: { items } }} />;
      export type Used = [PickersShortcutsItem<DateRange<Dayjs>>];
    `;
    await expectCompiles(picker(': PickersShortcutsItem<DateRange<Dayjs>>[]'));
    await expectTypeError(picker(''), /TS2322/);
  },
);

proves(
  [
    'If the user chooses a shortcut, `onChange` and `onAccept` receive the shortcut as `context.shortcut`, without its `getValue`.',
    'For other changes, `context.shortcut` is missing.',
    'If the controlled value already equals the value of the shortcut, a click closes the popup and calls neither callback.',
  ],
  async () => {
    const onChange = spy();
    const onAccept = spy();
    const { user, unmount } = show(
      <Picker value={day} onChange={onChange} onAccept={onAccept} slotProps={{ shortcuts }} />,
    );
    await open(user);
    await user.click(chip('End'));
    const context = { validationError: null, shortcut: { label: 'End', id: 'end' } };
    expect(onChange.mock.lastCall?.[1]).toEqual(context);
    expect(onAccept.mock.lastCall?.[1]).toEqual(context);
    await closed();
    await open(user);
    await user.click(screen.getByRole('gridcell', { name: '20' }));
    expect(onChange.mock.lastCall?.[1]).toEqual({ validationError: null });
    unmount();
    onChange.mockClear();
    onAccept.mockClear();
    const same = show(
      <Picker
        value={day.date(30)}
        onChange={onChange}
        onAccept={onAccept}
        slotProps={{ shortcuts }}
      />,
    );
    await open(same.user);
    await same.user.click(chip('End'));
    await closed();
    expect(onChange).not.toHaveBeenCalled();
    expect(onAccept).not.toHaveBeenCalled();
  },
);

proves(
  [
    "To let users review the value first, set `changeImportance: 'set'`. A click then calls only `onChange`, and the popup stays open:",
    'Cancel restores the previous value.',
    'OK, <kbd>Esc</kbd>, and a click outside accept the value of the shortcut.',
    'In this mode, `onAccept` receives no `context.shortcut`, so keep the shortcut that `onChange` receives, as the demo does.',
  ],
  async () => {
    const { user } = show(
      <>
        <p>Elsewhere</p>
        <ReviewBeforeAccept />
      </>,
    );
    const status = screen.getByRole('status');
    const openIt = () => user.click(screen.getByRole('button', { name: /^Choose date/ }));
    await openIt();
    await user.click(chip('Tonight'));
    expect(shown()).toBe('03/16/2026 08:00 PM');
    expect(status).toHaveTextContent('nothing yet');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    await user.click(chip('Cancel'));
    await closed();
    expect(shown()).toBe('03/16/2026 09:00 AM');
    await openIt();
    await user.click(chip('Tonight'));
    await user.keyboard('{Escape}');
    await closed();
    expect(status).toHaveTextContent('Accepted: 16 March, 20:00 (Tonight)');
    await openIt();
    await user.click(chip('Tomorrow morning'));
    await user.click(screen.getByText('Elsewhere'));
    await closed();
    expect(status).toHaveTextContent('Accepted: 17 March, 08:00 (Tomorrow morning)');
    await openIt();
    await user.click(chip('Tonight'));
    await user.click(chip('OK'));
    await closed();
    expect(status).toHaveTextContent('Accepted: 16 March, 20:00 (Tonight)');
    const onChange = spy();
    const onAccept = spy();
    const set = show(
      <Provided>
        <MobileDatePicker
          label="Set"
          defaultValue={day}
          onChange={onChange}
          onAccept={onAccept}
          slotProps={{ shortcuts: { items, changeImportance: 'set' } }}
        />
      </Provided>,
    );
    await set.user.click(screen.getByRole('button', { name: /15, 2026/ }));
    await set.user.click(chip('End'));
    await set.user.click(chip('OK'));
    expect(onChange.mock.lastCall?.[1].shortcut?.id).toBe('end');
    expect(onAccept.mock.calls).toEqual([[expect.anything(), { validationError: null }]]);
  },
);

proves(
  [
    '`slotProps.shortcuts` accepts the `dense`, `disablePadding`, `subheader`, and `sx` props of a Material UI `List`.',
    '`sx` replaces these limits, so repeat them if you pass `sx`:',
  ],
  async () => {
    const plain = show(<Picker slotProps={{ shortcuts }} />);
    const usual = within(await open(plain.user)).getByRole('list');
    expect(usual).toHaveStyle({ maxWidth: '200px', maxHeight: '336px', overflow: 'auto' });
    plain.unmount();
    const subheader = <li>Often used</li>;
    const { user } = show(
      <Picker
        slotProps={{
          shortcuts: { items, subheader, dense: false, disablePadding: true, sx: { width: 123 } },
        }}
      />,
    );
    const list = within(await open(user)).getByRole('list');
    expect(list).toHaveTextContent(/^Often used/);
    expect(list).not.toHaveClass('MuiList-dense');
    expect(list).not.toHaveClass('MuiList-padding');
    expect(list).toHaveStyle({ width: '123px' });
    expect(list).not.toHaveStyle({ maxWidth: '200px' });
    expect(list).not.toHaveStyle({ maxHeight: '336px' });
    expect(list).not.toHaveStyle({ overflow: 'auto' });
  },
);

proves(
  [
    'To render your own list, pass a component as `slots.shortcuts`.',
    'This demo shows the date below each label, and marks the shortcut whose date is selected:',
    '| the items and class name | its props `items` and `className` |',
    '| whether a value is valid | the `useIsValidValue` hook |',
    '| the current value | `value` of the `usePickerContext` hook |',
    '| how to set a value | `setValue` of the `usePickerActionsContext` hook |',
    "Without `shortcut`, your callbacks don't receive `context.shortcut`.",
    'Your component renders even if you pass no `items`, so the list can come from your own state.',
  ],
  async () => {
    const { user, unmount } = show(<ShortcutList />);
    await open(user);
    const list = screen.getByRole('list', { name: 'Terms' });
    expect(list).toHaveClass('MuiPickersLayout-shortcuts');
    await user.click(within(list).getByText('30 days'));
    await closed();
    expect(shown()).toBe('04/15/2026');
    await open(user);
    const marked = screen.getAllByRole('button').filter((one) => one.matches('.Mui-selected'));
    expect(marked.map(({ textContent }) => textContent)).toEqual(['30 days15 Apr']);
    unmount();
    function Unnamed() {
      const { setValue } = usePickerActionsContext();
      return <button onClick={() => setValue(day)}>Set</button>;
    }
    const onChange = spy();
    const unnamed = show(<Picker onChange={onChange} slots={{ shortcuts: Unnamed }} />);
    await open(unnamed.user);
    await unnamed.user.click(chip('Set'));
    expect(onChange.mock.lastCall?.[1]).toEqual({ validationError: null });
    unnamed.unmount();
    const own: ComponentProps<typeof Picker> = { slots: { shortcuts: () => <p>Mine</p> } };
    const mine = show(<Picker {...own} />);
    await open(mine.user);
    expect(screen.getByText('Mine')).toBeInTheDocument();
  },
);

proves(
  'If a static picker has `readOnly` or `disabled`, its shortcuts still change the value.',
  async () => {
    for (const prop of ['readOnly', 'disabled']) {
      const onChange = spy();
      const { user, unmount } = show(
        <Provided>
          <StaticDatePicker
            {...{ [prop]: true }}
            defaultValue={day}
            onChange={onChange}
            slotProps={{ shortcuts }}
          />
        </Provided>,
      );
      await user.click(screen.getByRole('gridcell', { name: '20' }));
      expect(onChange).not.toHaveBeenCalled();
      await user.click(chip('End'));
      expect(onChange.mock.lastCall?.[0]?.date()).toBe(30);
      unmount();
    }
  },
);

proves(
  [
    'Users reach each shortcut with <kbd>Tab</kbd> and <kbd>Shift</kbd>+<kbd>Tab</kbd>, and choose it with <kbd>Enter</kbd> or <kbd>Space</kbd>.',
    "Disabled shortcuts aren't tab stops.",
  ],
  async () => {
    for (const key of ['{Enter}', ' ']) {
      const onChange = spy();
      const { user, unmount } = show(
        <Picker
          defaultValue={day}
          minDate={day.date(10)}
          onChange={onChange}
          slotProps={{ shortcuts }}
        />,
      );
      await open(user);
      await waitFor(() => expect(screen.getByRole('gridcell', { name: '15' })).toHaveFocus());
      const seen: (string | null | undefined)[] = [];
      while (document.activeElement?.textContent !== 'End' && seen.length < 8) {
        await user.tab({ shift: true });
        seen.push(document.activeElement?.textContent);
      }
      expect(chip('End')).toHaveFocus();
      expect(chip('Start')).toHaveAttribute('tabindex', '-1');
      await user.keyboard(key);
      expect(onChange.mock.lastCall?.[0]?.date()).toBe(30);
      unmount();
    }
  },
);
exempt(
  "A date from `dayjs()` has the current time, so two ranges of the same days aren't equal.",
  'A fact of Day.js.',
);
