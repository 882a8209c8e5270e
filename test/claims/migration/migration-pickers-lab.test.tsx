import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ComponentType, createElement, Fragment, type ReactNode, useState } from 'react';
import siteDayjs from 'dayjs';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateRangePicker, LocalizationProvider } from '@mui/x-date-pickers-pro';
import { cleanup } from '@testing-library/react';
import { createCompiler } from '../../../tools/docs-claims/compiler';
import { installPackages } from '../../../tools/migration/installPackages';
import {
  act,
  proves,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  pause,
  screen,
  show,
  within,
} from '../harness';
import { takeMessages } from '../support/console';

type Props = Readonly<Record<string, unknown>>;
type Component = ComponentType<Props & { readonly children?: ReactNode }>;
type Side = 'lab' | 'v5';
/** What both libraries of dates give; each side has its own copy. */
interface AnyDate {
  readonly format: (pattern: string) => string;
}
type MakeDate = (text: string) => AnyDate;

function folderOf(side: Side): string {
  return path.join(installPackages(process.cwd(), side), 'node_modules');
}

const load = <Exported extends object>(side: Side, name: string) =>
  jest.requireActual<Exported>(path.join(folderOf(side), name));

interface Release {
  readonly side: Side;
  readonly of: (name: string) => Component;
  readonly adapter: unknown;
  readonly date: MakeDate;
}

const labExports = load<Readonly<Record<string, Component>>>('lab', '@mui/lab');
const v5Exports = load<Readonly<Record<string, Component>>>('v5', '@mui/x-date-pickers-pro');

function partOf(exported: Readonly<Record<string, Component>>, name: string): Component {
  const found = exported[name];
  if (!found) {
    throw new Error(`There is no ${name}.`);
  }
  return found;
}

const lab: Release = {
  side: 'lab',
  of: (name) => partOf(labExports, name),
  adapter: load<{ readonly default: unknown }>('lab', '@mui/lab/AdapterDayjs').default,
  date: siteDayjs as unknown as MakeDate,
};
const v5: Release = {
  side: 'v5',
  of: (name) => partOf(v5Exports, name),
  adapter: load<{ readonly AdapterDayjs: unknown }>('v5', '@mui/x-date-pickers/AdapterDayjs')
    .AdapterDayjs,
  date: load<MakeDate>('v5', 'dayjs'),
};

/** React 19 says this of pickers of both sides, which were written before it. */
function forgetKeys(): void {
  takeMessages('error', /A props object containing a "key" prop is being spread into JSX/);
}

/** What it gives on both sides. */
async function onBoth<Result>(
  look: (release: Release) => Result | Promise<Result>,
): Promise<{ readonly lab: Result; readonly v5: Result }> {
  const before = await look(lab);
  cleanup();
  const after = await look(v5);
  cleanup();
  forgetKeys();
  return { lab: before, v5: after };
}

const fields = (start: TextFieldProps, end?: TextFieldProps) => (
  <>
    <TextField {...start} />
    {end && 'label' in end && <TextField {...end} />}
  </>
);

interface HostProps {
  readonly release: Release;
  readonly name: string;
  readonly initial: unknown;
  readonly onChange: (...args: readonly unknown[]) => void;
  readonly props: Props;
  readonly provider: Props;
}

/** An app that holds the value. */
function Host({ release, name, initial, onChange, props, provider }: HostProps) {
  const [value, setValue] = useState(initial);
  const picker = createElement(release.of(name), {
    label: 'Day',
    value,
    onChange: (...args: readonly unknown[]) => {
      onChange(...args);
      setValue(args[0]);
    },
    renderInput: fields,
    ...props,
  });
  return createElement(
    release.of('LocalizationProvider'),
    { dateAdapter: release.adapter, ...provider },
    picker,
  );
}

const textOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(textOf)
    : value === null
      ? null
      : (value as AnyDate).format('YYYY-MM-DD HH:mm');

function showPicker(
  release: Release,
  name: string,
  initial: unknown,
  props: Props = {},
  provider: Props = {},
) {
  const calls: [string, unknown][] = [];
  const record =
    (kind: string) =>
    (...[value]: readonly unknown[]) =>
      calls.push([kind, value === undefined ? undefined : textOf(value)]);
  const { user } = show(
    <Host
      release={release}
      name={name}
      initial={initial}
      onChange={record('change')}
      props={{ onAccept: record('accept'), onClose: record('close'), ...props }}
      provider={provider}
    />,
  );
  return { user, calls };
}

const dayOf = (text: string) => {
  const day = [...document.querySelectorAll<HTMLElement>('.MuiPickersDay-root')].find(
    (one) => one.textContent === text && !one.classList.contains('Mui-disabled'),
  );
  if (!day) {
    throw new Error(`There is no day ${text}.`);
  }
  return day;
};
const field = () => screen.getByRole<HTMLInputElement>('textbox');
const elementOf = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`Nothing matches ${selector}.`);
  }
  return element;
};
const classes = () =>
  new Set([...document.body.querySelectorAll('*')].flatMap(({ classList }) => [...classList]));

function peersOf(folder: string) {
  return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly peerDependencies: Readonly<Record<string, string>>;
  };
}

proves(
  [
    'what this guide says of the lab is about alpha.75',
    'v5 wants `@mui/material` and `@mui/system` `^5.4.1`; the lab took `@mui/material` 5.0.',
    '`react` and `react-dom` may be `^17.0.2 || ^18.0.0`.',
    '`@emotion/react` `^11.9.0` and `@emotion/styled` `^11.8.1` are peers of the pickers now.',
    'Date libraries stay: `date-fns` 2, `dayjs` 1, `moment` 2, `luxon` `^1.28.0 || ^2.0.0 || ^3.0.0`.',
    'You need not stop at v5: v8 takes Material UI 5.15.14 and later, 6 and 7, React 17 to 19, and date-fns 2 to 4.',
  ],
  () => {
    const before = peersOf(path.join(folderOf('lab'), '@mui/lab'));
    const after = peersOf(path.join(folderOf('v5'), '@mui/x-date-pickers'));
    const today = peersOf(path.join(process.cwd(), 'node_modules/@mui/x-date-pickers'));
    expect([before.version, after.version]).toEqual(['5.0.0-alpha.75', '5.0.20']);
    expect(before.peerDependencies['@mui/material']).toBe('^5.0.0');
    expect(before.peerDependencies).not.toHaveProperty('@emotion/react');
    expect(after.peerDependencies).toEqual({
      '@emotion/react': '^11.9.0',
      '@emotion/styled': '^11.8.1',
      '@mui/material': '^5.4.1',
      '@mui/system': '^5.4.1',
      'date-fns': '^2.25.0',
      dayjs: '^1.10.7',
      luxon: '^1.28.0 || ^2.0.0 || ^3.0.0',
      moment: '^2.29.1',
      react: '^17.0.2 || ^18.0.0',
      'react-dom': '^17.0.2 || ^18.0.0',
    });
    for (const name of ['date-fns', 'dayjs', 'moment']) {
      expect(before.peerDependencies[name]).toBe(after.peerDependencies[name]);
    }
    expect(today.peerDependencies).toMatchObject({
      '@mui/material': '^5.15.14 || ^6.0.0 || ^7.0.0',
      react: '^17.0.0 || ^18.0.0 || ^19.0.0',
      'date-fns': '^2.25.0 || ^3.2.0 || ^4.0.0',
    });
  },
);

describe('closing and choosing', () => {
  const old = '2022-04-07 00:00';
  const next = '2022-04-09 00:00';

  proves(
    [
      'Closing without a choice | Calls `onChange` and `onAccept` with the date from when the picker was mounted | Calls `onClose` only | A form that was saved or touched by this no longer is',
      'A picker that is opened and closed without a choice leaves the form as it was.',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const { user, calls } = showPicker(
          release,
          'DesktopDatePicker',
          release.date('2022-04-07'),
        );
        await user.click(screen.getByRole('button'));
        await user.keyboard('{Escape}');
        const byEscape = [...calls];
        cleanup();
        const mobile = showPicker(release, 'MobileDatePicker', release.date('2022-04-07'));
        await mobile.user.click(field());
        await mobile.user.click(screen.getByText('Cancel'));
        return [byEscape, mobile.calls].map((one) => one.map(([kind, value]) => [kind, value]));
      });
      const loud = [
        ['change', old],
        ['close', undefined],
        ['accept', old],
      ];
      const quiet = [['close', undefined]];
      expect(seen).toEqual({ lab: [loud, loud], v5: [quiet, quiet] });
    },
  );

  proves(
    'Escape, or a click outside, after a choice | Goes back to the old date | Keeps the choice and calls `onAccept`. Cancel still goes back | What people chose on a phone counts when they tap beside the dialog',
    async () => {
      const open = { disableCloseOnSelect: true, closeOnSelect: false };
      const seen = await onBoth(async (release) => {
        const end = (calls: readonly [string, unknown][]) => [
          field().value,
          calls.find(([kind]) => kind === 'accept')?.[1],
        ];
        const desktop = showPicker(release, 'DesktopDatePicker', release.date('2022-04-07'), open);
        await desktop.user.click(screen.getByRole('button'));
        await desktop.user.click(dayOf('9'));
        await desktop.user.keyboard('{Escape}');
        const byEscape = end(desktop.calls);
        cleanup();
        const ended = async (leave: () => HTMLElement) => {
          const mobile = showPicker(release, 'MobileDatePicker', release.date('2022-04-07'));
          await mobile.user.click(field());
          await mobile.user.click(dayOf('9'));
          await mobile.user.click(leave());
          const result = [
            mobile.calls.findLast(([kind]) => kind === 'change')?.[1],
            mobile.calls.find(([kind]) => kind === 'accept')?.[1],
          ];
          cleanup();
          return result;
        };
        return {
          byEscape,
          outside: await ended(() => elementOf('.MuiDialog-container')),
          cancel: (await ended(() => screen.getByText('Cancel')))[0],
        };
      });
      expect(seen.lab).toEqual({
        byEscape: ['04/07/2022', old],
        outside: [old, old],
        cancel: old,
      });
      expect(seen.v5).toEqual({
        byEscape: ['04/09/2022', next],
        outside: [next, next],
        cancel: old,
      });
    },
  );

  proves(
    [
      'Click on the selected day, on the desktop | Does nothing | Closes, without `onChange` | The popup closes: this is what `allowSameDateSelection` was for',
      '`allowSameDateSelection` | Remove it: a click on the selected day closes the picker',
      "The default is the same: the desktop picker closes after the last step, the mobile one doesn't.",
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const kinds = async (name: string, day: string) => {
          const { user, calls } = showPicker(release, name, release.date('2022-04-07'));
          await user.click(screen.queryByRole('button') ?? field());
          await user.click(dayOf(day));
          const result = calls.map(([kind]) => kind);
          cleanup();
          return result.sort();
        };
        return [
          await kinds('DesktopDatePicker', '7'),
          await kinds('DesktopDatePicker', '9'),
          await kinds('MobileDatePicker', '9'),
        ];
      });
      const closes = ['accept', 'change', 'close'];
      expect(seen).toEqual({
        lab: [[], closes, ['change']],
        v5: [['close'], closes, ['change']],
      });
    },
  );

  proves(
    'Today, where the picker stays open after a choice | Stays open | Closes and calls `onAccept` | One click less',
    async () => {
      const seen = await onBoth(async (release) => {
        const { user, calls } = showPicker(
          release,
          'MobileDatePicker',
          release.date('2022-04-07'),
          {
            disableCloseOnSelect: true,
            closeOnSelect: false,
            showTodayButton: true,
            componentsProps: { actionBar: { actions: ['today'] } },
          },
        );
        await user.click(field());
        await user.click(screen.getByText('Today'));
        await act(() => pause(500));
        return [screen.queryByRole('dialog') !== null, calls.map(([kind]) => kind).sort()];
      });
      expect(seen).toEqual({
        lab: [true, ['change']],
        v5: [false, ['accept', 'change', 'close']],
      });
    },
  );

  proves(
    [
      'Day chosen in an empty picker | With the time of now | At midnight | Values that were compared, sent or sorted with their time differ',
      'Year chosen in an empty picker | Month, day and time of now | 1 January, at midnight | The same',
    ],
    async () => {
      jest.useFakeTimers({ now: new Date(2022, 3, 7, 10, 20), doNotFake: ['setTimeout'] });
      try {
        const seen = await onBoth(async (release) => {
          const { user, calls } = showPicker(release, 'DesktopDatePicker', null);
          await user.click(screen.getByRole('button'));
          await user.click(dayOf('9'));
          const day = calls.find(([kind]) => kind === 'change')?.[1];
          cleanup();
          const years = showPicker(release, 'DesktopDatePicker', null, {
            views: ['year', 'month'],
            openTo: 'year',
          });
          await years.user.click(screen.getByRole('button'));
          await years.user.click(screen.getByText('2030'));
          return [day, years.calls.find(([kind]) => kind === 'change')?.[1]];
        });
        expect(seen).toEqual({
          lab: ['2022-04-09 10:20', '2030-04-07 10:20'],
          v5: ['2022-04-09 00:00', '2030-01-01 00:00'],
        });
      } finally {
        jest.useRealTimers();
      }
    },
  );

  proves(
    '`DateRangePicker` that gets the focus by Tab | Opens | Opens with a click, Enter or Space | Tests that tabbed into it find no calendar',
    async () => {
      const isOpen = () => document.querySelector('.MuiPickersDay-root') !== null;
      const seen = await onBoth(async (release) => {
        const opened: boolean[] = [];
        for (const key of ['{Enter}', ' ']) {
          const { user } = showPicker(release, 'DesktopDateRangePicker', [null, null]);
          await user.tab();
          opened.push(isOpen());
          await user.keyboard(key);
          opened.push(isOpen());
          cleanup();
        }
        const { user } = showPicker(release, 'DesktopDateRangePicker', [null, null]);
        await user.click(elementOf('input'));
        return [...opened, isOpen()];
      });
      takeMessages('error', /license key/i);
      expect(seen).toEqual({
        lab: [true, true, true, true, true],
        v5: [false, true, false, true, true],
      });
    },
  );
});

describe('typing', () => {
  proves(
    "Time typed into a `TimePicker` | On today's date | On the date of the value | The date stays",
    async () => {
      const seen = await onBoth(async (release) => {
        const { user, calls } = showPicker(
          release,
          'DesktopTimePicker',
          release.date('2022-04-07T10:20'),
          { ampm: false },
        );
        await user.clear(field());
        await user.type(field(), '1730');
        return calls.at(-1)?.[1];
      });
      expect(seen).toEqual({
        lab: `${siteDayjs().format('YYYY-MM-DD')} 17:30`,
        v5: '2022-04-07 17:30',
      });
    },
  );

  proves(
    "Time that doesn't fit `minutesStep` | Valid | `onError` gets `'minutesStep'`, and the field is invalid | Existing values such as 10:23 turn red",
    async () => {
      const seen = await onBoth((release) => {
        const onError = jest.fn();
        const date = release.date('2022-04-07T10:23');
        showPicker(release, 'DesktopTimePicker', date, { minutesStep: 5, onError });
        return [onError.mock.calls.map(([error]) => error as unknown), field().ariaInvalid];
      });
      expect(seen.lab[0]).toEqual([]);
      expect(seen.v5[0]).toEqual(['minutesStep']);
    },
  );

  proves(
    'Typing with an `inputFormat` of your own | No mask, and a warning in the console, unless you pass `mask` | A mask that fits the format | `20230305` becomes `2023-03-05`: remove your `mask`. Formats with `MMM` still warn and have none',
    async () => {
      const seen = await onBoth(async (release) => {
        const { user } = showPicker(release, 'DesktopDatePicker', null, {
          inputFormat: 'YYYY-MM-DD',
        });
        await user.type(field(), '20230305');
        return [field().value, takeMessages('warn', /mask/i).length > 0];
      });
      expect(seen).toEqual({ lab: ['20230305', true], v5: ['2023-03-05', false] });
      showPicker(v5, 'DesktopDatePicker', null, { inputFormat: 'D MMM YYYY' });
      expectConsole('warn', /Falling down to uncontrolled no-mask input/);
    },
  );
});

describe('parts', () => {
  proves(
    [
      'Static pickers | No buttons | Cancel and OK | A row of buttons below the calendar: pass `componentsProps={{ actionBar: { actions: [] } }}`, or `displayStaticWrapperAs="desktop"`',
      'Without a list, the mobile picker has Cancel and OK, the desktop one nothing.',
    ],
    async () => {
      const buttons = () =>
        ['Cancel', 'OK'].filter((text) => screen.queryByText(text) !== null).join();
      const seen = await onBoth(async (release) => {
        const date = release.date('2022-04-07');
        const result: string[] = [];
        for (const props of [
          {},
          { componentsProps: { actionBar: { actions: [] } } },
          { displayStaticWrapperAs: 'desktop' },
        ]) {
          showPicker(release, 'StaticDatePicker', date, props);
          result.push(buttons());
          cleanup();
        }
        const mobile = showPicker(release, 'MobileDatePicker', date);
        await mobile.user.click(field());
        result.push(buttons());
        cleanup();
        const desktop = showPicker(release, 'DesktopDatePicker', date);
        await desktop.user.click(screen.getByRole('button'));
        return [...result, buttons()];
      });
      expect(seen).toEqual({
        lab: ['', '', '', 'Cancel,OK', ''],
        v5: ['Cancel,OK', '', '', 'Cancel,OK', ''],
      });
    },
  );

  proves(
    [
      '`DatePicker` and others in jsdom | The mobile one: a field that opens a dialog | The desktop one: a field with a button | Tests that clicked the field find no dialog: click the button, or render `MobileDatePicker`',
      "A day in the accessibility tree | `button`, named \"Apr 7, 2022\" | `gridcell`, named \"7\", with `aria-selected` | `getByLabelText('Apr 7, 2022')` finds nothing: `getByRole('gridcell', { name: '7' })`",
      'Name of the month and of the year | Two elements: "April" and "2022" | One: "April 2022" | `getByText(\'April\')` finds nothing',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const fieldsOnly: boolean[] = [];
        for (const name of ['DatePicker', 'DateTimePicker', 'TimePicker']) {
          const { user } = showPicker(release, name, release.date('2022-04-07'));
          await user.click(field());
          fieldsOnly.push(screen.queryByRole('dialog') !== null);
          cleanup();
        }
        const { user } = showPicker(release, 'DesktopDatePicker', release.date('2022-04-07'));
        await user.click(screen.getByRole('button'));
        const dialog = within(screen.getByRole('dialog'));
        return {
          fieldsOnly,
          byLabel: dialog.queryByLabelText('Apr 7, 2022')?.tagName,
          button: dialog.queryByRole('button', { name: 'Apr 7, 2022' }) !== null,
          cell: dialog.queryByRole('gridcell', { name: '7' })?.ariaSelected,
          texts: ['April', '2022', 'April 2022'].map((text) => dialog.queryByText(text) !== null),
        };
      });
      expect(seen.lab).toEqual({
        fieldsOnly: [true, true, true],
        byLabel: 'BUTTON',
        button: true,
        cell: undefined,
        texts: [true, true, false],
      });
      expect(seen.v5).toEqual({
        fieldsOnly: [false, false, false],
        byLabel: undefined,
        button: false,
        cell: 'true',
        texts: [false, false, true],
      });
    },
  );

  proves(
    [
      '`views` without `day`, and no `openTo` | Silent | Warns, once opened, that `openTo="day"` is not a valid prop | Pass `openTo`, with one of your views',
      "`locale` of `LocalizationProvider` | The date library's locale | Works, and warns: it is `adapterLocale` now | Rename it",
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const views = ['year', 'month'];
        const { user } = showPicker(release, 'DesktopDatePicker', null, { views });
        await user.click(screen.getByRole('button'));
        const openTo = takeMessages('warn', /`openTo="day"` is not a valid prop/).length;
        cleanup();
        showPicker(release, 'DesktopDatePicker', null, { views, openTo: 'year' }, { locale: 'en' });
        return [openTo > 0, takeMessages('warn', /replaced by `adapterLocale`/).length > 0];
      });
      expect(seen).toEqual({ lab: [false, false], v5: [true, true] });
    },
  );

  proves(
    [
      '`PrivatePickersToolbar-root` | `MuiPickersToolbar-root`',
      '`PrivateDatePickerToolbar-penIcon` | `MuiPickersToolbar-penIconButton`',
      '`PrivateTimePickerToolbar-hourMinuteLabel`, and others of this toolbar | `MuiTimePickerToolbar-hourMinuteLabel`',
      '`PrivatePickersFadeTransitionGroup-root` | `MuiPickersFadeTransitionGroup-root`',
      'None: the header and the clock had no classes of their own | `MuiPickersCalendarHeader-root`, `MuiDayPicker-header`, `MuiClock-root`',
    ],
    async () => {
      const seen = await onBoth((release) => {
        const found = ['StaticDatePicker', 'StaticTimePicker'].map((name) => {
          showPicker(release, name, release.date('2022-04-07T10:20'));
          const result = classes();
          cleanup();
          return [...result];
        });
        return new Set(found.flat());
      });
      const pairs = [
        ['PrivatePickersToolbar-root', 'MuiPickersToolbar-root'],
        ['PrivateDatePickerToolbar-penIcon', 'MuiPickersToolbar-penIconButton'],
        ['PrivateTimePickerToolbar-hourMinuteLabel', 'MuiTimePickerToolbar-hourMinuteLabel'],
        ['PrivatePickersFadeTransitionGroup-root', 'MuiPickersFadeTransitionGroup-root'],
        [undefined, 'MuiPickersCalendarHeader-root'],
        [undefined, 'MuiDayPicker-header'],
        [undefined, 'MuiClock-root'],
      ] as const;
      for (const [before, after] of pairs) {
        expect([...seen.v5]).toContain(after);
        expect([...seen.lab]).not.toContain(after);
        if (before !== undefined) {
          expect([...seen.lab]).toContain(before);
          expect([...seen.v5]).not.toContain(before);
        }
      }
    },
  );

  proves(
    [
      'A picker asks the provider around it for its adapter by a context, and each package has its own.',
      'A picker of `@mui/x-date-pickers` in a `LocalizationProvider` of the lab, or the other way round, throws "Can not find utils in context. It looks like you forgot to wrap your component in LocalizationProvider".',
    ],
    () => {
      for (const [outer, inner] of [
        [lab, v5],
        [v5, lab],
      ] as const) {
        const picker = createElement(inner.of('DesktopDatePicker'), {
          value: null,
          onChange: () => {},
          renderInput: fields,
        });
        expect(() =>
          show(
            createElement(outer.of('LocalizationProvider'), { dateAdapter: outer.adapter }, picker),
          ),
        ).toThrow(
          'Can not find utils in context. It looks like you forgot to wrap your component in LocalizationProvider',
        );
        cleanup();
      }
    },
  );

  proves(
    [
      'Range pickers are part of the Pro plan: they want [a licence key](#range-pickers-want-a-licence-key).',
      'The range pickers of `@mui/x-date-pickers-pro` show "MUI X: Missing license key" over the calendar, and an error in the console, until you set a key before the first picker renders.',
      '`@mui/x-license-pro` is the name in v5 and v6; v7 and v8 have `@mui/x-license`.',
    ],
    async () => {
      const seen = await onBoth((release) => {
        showPicker(release, 'StaticDateRangePicker', [null, null]);
        return screen.queryByText('MUI X: Missing license key') !== null;
      });
      takeMessages('error', /license key/i);
      expect(seen).toEqual({ lab: false, v5: true });
      const dependency = (root: string) =>
        Object.keys(
          (
            JSON.parse(
              readFileSync(
                path.join(root, 'node_modules/@mui/x-date-pickers-pro/package.json'),
                'utf8',
              ),
            ) as { readonly dependencies: Readonly<Record<string, string>> }
          ).dependencies,
        ).filter((name) => name.startsWith('@mui/x-license'));
      const roots = (['v5', 'v6', 'v7'] as const).map((era) => installPackages(process.cwd(), era));
      expect([...roots, process.cwd()].map((root) => dependency(root)[0])).toEqual([
        '@mui/x-license-pro',
        '@mui/x-license-pro',
        '@mui/x-license',
        '@mui/x-license',
      ]);
    },
  );
});

describe('texts', () => {
  /** How often v5 warned of texts as props; each component does it once. */
  let warned = 0;
  /** Whether a text is in what is shown, or a label of it. */
  const has = (text: string) => document.body.innerHTML.includes(text);
  /** Whether the old prop works on both sides, and the key on v5. */
  async function compare(
    name: string,
    old: Props,
    localeText: Props,
    texts: readonly string[],
    other: Props = {},
    open = false,
  ): Promise<readonly boolean[]> {
    const look = async (release: Release, props: Props, provider: Props) => {
      const value = name.includes('Range') ? [null, null] : release.date('2022-04-07T10:20');
      const { user } = showPicker(release, name, value, { ...other, ...props }, provider);
      if (open) {
        await user.click(field());
      }
      const result = texts.every(has);
      cleanup();
      takeMessages('error', /license key/i);
      warned += takeMessages('warn', /Props for translation are deprecated/).length;
      forgetKeys();
      return result;
    };
    return [await look(lab, old, {}), await look(v5, old, {}), await look(v5, {}, { localeText })];
  }
  const fromBoth = [true, true, true];

  proves(
    [
      '`okText`, `cancelText`, `clearText`, `todayText` | `okButtonLabel`, `cancelButtonLabel`, `clearButtonLabel`, `todayButtonLabel`',
      '`cancelText`, `clearText`, `okText` and `todayText` are texts of the provider.',
      'The action bar is a part of its own now, and its buttons are a list, from left to right.',
    ],
    async () => {
      const texts = ['Zxa', 'Zxb', 'Zxc', 'Zxd'];
      const seen = await compare(
        'MobileDatePicker',
        { okText: 'Zxa', cancelText: 'Zxb', clearText: 'Zxc', todayText: 'Zxd' },
        {
          okButtonLabel: 'Zxa',
          cancelButtonLabel: 'Zxb',
          clearButtonLabel: 'Zxc',
          todayButtonLabel: 'Zxd',
        },
        texts,
        {
          clearable: true,
          showTodayButton: true,
          componentsProps: { actionBar: { actions: ['clear', 'today', 'cancel', 'accept'] } },
        },
        true,
      );
      expect(seen).toEqual([true, false, true]);
      const { user } = showPicker(v5, 'MobileDatePicker', null, {
        componentsProps: { actionBar: { actions: ['accept', 'clear', 'today'] } },
      });
      await user.click(field());
      expect(document.querySelector('.MuiDialogActions-root')?.textContent).toBe('OKClearToday');
    },
  );

  proves("A function gets `'mobile'` or `'desktop'`.", async () => {
    const actions = jest.fn(() => []);
    const props = { componentsProps: { actionBar: { actions } } };
    const { user } = showPicker(v5, 'MobileDatePicker', null, props);
    await user.click(field());
    cleanup();
    const desktop = showPicker(v5, 'DesktopDatePicker', null, props);
    await desktop.user.click(screen.getByRole('button'));
    forgetKeys();
    expect(new Set(actions.mock.calls.flat())).toEqual(new Set(['mobile', 'desktop']));
  });

  proves(
    [
      'Texts such as `leftArrowButtonText` | Props of each picker | Work, and warn: "Props for translation are deprecated" | v6 has them no more: [set them once](#texts-are-set-in-localetext)',
      '`startText`, `endText` | `start`, `end`',
      '`leftArrowButtonText`, `rightArrowButtonText` of a calendar | `previousMonth`, `nextMonth`',
      '`leftArrowButtonText`, `rightArrowButtonText` of a clock | `openPreviousView`, `openNextView`',
      '`getViewSwitchingButtonText` | `calendarViewSwitchingButtonAriaLabel`',
      '`getClockLabelText` | `clockLabelText`',
      '`getHoursClockNumberText`, and for minutes and seconds | `hoursClockNumberText`, `minutesClockNumberText`, `secondsClockNumberText`',
      '`getOpenDialogAriaText` | `openDatePickerDialogue`, `openTimePickerDialogue`',
      '`toolbarTitle` | `datePickerDefaultToolbarTitle`, and one for each other picker',
    ],
    async () => {
      const arrows = { leftArrowButtonText: 'Zxa', rightArrowButtonText: 'Zxb' };
      const two = ['Zxa', 'Zxb'];
      const say = () => 'Zxa';
      expect(
        await compare(
          'DesktopDateRangePicker',
          { startText: 'Zxa', endText: 'Zxb' },
          { start: 'Zxa', end: 'Zxb' },
          two,
        ),
      ).toEqual(fromBoth);
      expect(
        await compare('StaticDatePicker', arrows, { previousMonth: 'Zxa', nextMonth: 'Zxb' }, two),
      ).toEqual(fromBoth);
      expect(
        await compare(
          'StaticTimePicker',
          arrows,
          { openPreviousView: 'Zxa', openNextView: 'Zxb' },
          two,
          { displayStaticWrapperAs: 'desktop' },
        ),
      ).toEqual(fromBoth);
      expect(
        await compare(
          'StaticDatePicker',
          { getViewSwitchingButtonText: say },
          { calendarViewSwitchingButtonAriaLabel: say },
          ['Zxa'],
        ),
      ).toEqual(fromBoth);
      expect(
        await compare('StaticTimePicker', { getClockLabelText: say }, { clockLabelText: say }, [
          'Zxa',
        ]),
      ).toEqual(fromBoth);
      for (const [view, prop, key] of [
        ['hours', 'getHoursClockNumberText', 'hoursClockNumberText'],
        ['minutes', 'getMinutesClockNumberText', 'minutesClockNumberText'],
        ['seconds', 'getSecondsClockNumberText', 'secondsClockNumberText'],
      ] as const) {
        const { length } = (
          await compare('StaticTimePicker', { [prop]: say }, { [key]: say }, ['Zxa'], {
            openTo: view,
            views: ['hours', 'minutes', 'seconds'],
          })
        ).filter(Boolean);
        expect([view, length]).toEqual([view, 3]);
      }
      for (const [name, key] of [
        ['DesktopDatePicker', 'openDatePickerDialogue'],
        ['DesktopTimePicker', 'openTimePickerDialogue'],
      ] as const) {
        expect(
          await compare(name, { getOpenDialogAriaText: say }, { [key]: say }, ['Zxa']),
        ).toEqual(fromBoth);
      }
      for (const [name, key] of [
        ['StaticDatePicker', 'datePickerDefaultToolbarTitle'],
        ['StaticTimePicker', 'timePickerDefaultToolbarTitle'],
        ['StaticDateTimePicker', 'dateTimePickerDefaultToolbarTitle'],
        ['StaticDateRangePicker', 'dateRangePickerDefaultToolbarTitle'],
      ] as const) {
        expect(
          await compare(name, { toolbarTitle: 'Zxa' }, { [key]: 'Zxa' }, ['Zxa'], {
            label: undefined,
            showToolbar: true,
          }),
        ).toEqual(fromBoth);
      }
      expect(warned).toBeGreaterThan(0);
      const types = (folder: string, file: string) =>
        readFileSync(path.join(folder, '@mui/x-date-pickers', file), 'utf8');
      const v6 = path.join(installPackages(process.cwd(), 'v6'), 'node_modules');
      const header = 'internals/components/PickersArrowSwitcher';
      expect(types(folderOf('v5'), `${header}.d.ts`)).toContain('leftArrowButtonText');
      expect(types(v6, `${header}/PickersArrowSwitcher.types.d.ts`)).not.toContain(
        'leftArrowButtonText',
      );
    },
  );

  proves(
    [
      'In v6 and later a picker takes a `localeText` of its own too.',
      'The keys hold in v8, but for titles, which are `datePickerToolbarTitle` and the like from v6 on; functions get formatted texts there instead of dates and adapters.',
      "For a whole language, `deDE` and others from `@mui/x-date-pickers` are themes' arguments: `createTheme(theme, deDE)`.",
    ],
    async () => {
      await expectCompiles(
        `import { LocalizationProvider, MobileDatePicker } from '@mui/x-date-pickers';
        export const picker = <MobileDatePicker localeText={{ okButtonLabel: 'a', previousMonth: 'b' }} />;
        export const provider = (
          <LocalizationProvider localeText={{
            okButtonLabel: '', cancelButtonLabel: '', clearButtonLabel: '', todayButtonLabel: '', start: '', end: '',
            previousMonth: '', nextMonth: '', openPreviousView: '', openNextView: '',
            calendarViewSwitchingButtonAriaLabel: (view: string) => view,
            clockLabelText: (view: string, time: string | null) => view + time,
            hoursClockNumberText: String, minutesClockNumberText: String, secondsClockNumberText: String,
            openDatePickerDialogue: (date: string | null) => String(date),
            openTimePickerDialogue: (time: string | null) => String(time),
            datePickerToolbarTitle: '', timePickerToolbarTitle: '', dateTimePickerToolbarTitle: '',
          }} />
        );`,
      );
      await expectTypeError(
        `import { LocalizationProvider } from '@mui/x-date-pickers';
        export const provider = <LocalizationProvider localeText={{ datePickerDefaultToolbarTitle: '' }} />;`,
        /TS2353|TS2561|TS2322/,
      );
      const { deDE } = v5Exports as unknown as { readonly deDE: object };
      const { user } = show(
        <ThemeProvider theme={createTheme({}, deDE)}>
          <Host
            release={v5}
            name="MobileDatePicker"
            initial={null}
            onChange={() => {}}
            props={{}}
            provider={{}}
          />
        </ThemeProvider>,
      );
      await user.click(field());
      forgetKeys();
      expect(screen.getByText('Abbrechen')).toBeInTheDocument();
    },
  );
});

describe('props that are gone', () => {
  proves(
    'In JavaScript, search for the props of that section: React warns of `onMonthChange` on a `MonthPicker` and of `onDayFocus` and `allowSameDateSelection` on a `PickersDay`; the others are ignored without a word.',
    async () => {
      const { user } = showPicker(v5, 'MobileDatePicker', v5.date('2022-04-07'), {
        disableCloseOnSelect: true,
        clearable: true,
        showTodayButton: true,
        okText: 'Fine',
        allowSameDateSelection: true,
      });
      await user.click(field());
      expect(document.querySelector('.MuiDialogActions-root')?.textContent).toBe('CancelOK');
      expect(takeMessages('error', /Unknown|does not recognize/)).toEqual([]);
      forgetKeys();
      cleanup();
      const inProvider = (name: string, props: Props) => {
        show(
          createElement(
            v5.of('LocalizationProvider'),
            { dateAdapter: v5.adapter },
            createElement(v5.of(name), props),
          ),
        );
        cleanup();
      };
      const date = v5.date('2022-04-07');
      const none = () => {};
      inProvider('YearPicker', { date, onChange: none, onYearChange: none, isDateDisabled: none });
      inProvider('MonthPicker', { date, onChange: none, onMonthChange: none });
      expectConsole('error', /Unknown event handler property `onMonthChange`/);
      inProvider('PickersDay', {
        day: date,
        onDaySelect: none,
        outsideCurrentMonth: false,
        onDayFocus: none,
        allowSameDateSelection: true,
      });
      expectConsole('error', /Unknown event handler property `onDayFocus`/);
      expectConsole('error', /does not recognize the `allowSameDateSelection` prop/);
    },
  );

  proves(
    [
      '`onMonthChange` and `onYearChange` are gone from these two: each change is one of `onChange`.',
      '`minDate` and `maxDate` may be left out.',
      '`isDateDisabled` of `YearPicker`, which moved a choice to the nearest enabled day, is gone: disable years with `shouldDisableYear`.',
      'On pickers with a calendar, both handlers stay.',
    ],
    async () => {
      const wrap = (release: Release, name: string, props: Props) =>
        show(
          createElement(
            release.of('LocalizationProvider'),
            { dateAdapter: release.adapter },
            createElement(Fragment, null, createElement(release.of(name), props)),
          ),
        );
      const onChange = jest.fn();
      const date = v5.date('2022-04-07');
      const months = wrap(v5, 'MonthPicker', { date, onChange });
      await months.user.click(screen.getByText('Jun'));
      cleanup();
      const years = wrap(v5, 'YearPicker', {
        date,
        onChange,
        shouldDisableYear: (year: AnyDate) => year.format('YYYY') === '2024',
      });
      await years.user.click(screen.getByText('2023'));
      expect(screen.getByText('2024')).toBeDisabled();
      cleanup();
      expect(onChange.mock.calls.map(([next]) => textOf(next))).toEqual([
        '2022-06-07 00:00',
        '2023-04-07 00:00',
      ]);
      onChange.mockClear();
      const before = wrap(lab, 'YearPicker', {
        date: lab.date('2022-04-07'),
        minDate: lab.date('2020-01-01'),
        maxDate: lab.date('2024-01-01'),
        onChange,
        isDateDisabled: (day: AnyDate) => day.format('YYYY-MM-DD') === '2023-04-07',
      });
      await before.user.click(screen.getByText('2023'));
      cleanup();
      expect(onChange.mock.calls.map(([next]) => textOf(next))).not.toContain('2023-04-07 00:00');
      const onMonthChange = jest.fn();
      const { user } = showPicker(v5, 'StaticDatePicker', date, { onMonthChange });
      await user.click(screen.getByLabelText('Next month'));
      forgetKeys();
      expect(onMonthChange).toHaveBeenCalledTimes(1);
    },
  );

  proves(
    [
      '`onDayFocus` of `PickersDay` and `DateRangePickerDay` | `onFocus`, with the event first and the day second',
      '`open`, `onOpen`, `onClose` of static pickers | Remove them: these have nothing to open',
      '`ToolbarComponent`, `toolbarPlaceholder`, `orientation` of range pickers | Remove them: they did nothing',
      '`toolbarFormat`, `toolbarPlaceholder` of time pickers | Remove them: they did nothing',
      '`MuiPickersAdapter`, `MuiPickersAdapterContextValue` (TS2305, TS2724) | None. From v6 on, `MuiPickersAdapter` comes from `@mui/x-date-pickers/models`',
      "v6 wants one, the date's type, and v8 none.",
    ],
    async () => {
      const codes = (side: Side | 'v6', texts: readonly string[]) =>
        createCompiler(installPackages(process.cwd(), side))
          .check(texts.map((text, index) => ({ file: `test/claims/piece-lab-${index}.tsx`, text })))
          .map((errors) => [...new Set(errors.map(({ code }) => code))]);
      const props = [
        ['PickersDayProps<Date>', 'onDayFocus'],
        ['DateRangePickerDayProps<Date>', 'onDayFocus'],
        ...['open', 'onOpen', 'onClose'].map((name) => ['StaticDatePickerProps', name] as const),
        ...['ToolbarComponent', 'toolbarPlaceholder', 'orientation'].map(
          (name) => ['DesktopDateRangePickerProps', name] as const,
        ),
        ...['toolbarFormat', 'toolbarPlaceholder'].map(
          (name) => ['MobileTimePickerProps', name] as const,
        ),
      ] as const;
      const textsFor = (from: string, args: string) => [
        ...props.map(([type = '', name = '']) => {
          const plain = type.replace(/<.*/, '');
          return `import type { ${plain} } from '${from}';\nexport type Gone = Pick<${type.includes('<') ? type : `${plain}<${args}>`}, '${name}'>;`;
        }),
        `import type { MuiPickersAdapter, MuiPickersAdapterContextValue } from '${from}';\nexport type Both = [MuiPickersAdapter<Date>, MuiPickersAdapterContextValue<Date>];`,
      ];
      expect(codes('lab', textsFor('@mui/lab', 'Date')).flat()).toEqual([]);
      expect(codes('v5', textsFor('@mui/x-date-pickers-pro', 'Date, Date'))).toEqual([
        ...props.map(() => [2344]),
        expect.arrayContaining([2305, 2724]),
      ]);
      expect(
        codes('v6', [
          `import type { MuiPickersAdapter } from '@mui/x-date-pickers/models';\nimport type { DatePickerProps } from '@mui/x-date-pickers';\nexport type All = [MuiPickersAdapter<Date>, DatePickerProps<Date>];`,
        ]).flat(),
      ).toEqual([]);
      await expectCompiles(
        `import type { MuiPickersAdapter } from '@mui/x-date-pickers/models';\nimport type { DatePickerProps } from '@mui/x-date-pickers';\nexport type All = [MuiPickersAdapter, DatePickerProps];`,
      );
      const source = (file: string) =>
        readFileSync(path.join(folderOf('lab'), '@mui/lab', file), 'utf8');
      expect(source('TimePicker/TimePickerToolbar.js')).not.toMatch(/toolbar(Format|Placeholder)/);
      expect(source('DateRangePicker/DateRangePickerToolbar.js')).not.toContain(
        'toolbarPlaceholder',
      );
      expect(source('DateRangePicker/DateRangePickerView.js')).not.toMatch(
        /ToolbarComponent|orientation/,
      );
      const onFocus = jest.fn();
      const day = v5.date('2022-04-07');
      show(
        createElement(
          v5.of('LocalizationProvider'),
          { dateAdapter: v5.adapter },
          createElement(v5.of('PickersDay'), {
            day,
            onFocus,
            onDaySelect: () => {},
            outsideCurrentMonth: false,
          }),
        ),
      );
      act(() => document.querySelector<HTMLElement>('.MuiPickersDay-root')?.focus());
      expect(onFocus.mock.calls[0]).toEqual([expect.objectContaining({ type: 'focus' }), day]);
    },
  );
});

proves(
  [
    '`renderInput` stays in v5, and is gone in v6.',
    '`disableCloseOnSelect` | `closeOnSelect={false}` | The same as v5',
    '`clearable`, `showTodayButton` | `componentsProps.actionBar.actions` | `slotProps.actionBar.actions`',
    '`renderInput` | `renderInput` | `slots.textField`, `slotProps.textField`',
    '`inputFormat` | `inputFormat` | `format`',
    '`mask`, `disableMaskedInput`, `acceptRegex`, `rifmFormatter` | The same | None: each section of the field takes its own keys',
    '`components`, `componentsProps` | The same | `slots`, `slotProps`',
    '`renderDay` | `renderDay` | `slots.day`',
    '`CalendarPicker`, `MonthPicker`, `YearPicker`, `ClockPicker` | The same | `DateCalendar`, `MonthCalendar`, `YearCalendar`, `TimeClock`; their `date` is `value`',
    '`locale` of `LocalizationProvider` | `adapterLocale` | `adapterLocale`',
    '`AdapterDateFns` | `AdapterDateFns` | `AdapterDateFns` for date-fns 3 and 4, `AdapterDateFnsV2` for 2',
    '`DateRangePicker` with two fields | The same | One field by default; `slots.field` with `MultiInputDateRangeField` for two',
  ],
  async () => {
    const imports = `import TextField from '@mui/material/TextField';
      import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
      import { DateCalendar, DatePicker, LocalizationProvider, MonthCalendar, PickersDay, TimeClock, YearCalendar } from '@mui/x-date-pickers';
      import { DateRangePicker, MultiInputDateRangeField } from '@mui/x-date-pickers-pro';
      import * as all from '@mui/x-date-pickers';
      export const used = [AdapterDayjs, TextField, DateCalendar, DatePicker, LocalizationProvider, MonthCalendar, PickersDay, TimeClock, YearCalendar, DateRangePicker, MultiInputDateRangeField, all];`;
    await expectCompiles(`${imports}
      export const pickers = [
        <DatePicker key="1" closeOnSelect={false} format="YYYY" slots={{ textField: TextField, day: PickersDay }}
          slotProps={{ actionBar: { actions: ['clear', 'today', 'cancel', 'accept'] }, textField: { size: 'small' } }} />,
        <LocalizationProvider key="2" dateAdapter={AdapterDayjs} adapterLocale="de">
          <DateCalendar value={null} /><MonthCalendar value={null} /><YearCalendar value={null} /><TimeClock value={null} />
        </LocalizationProvider>,
        <DateRangePicker key="3" slots={{ field: MultiInputDateRangeField }} />,
      ];`);
    for (const old of [
      '<DatePicker renderInput={(params: object) => <TextField {...params} />} />',
      '<DatePicker disableCloseOnSelect />',
      '<DatePicker clearable />',
      '<DatePicker showTodayButton />',
      '<DatePicker inputFormat="YYYY" />',
      '<DatePicker mask="____" />',
      '<DatePicker disableMaskedInput />',
      '<DatePicker acceptRegex={/a/} />',
      '<DatePicker rifmFormatter={String} />',
      '<DatePicker components={{}} />',
      '<DatePicker componentsProps={{}} />',
      '<DatePicker renderDay={() => null} />',
      '<DateCalendar date={null} />',
      '<LocalizationProvider dateAdapter={AdapterDayjs} locale="de" />',
      '[all.CalendarPicker]',
      '[all.MonthPicker]',
      '[all.YearPicker]',
      '[all.ClockPicker]',
    ]) {
      await expectTypeError(
        `${imports}\nexport const old = ${old};`,
        /TS2322|TS2339|TS2551|TS2769/,
      );
    }
    const v6 = path.join(installPackages(process.cwd(), 'v6'), 'node_modules/@mui/x-date-pickers');
    expect(readFileSync(path.join(v6, 'DatePicker/DatePicker.types.d.ts'), 'utf8')).not.toContain(
      'renderInput',
    );
    const texts = ['AdapterDateFns', 'AdapterDateFnsV2'].map((name) =>
      readFileSync(
        path.join(process.cwd(), `node_modules/@mui/x-date-pickers/${name}/${name}.js`),
        'utf8',
      ),
    );
    expect(texts[0]).toMatch(/v3\.x|v4|AdapterDateFnsV2/);
    expect(texts[1]).toMatch(/v2/);
    show(
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <DateRangePicker enableAccessibleFieldDOMStructure={false} />
      </LocalizationProvider>,
    );
    takeMessages('error', /license key/i);
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
  },
);

proves(
  [
    'Search for what it left: `git grep -nE "@mui/lab.*(Picker|Calendar|Clock|Adapter|Localization|DateRange)|^import \'@mui/lab\'"`.',
    '`git grep -nE "@mui/lab.*(Picker|Calendar|Clock|Adapter|Localization|DateRange)|^import \'@mui/lab\'"` finds nothing.',
    "`git grep -nE 'disableCloseOnSelect|clearable|showTodayButton|allowSameDateSelection|(ok|cancel|clear|today)Text|onDayFocus|Private(Picker|Date|Time)'` finds nothing.",
  ],
  () => {
    const pattern =
      /@mui\/lab.*(Picker|Calendar|Clock|Adapter|Localization|DateRange)|^import '@mui\/lab'/;
    for (const left of [
      "export { default as TimePicker } from '@mui/lab/TimePicker';",
      "const Lazy = React.lazy(() => import('@mui/lab/DatePicker'));",
      "jest.mock('@mui/lab/DatePicker', () => () => null);",
      "import { ClockView } from '@mui/lab/ClockPicker/shared';",
      "import '@mui/lab';",
    ]) {
      expect(left).toMatch(pattern);
    }
    expect("import { DatePicker } from '@mui/x-date-pickers/DatePicker';").not.toMatch(pattern);
    expect("import LoadingButton from '@mui/lab/LoadingButton';").not.toMatch(pattern);
    const gone =
      /disableCloseOnSelect|clearable|showTodayButton|allowSameDateSelection|(ok|cancel|clear|today)Text|onDayFocus|Private(Picker|Date|Time)/;
    for (const name of ['okText', 'todayText', 'PrivatePickersToolbar-root', 'onDayFocus']) {
      expect(name).toMatch(gone);
    }
  },
);

exempt(
  [
    "Up to 5.0.0-alpha.75 | The lab's own | Pickers that work: what this guide says of the lab is about alpha.75",
    '5.0.0-alpha.76 to 5.0.0-alpha.89 | Those of `@mui/x-date-pickers` 5.0.0-alpha.0 and 5.0.0-alpha.1 | The same pickers, in the later ones with a warning. Range pickers draw nothing',
    '5.0.0-alpha.90 and later | None: they draw nothing | "The DatePicker component was moved from `@mui/lab` to `@mui/x-date-pickers`", and an empty place',
    'With one of the second row, the lab brings its own copy of `@mui/x-date-pickers`.',
  ],
  'Seen in the manifests of these versions on npm, and in public issues; they are not installed here.',
);
exempt(
  [
    'The codemod is one of Material UI, and changes import statements only: default imports become named ones, range pickers come from `@mui/x-date-pickers-pro`.',
    'Versions 5.15.14 and 9.4.0 do the same.',
    'It leaves alone: props, `export … from`, `import()`, `require()`, `jest.mock()`, `import * as Lab`, `@mui/lab/themeAugmentation`, and deep paths such as `@mui/lab/ClockPicker/shared`.',
    "`import '@mui/lab';` | Nothing was left of `import { DatePicker } from '@mui/lab'` | Delete these lines: they keep the lab in your app",
    '`import { DatePickerProps }` where `import type { DatePickerProps }` was | It drops `type` when it divides a statement | Put it back if you compile with `verbatimModuleSyntax`',
    '`DatePicker` from `@mui/x-date-pickers-pro` | A range picker stood in the same statement | Nothing: the Pro package has all pickers',
    'The order matters: the second, on imports from `@mui/lab`, renames some props and no component.',
    'After all four, these are left to you: `renderInput`, `disableCloseOnSelect`, `clearable`, `showTodayButton`, `allowSameDateSelection`, masks, and `onMonthChange` and `onYearChange` of single views.',
  ],
  'Seen by running the codemods, @mui/codemod 5.15.14 and 9.4.0 and @mui/x-codemod 8.29.3, on files with each of these.',
);
exempt(
  [
    'This guide is for apps that import date and time pickers from `@mui/lab`.',
    'Look at the pickers and run their tests: [what changes without an error](#what-changes-without-an-error).',
    'Both are the same for most apps.',
    'From this guide you need only [what changes without an error](#what-changes-without-an-error), with the licence key, and the next table; then follow [v5 to v6](/x/migration/migration-pickers-v5/), [v6 to v7](/x/migration/migration-pickers-v6/) and [v7 to v8](/x/migration/migration-pickers-v7/).',
    '`npm ls @mui/x-date-pickers` shows one version.',
    'Static pickers have the buttons that you want, and range pickers no watermark.',
    'The console is free of "was moved from `@mui/lab`", `adapterLocale`, "mask" and "translation".',
  ],
  'Advice.',
);
