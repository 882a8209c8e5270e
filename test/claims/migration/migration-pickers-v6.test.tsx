import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ComponentType, createRef, type ReactNode, type RefObject, useState } from 'react';
import { createTheme, type ThemeOptions, ThemeProvider } from '@mui/material/styles';
import { cleanup } from '@testing-library/react';
import type { ConfigType, Dayjs, OptionType } from 'dayjs';
import { DateTime } from 'luxon';
import { installPackages } from '../../../tools/migration/installPackages';
import { proves, exempt, expectConsole, fireEvent, pause, screen, show } from '../harness';
import { takeMessages } from '../support/console';

type Props = Readonly<Record<string, unknown>>;
type Side = 'v6' | 'v7';
type Component = ComponentType<Props & { readonly children?: ReactNode }>;
type Dates = ((value?: ConfigType, format?: OptionType) => Dayjs) & {
  readonly extend: (plugin: unknown) => void;
  readonly utc: (value?: ConfigType) => Dayjs;
  readonly tz: (value: string, zone: string) => Dayjs;
};
/** An adapter, whose methods are those of one side. */
type Adapter = Readonly<Record<string, (...args: readonly unknown[]) => unknown>> & {
  readonly formats: Readonly<Record<string, string>>;
};
type AdapterClass = new () => Adapter;

const SIDES = ['v6', 'v7'] as const;

function rootOf(side: Side, name = 'x-date-pickers-pro'): string {
  return path.join(installPackages(process.cwd(), side), 'node_modules/@mui', name);
}

function textOf(side: Side, file: string, name = 'x-date-pickers'): string {
  return readFileSync(path.join(rootOf(side, name), file), 'utf8');
}

function load<Module extends object>(side: Side, folder: string, name?: string): Module {
  return jest.requireActual<Module>(path.join(rootOf(side, name), folder));
}

function pluginOf(side: Side, name: string): unknown {
  return jest.requireActual<object>(
    path.join(installPackages(process.cwd(), side), 'node_modules/dayjs/plugin', name),
  );
}

/** What one side exports, and a provider around what is shown with it. */
function releaseOf(side: Side) {
  const pickers = load<Readonly<Record<string, unknown>>>(side, '');
  const dates = jest.requireActual<Dates>(
    path.join(installPackages(process.cwd(), side), 'node_modules/dayjs'),
  );
  const adapterOf = (folder: string, name = folder) =>
    load<Readonly<Record<string, AdapterClass>>>(side, folder)[name] as AdapterClass;
  const dateAdapter = adapterOf('AdapterDayjs');
  const Provider = pickers.LocalizationProvider as Component;
  return {
    side,
    pickers,
    dates,
    adapters: {
      dayjs: dateAdapter,
      luxon: adapterOf('AdapterLuxon'),
      moment: adapterOf('AdapterMoment'),
      'date-fns': adapterOf('AdapterDateFnsV3', 'AdapterDateFns'),
    },
    clock: load<Readonly<Record<string, unknown>>>(side, 'timeViewRenderers', 'x-date-pickers')
      .renderTimeViewClock,
    named: (name: string) => pickers[name] as Component,
    wrap: (children: ReactNode, props: Props = {}) => (
      <Provider dateAdapter={dateAdapter} {...props}>
        {children}
      </Provider>
    ),
  };
}

type Release = ReturnType<typeof releaseOf>;

const RELEASES = { v6: releaseOf('v6'), v7: releaseOf('v7') };

/** What it gives on both sides. */
async function onBoth<Result>(
  look: (release: Release) => Result | Promise<Result>,
): Promise<{ readonly v6: Result; readonly v7: Result }> {
  const v6 = await look(RELEASES.v6);
  cleanup();
  const v7 = await look(RELEASES.v7);
  cleanup();
  // v6 says it in other words than the version of the site.
  takeMessages('error', /MUI: Missing license key/);
  return { v6, v7 };
}

function mount({ named, wrap }: Release, name: string, props: Props = {}, provider: Props = {}) {
  const Shown = named(name);
  return show(wrap(<Shown {...props} />, provider));
}

const one = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) {
    throw new Error(`There is no ${selector}.`);
  }
  return element;
};
const shows = (selector: string) => document.querySelector(selector) !== null;
const styleOf = (selector: string) => getComputedStyle(one(selector));
const input = () => screen.getByRole<HTMLInputElement>('textbox');
const month = () => one('.MuiPickersCalendarHeader-label').textContent;
const buttons = () =>
  [...document.querySelectorAll('.MuiPickersLayout-actionBar button')].map(
    ({ textContent }) => textContent,
  );
const dayOf = (number: string) => screen.getAllByText(number)[0] as HTMLElement;

const textOfValue = (value: unknown): string =>
  Array.isArray(value)
    ? value.map(textOfValue).join(' – ')
    : value === null
      ? 'null'
      : (value as Dayjs).format('D HH:mm');

/** What it throws, or its result. */
function resultOf(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return (error as Error).message;
  }
}

describe('packages', () => {
  proves(
    [
      'Upgrade to the last v6 first, 6.20.2, and run your tests there.',
      'Upgrade Material UI within version 5 if yours is older than 5.15.14.',
      '`@mui/material` | `^5.8.6` | `^5.15.14 \\|\\| ^6.0.0 \\|\\| ^7.0.0`',
      '`@mui/system` | `^5.8.0` | `^5.15.14 \\|\\| ^6.0.0 \\|\\| ^7.0.0`',
      '`react`, `react-dom` | `^17.0.0 \\|\\| ^18.0.0` | `^17.0.0 \\|\\| ^18.0.0 \\|\\| ^19.0.0`',
      '`date-fns` | `^2.25.0 \\|\\| ^3.2.0` | `^2.25.0 \\|\\| ^3.2.0 \\|\\| ^4.0.0`',
      '`date-fns-jalali` | `^2.13.0-0` | `^2.13.0-0 \\|\\| ^3.2.0-0 \\|\\| ^4.0.0-0`',
      '`moment-hijri` | `^2.1.2` | `^2.1.2 \\|\\| ^3.0.0`',
      '`dayjs`, `luxon`, `moment` | No change | No change',
    ],
    () => {
      for (const name of ['x-date-pickers', 'x-date-pickers-pro']) {
        const [v6, v7] = SIDES.map(
          (side) =>
            JSON.parse(textOf(side, 'package.json', name)) as {
              readonly version: string;
              readonly peerDependencies: Readonly<Record<string, string>>;
            },
        );
        expect([v6?.version, v7?.version]).toEqual(['6.20.2', '7.29.4']);
        const before = v6?.peerDependencies ?? {};
        const after = v7?.peerDependencies ?? {};
        expect([before['@mui/material'], before['@mui/system']]).toEqual(['^5.8.6', '^5.8.0']);
        for (const material of ['@mui/material', '@mui/system']) {
          expect(after[material]).toBe('^5.15.14 || ^6.0.0 || ^7.0.0');
        }
        for (const react of ['react', 'react-dom']) {
          expect(before[react]).toBe('^17.0.0 || ^18.0.0');
          expect(after[react]).toBe('^17.0.0 || ^18.0.0 || ^19.0.0');
        }
        expect(before['date-fns']).toBe('^2.25.0 || ^3.2.0');
        expect(after['date-fns']).toBe('^2.25.0 || ^3.2.0 || ^4.0.0');
        expect(before['date-fns-jalali']).toBe('^2.13.0-0');
        expect(after['date-fns-jalali']).toBe('^2.13.0-0 || ^3.2.0-0 || ^4.0.0-0');
        expect(before['moment-hijri']).toBe('^2.1.2');
        expect(after['moment-hijri']).toBe('^2.1.2 || ^3.0.0');
        for (const same of ['dayjs', 'luxon', 'moment']) {
          expect(after[same]).toBe(before[same]);
        }
      }
    },
  );

  proves(
    'TypeScript has to be 5 if you import `themeAugmentation`, as it is declared with `export type *`.',
    () => {
      expect(textOf('v7', 'themeAugmentation/index.d.ts')).toMatch(/export type \* from/);
      expect(textOf('v6', 'themeAugmentation/index.d.ts')).not.toMatch(/export type \*/);
    },
  );

  proves(
    '`AdapterDateFns` stays for date-fns 2, and the folder `AdapterDateFnsV3` for 3 and, new, 4.',
    () => {
      for (const side of SIDES) {
        expect(textOf(side, 'node/AdapterDateFns/AdapterDateFns.js')).toContain('date-fns/addDays');
        expect(existsSync(path.join(rootOf(side, 'x-date-pickers'), 'AdapterDateFnsV3'))).toBe(
          true,
        );
      }
      // The site has date-fns 4.
      const adapter = new RELEASES.v7.adapters['date-fns']();
      expect(adapter.isValid?.(new Date())).toBe(true);
    },
  );

  proves(
    [
      'Locales from the root: `beBY`, `caES`, `csCZ`, `daDK`, `deDE`, `elGR`, `enUS`, `esES`, `eu`, `faIR`, `fiFI`, `frFR`, `heIL`, `huHU`, `isIS`, `itIT`, `jaJP`, `koKR`, `kzKZ`, `mk`, `nbNO`, `nlNL`, `plPL`, `ptBR`, `roRO`, `ruRU`, `skSK`, `svSE`, `trTR`, `ukUA`, `urPK`, `viVN`, `zhCN`, `zhHK`, and `DEFAULT_LOCALE` | `@mui/x-date-pickers/locales` | TS2305',
      '`PickersCalendarHeader`, its classes and types, from `@mui/x-date-pickers/DateCalendar` | `@mui/x-date-pickers/PickersCalendarHeader` | TS2305',
      '`dayPickerClasses` | `dayCalendarClasses` | TS2305',
      '`renderDesktopDateTimeView` from `@mui/x-date-pickers/dateTimeViewRenderers` | Leave it out: it is the default | TS2307',
      '`DateRange`, `RangePosition` from `@mui/x-date-pickers-pro/internals/…` | `@mui/x-date-pickers-pro/models` | TS2307',
      '`LicenseInfo` from `@mui/x-license-pro` | `@mui/x-license`; v8 has none in `@mui/x-date-pickers-pro` | TS2307',
      '`useLocaleText` from `@mui/x-date-pickers/internals` | `usePickersTranslations` from `@mui/x-date-pickers/hooks`; v8: `usePickerTranslations` | TS2305',
      'The folder `legacy`, for Internet Explorer 11 | None | TS2307',
    ],
    () => {
      const { v6, v7 } = RELEASES;
      const locales = load<Readonly<Record<string, unknown>>>('v7', 'locales', 'x-date-pickers');
      const moved = Object.keys(v6.pickers).filter((name) =>
        /^([a-z]{2}[A-Z]{2}|eu|mk|DEFAULT_LOCALE)$/.test(name),
      );
      expect(moved).toHaveLength(34 + 1);
      for (const name of moved) {
        expect(v7.pickers).not.toHaveProperty(name);
        expect(locales).toHaveProperty(name);
      }
      const calendar = (side: Side) => load<object>(side, 'DateCalendar', 'x-date-pickers');
      expect(calendar('v6')).toHaveProperty('PickersCalendarHeader');
      expect(calendar('v7')).not.toHaveProperty('PickersCalendarHeader');
      expect(load('v7', 'PickersCalendarHeader', 'x-date-pickers')).toHaveProperty(
        'PickersCalendarHeader',
      );
      const internals = (side: Side) => load<object>(side, 'internals', 'x-date-pickers');
      expect(internals('v6')).toHaveProperty('useLocaleText');
      expect(internals('v7')).not.toHaveProperty('useLocaleText');
      expect(v7.pickers).toHaveProperty('usePickersTranslations');
      expect(jest.requireActual('@mui/x-date-pickers/hooks')).toHaveProperty(
        'usePickerTranslations',
      );
      expect(v6.pickers.dayPickerClasses).toEqual(v7.pickers.dayCalendarClasses);
      expect(v7.pickers).not.toHaveProperty('dayPickerClasses');
      const has = (side: Side, file: string, name?: string) =>
        existsSync(path.join(rootOf(side, name), file));
      for (const folder of ['dateTimeViewRenderers', 'legacy']) {
        expect(has('v6', folder, 'x-date-pickers')).toBe(true);
        expect(has('v7', folder, 'x-date-pickers')).toBe(false);
      }
      expect(has('v6', 'internals/models/range.d.ts')).toBe(true);
      expect(has('v7', 'internals/models/range.d.ts')).toBe(false);
      expect(textOf('v7', 'models/range.d.ts', 'x-date-pickers-pro')).toMatch(
        /type DateRange[^]*type RangePosition|type RangePosition[^]*type DateRange/,
      );
      expect(textOf('v6', 'index.d.ts', 'x-date-pickers-pro')).toContain("'@mui/x-license-pro'");
      expect(textOf('v7', 'index.d.ts', 'x-date-pickers-pro')).toContain("'@mui/x-license'");
      expect(v7.pickers).toHaveProperty('LicenseInfo');
      expect(jest.requireActual('@mui/x-date-pickers-pro')).not.toHaveProperty('LicenseInfo');
    },
  );
});

describe('old names', () => {
  const Icon = () => <i>mine</i>;

  proves(
    [
      '`components`, `componentsProps` | A picker ignores them, in `defaultProps` of a theme too: your icons, buttons and text fields are the default ones',
      '`shouldDisableClock` | Ignored: **the times that it disabled can be picked**',
      '`defaultCalendarMonth` | Ignored: the calendar opens at today',
      '`dateFormats={{ monthAndYear }}` | Ignored: the header shows "April 2026"',
    ],
    async () => {
      const seen = await onBoth((release) => {
        const { dates } = release;
        const value = dates('2026-04-15T10:00');
        const look = (found: () => unknown, name: string, props: Props, provider: Props = {}) => {
          const { unmount } = mount(release, name, props, provider);
          const result = found();
          unmount();
          return result;
        };
        const themed = (): unknown => {
          const components = {
            MuiDatePicker: { defaultProps: { components: { OpenPickerIcon: Icon } } },
          };
          const Picker = release.named('DatePicker');
          const { unmount } = show(
            <ThemeProvider theme={createTheme({ components } as ThemeOptions)}>
              {release.wrap(<Picker />)}
            </ThemeProvider>,
          );
          const result = shows('i');
          unmount();
          return result;
        };
        const disabled = () => document.querySelectorAll('[role=option].Mui-disabled').length;
        const old = { components: { OpenPickerIcon: Icon } };
        return {
          icon: look(() => shows('i'), 'DatePicker', old),
          textField: look(() => shows('[title=mine]'), 'DatePicker', {
            componentsProps: { textField: { title: 'mine' } },
          }),
          themed: themed(),
          disabled:
            Number(
              look(disabled, 'TimePicker', {
                open: true,
                defaultValue: value,
                shouldDisableClock: () => true,
              }),
            ) > 0,
          opensAt: look(month, 'DatePicker', {
            open: true,
            defaultCalendarMonth: dates('2022-04-20'),
          }),
          header: look(
            month,
            'DatePicker',
            { open: true, value },
            { dateFormats: { monthAndYear: 'YYYY/MM' } },
          ),
        };
      });
      expect(seen.v6).toEqual({
        icon: true,
        textField: true,
        themed: true,
        disabled: true,
        opensAt: 'April 2022',
        header: '2026/04',
      });
      expect(seen.v7).toEqual({
        icon: false,
        textField: false,
        themed: false,
        disabled: false,
        opensAt: RELEASES.v7.dates().format('MMMM YYYY'),
        header: 'April 2026',
      });
    },
  );

  proves(
    'A `DateCalendar`, a `DigitalClock` and other components outside of a picker pass the first three rows on to the DOM, where React warns of most: "React does not recognize the `componentsProps` prop on a DOM element".',
    () => {
      mount(RELEASES.v7, 'DateCalendar', {
        componentsProps: {},
        defaultCalendarMonth: RELEASES.v7.dates(),
      });
      expectConsole(
        'error',
        /React does not recognize the `componentsProps` prop on a DOM element/,
      );
      expectConsole('error', /React does not recognize the `defaultCalendarMonth` prop/);
      mount(RELEASES.v7, 'DigitalClock', { shouldDisableClock: () => true });
      expectConsole('error', /React does not recognize the `shouldDisableClock` prop/);
    },
  );

  proves(
    [
      '`defaultCalendarMonth` only told the month.',
      '`referenceDate` also gives the time that a picked day has, and the day that the keyboard begins at.',
      'v6: `defaultCalendarMonth` | 17 April, 00:00 | 1 April',
      'v7: `referenceDate` | 17 April, 14:30 | 20 April',
      "Pass the first of the month at midnight, `day.startOf('month')` with Day.js, to have it as before.",
    ],
    async () => {
      const look = async (release: Release, props: Props) => {
        const onChange = jest.fn<undefined, [Dayjs]>();
        const { user } = mount(release, 'DateCalendar', { ...props, onChange });
        const first = one('.MuiPickersDay-root[tabindex="0"]').textContent;
        const title = month();
        await user.click(dayOf('17'));
        cleanup();
        return [title, first, textOfValue(onChange.mock.calls[0]?.[0])];
      };
      const { v6, v7 } = RELEASES;
      const day = '2022-04-20T14:30';
      const before = ['April 2022', '1', '17 00:00'];
      expect(await look(v6, { defaultCalendarMonth: v6.dates(day) })).toEqual(before);
      expect(await look(v7, { referenceDate: v7.dates(day) })).toEqual([
        'April 2022',
        '20',
        '17 14:30',
      ]);
      expect(await look(v7, { referenceDate: v7.dates(day).startOf('month') })).toEqual(before);
    },
  );
});

describe('date-time popups', () => {
  const look = () => ({
    calendar: shows('.MuiDateCalendar-root'),
    clock: shows('.MuiTimeClock-root'),
    columns: shows('.MuiMultiSectionDigitalClock-root'),
    buttons: buttons(),
  });

  proves(
    [
      'Any of your `viewRenderers` made a `DesktopDateTimePicker` of v6 show one view after the other.',
      'Now day and time share the popup.',
      '`renderTimeViewClock` for hours and minutes | Calendar, then clock; no buttons | Both at once; button OK',
      'A renderer of yours for `day` alone | No columns for the time | Columns for the time beside it',
      '`null` for hours, minutes and seconds | No buttons | Button OK',
      '`timeSteps` that leave 24 options or fewer, in a single column | Button OK, though the time closes it | No button',
      "`views={['day', 'hours']}`, in the toolbar | \"10\" | \"10:00\", and the minutes can't be pressed",
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const defaultValue = release.dates('2026-04-15T10:00');
        const open = (props: Props) =>
          mount(release, 'DesktopDateTimePicker', { defaultValue, open: true, ...props });
        const clocks = { hours: release.clock, minutes: release.clock };
        const { user } = open({ viewRenderers: clocks });
        const first = look();
        await user.click(screen.getByText('18'));
        const second = look();
        cleanup();
        open({ viewRenderers: { day: () => <b>Days</b> } });
        const own = [shows('b'), look().columns];
        cleanup();
        open({ viewRenderers: { hours: null, minutes: null, seconds: null } });
        const none = look();
        cleanup();
        open({ timeSteps: { minutes: 60 } });
        const steps = [shows('.MuiDigitalClock-root'), buttons()];
        cleanup();
        const onClose = jest.fn();
        const closing = open({ timeSteps: { minutes: 60 }, onClose });
        await closing.user.click(screen.getByText('03:00 PM'));
        cleanup();
        open({ views: ['day', 'hours'], slotProps: { toolbar: { hidden: false } } });
        const toolbar = one('.MuiPickersToolbar-root').textContent;
        const pressable = [...document.querySelectorAll('.MuiPickersToolbar-root button')].map(
          (button) => [button.textContent, (button as HTMLButtonElement).disabled],
        );
        return {
          first,
          second,
          own,
          none,
          steps,
          closes: onClose.mock.calls.length,
          toolbar,
          pressable,
        };
      });
      const calendar = { calendar: true, clock: false, columns: false };
      expect(seen.v6.first).toEqual({ ...calendar, buttons: [] });
      expect(seen.v6.second).toEqual({ calendar: false, clock: true, columns: false, buttons: [] });
      expect(seen.v7.first).toEqual({ ...calendar, clock: true, buttons: ['OK'] });
      expect(seen.v7.second).toEqual(seen.v7.first);
      expect([seen.v6.own, seen.v7.own]).toEqual([
        [true, false],
        [true, true],
      ]);
      expect(seen.v6.none).toEqual({ ...calendar, buttons: [] });
      expect(seen.v7.none).toEqual({ ...calendar, buttons: ['OK'] });
      expect([seen.v6.steps, seen.v7.steps]).toEqual([
        [true, ['OK']],
        [true, []],
      ]);
      expect([seen.v6.closes, seen.v7.closes]).toEqual([1, 1]);
      expect(seen.v6.toolbar).toMatch(/Apr 1510AM/);
      expect(seen.v7.toolbar).toMatch(/Apr 1510:00AM/);
      expect(seen.v7.pressable).toContainEqual(['00', true]);
    },
  );

  proves(
    [
      "To have one after the other again, follow the view, and render nothing for what isn't its turn.",
      'The tabs lead back to the day.',
    ],
    async () => {
      const release = RELEASES.v7;
      const nothing = () => null;
      const Picker = release.named('DesktopDateTimePicker');
      const Meeting = () => {
        const [view, setView] = useState('day');
        const isTime = view === 'hours' || view === 'minutes';
        return (
          <Picker
            defaultValue={release.dates('2026-04-15T10:00')}
            view={view}
            onViewChange={setView}
            viewRenderers={
              isTime
                ? { day: nothing, hours: release.clock, minutes: release.clock }
                : { hours: nothing, minutes: nothing }
            }
            slotProps={{ tabs: { hidden: false } }}
          />
        );
      };
      const { user } = show(release.wrap(<Meeting />));
      const parts = () => [look().calendar, look().clock];
      await user.click(screen.getByRole('button', { name: /^Choose date/ }));
      expect(parts()).toEqual([true, false]);
      await user.click(screen.getByText('18'));
      expect(parts()).toEqual([false, true]);
      await user.click(screen.getByRole('tab', { name: 'pick date' }));
      expect(parts()).toEqual([true, false]);
      await user.click(screen.getByRole('tab', { name: 'pick time' }));
      expect(parts()).toEqual([false, true]);
      await user.click(screen.getByText('OK'));
      expect(one('input')).toHaveValue('04/18/2026 10:00 AM');
    },
  );

  proves(
    [
      'A layout of yours in `slots.layout` gets the calendar, a divider and the time as three elements in `content`, where v6 had them in a flex box: they stand one below the other.',
      'Lay them out as a grid:',
    ],
    async () => {
      const seen = await onBoth((release) => {
        const { pickers } = release;
        const Root = release.named('PickersLayoutRoot');
        const Wrapper = release.named('PickersLayoutContentWrapper');
        const usePickerLayout = pickers.usePickerLayout as (props: Props) => { content: ReactNode };
        const layoutWith = (props: Props) =>
          function Layout(layoutProps: Props) {
            const { content } = usePickerLayout(layoutProps);
            return (
              <Root ownerState={layoutProps}>
                <Wrapper className="mine" {...props}>
                  {content}
                </Wrapper>
              </Root>
            );
          };
        const lookAt = (props: Props) => {
          const { unmount } = mount(release, 'DesktopDateTimePicker', {
            open: true,
            slots: { layout: layoutWith(props) },
          });
          const { display, flexDirection } = styleOf('.mine');
          const parts = [...one('.mine').children].map((part) => ({
            display: getComputedStyle(part).display,
            column: getComputedStyle(part).gridColumn,
            kind: /Mui(DateCalendar|Divider|MultiSectionDigitalClock)/.exec(part.className)?.[1],
          }));
          unmount();
          return { display, flexDirection, parts };
        };
        return [lookAt({}), lookAt({ sx: { display: 'grid' } })] as const;
      });
      const [before] = seen.v6;
      expect(before.parts[0]).toEqual({ display: 'flex', column: '', kind: undefined });
      const [plain, grid] = seen.v7;
      expect([plain.display, plain.flexDirection]).toEqual(['flex', 'column']);
      expect(plain.parts.map(({ kind }) => kind)).toEqual([
        'DateCalendar',
        'Divider',
        'MultiSectionDigitalClock',
      ]);
      expect(grid.display).toBe('grid');
      expect(grid.parts.map(({ column }) => column)).toEqual(['1', '2', '3']);
    },
  );
});

describe('ranges', () => {
  proves(
    [
      'Other days for a range from 10:00 to 18:00 | Both at 00:00 | From 10:00 to 18:00',
      'First range, with a `referenceDate` at 10:00 | Both at 00:00 | Both at 10:00',
      'The day of the start (10:00) as the end | A new start at 00:00, no end | A range of one day, its end at 00:00',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const { dates } = release;
        const pick = async (props: Props, ...days: readonly string[]) => {
          const onChange = jest.fn<undefined, [readonly (Dayjs | null)[]]>();
          const { user, unmount } = mount(release, 'DateRangeCalendar', { ...props, onChange });
          for (const day of days) {
            await user.click(dayOf(day));
          }
          unmount();
          return textOfValue(onChange.mock.calls.at(-1)?.[0]);
        };
        const start = dates('2026-04-15T10:00');
        return [
          await pick({ defaultValue: [start, dates('2026-04-20T18:00')] }, '10', '25'),
          await pick({ referenceDate: start }, '10', '25'),
          await pick({ defaultValue: [start, null], defaultRangePosition: 'end' }, '15'),
        ];
      });
      expect(seen.v6).toEqual(['10 00:00 – 25 00:00', '10 00:00 – 25 00:00', '15 00:00 – null']);
      expect(seen.v7).toEqual([
        '10 10:00 – 25 18:00',
        '10 10:00 – 25 10:00',
        '15 10:00 – 15 00:00',
      ]);
    },
  );

  proves(
    [
      '`slots.calendarHeader` and `slotProps.calendarHeader` | Ignored | Used, once for each month: a component of yours gets `month` and `monthIndex`',
      'Header of each month | Padding 16 px above, 8 px below | 12 px above, 4 px below',
      'Line height of the separator between two fields | 1.5 | 1.4375',
    ],
    async () => {
      const seen = await onBoth((release) => {
        const given: unknown[] = [];
        const Header = (props: Props) => {
          given.push([(props.month as Dayjs | undefined)?.isValid(), props.monthIndex]);
          return <b>Header</b>;
        };
        const { unmount } = mount(release, 'DateRangeCalendar', {
          slots: { calendarHeader: Header },
        });
        const own = document.querySelectorAll('b').length;
        unmount();
        const second = mount(release, 'DateRangeCalendar', {
          slotProps: { calendarHeader: { className: 'mine' } },
        });
        const named = document.querySelectorAll('.mine').length;
        const { paddingTop, paddingBottom } = styleOf('.MuiPickersArrowSwitcher-root');
        second.unmount();
        mount(release, 'MultiInputDateRangeField');
        const { lineHeight } = styleOf('.MuiMultiInputDateRangeField-separator');
        return { own, named, given: given.slice(0, 2), paddingTop, paddingBottom, lineHeight };
      });
      expect(seen.v6).toEqual({
        own: 0,
        named: 0,
        given: [],
        paddingTop: '16px',
        paddingBottom: '8px',
        lineHeight: '1.5',
      });
      expect(seen.v7).toEqual({
        own: 2,
        named: 2,
        given: [
          [true, 0],
          [true, 1],
        ],
        paddingTop: '12px',
        paddingBottom: '4px',
        lineHeight: '1.4375em',
      });
    },
  );

  proves(
    "If your server expects whole days, cut the times off: `start.startOf('day')`, `end.endOf('day')`.",
    () => {
      const day = RELEASES.v7.dates('2026-04-15T10:00');
      expect([day.startOf('day'), day.endOf('day')].map(textOfValue)).toEqual([
        '15 00:00',
        '15 23:59',
      ]);
    },
  );
});

describe('calendars', () => {
  proves(
    [
      'It got the letters of the day, then the date.',
      'Now it gets the date alone.',
      'A function that puts its argument into a text compiles, and shows a whole date in each column; one that takes two arguments throws in JavaScript, "Cannot read properties of undefined".',
    ],
    async () => {
      const seen = await onBoth((release) => {
        const first = (dayOfWeekFormatter: unknown) => {
          mount(release, 'DateCalendar', { dayOfWeekFormatter });
          const { textContent } = screen.getAllByRole('columnheader')[0] as HTMLElement;
          cleanup();
          return textContent;
        };
        return [
          first((day: unknown) => `${String(day)}.`),
          resultOf(() => first((day: unknown, date: Dayjs) => date.format('dd'))),
        ];
      });
      expect(seen.v6).toEqual(['Su.', 'Su']);
      expect(seen.v7[0]).toMatch(/^Sun, \d+ \w+ \d{4} .* GMT\.$/);
      expect(seen.v7[1]).toMatch(/^Cannot read properties of undefined/);
      mount(RELEASES.v7, 'DateCalendar', {
        dayOfWeekFormatter: (date: Dayjs) => `${date.format('dd')}.`,
      });
      expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Su.');
    },
  );

  proves(
    ['`en-US` | Monday | Sunday', '`de` | Monday | Monday', 'Week numbers follow too.'],
    async () => {
      const seen = await onBoth((release) =>
        ['en-US', 'de'].map((adapterLocale) => {
          const dateAdapter = release.adapters.luxon;
          mount(
            release,
            'DateCalendar',
            { value: DateTime.fromISO('2022-01-15'), displayWeekNumber: true },
            { dateAdapter, adapterLocale },
          );
          const first = screen.getAllByRole('columnheader')[1]?.getAttribute('aria-label');
          const week = screen.getAllByRole('rowheader')[0]?.textContent;
          cleanup();
          return [first, week];
        }),
      );
      expect(seen.v6).toEqual([
        ['Monday', '52'],
        ['Montag', '52'],
      ]);
      expect(seen.v7).toEqual([
        ['Sunday', '1'],
        ['Montag', '52'],
      ]);
    },
  );

  proves(
    [
      'In v6, the import of `AdapterDayjs` extended Day.js.',
      'Now the first `LocalizationProvider` does.',
      "Until then `dayjs('15/04/2026', 'DD/MM/YYYY')` is an invalid date, in loaders and in files that run early.",
    ],
    () => {
      const seen = SIDES.map((side) => {
        const parsed: boolean[] = [];
        jest.isolateModules(() => {
          const { AdapterDayjs } = load<{ readonly AdapterDayjs: AdapterClass }>(
            side,
            'AdapterDayjs',
          );
          const dates = jest.requireActual<Dates>(
            path.join(installPackages(process.cwd(), side), 'node_modules/dayjs'),
          );
          const parse = () => parsed.push(dates('15/04/2026', 'DD/MM/YYYY').isValid());
          parse();
          new AdapterDayjs();
          parse();
        });
        return parsed;
      });
      expect(seen).toEqual([
        [true, true],
        [false, true],
      ]);
    },
  );
});

describe('fields, labels and looks', () => {
  proves(
    'Click in a read-only field | Selects nothing | Selects a section, and calls `onSelectedSectionsChange`',
    async () => {
      const seen = await onBoth(async (release) => {
        const onSelectedSectionsChange = jest.fn();
        const defaultValue = release.dates('2026-04-15T10:00');
        const { user } = mount(release, 'DateField', {
          defaultValue,
          readOnly: true,
          onSelectedSectionsChange,
        });
        await user.click(input());
        await pause(20);
        const { selectionStart, selectionEnd } = input();
        return [
          Number(selectionEnd) - Number(selectionStart),
          onSelectedSectionsChange.mock.calls.at(-1)?.[0],
        ];
      });
      expect(seen).toEqual({ v6: [0, null], v7: [2, 0] });
    },
  );

  proves(
    [
      'Title of the clear button | "Clear value" | "Clear"',
      'Arrows of the clock | "open previous view", "open next view" | "Open previous view", "Open next view"',
      'Texts of errors and warnings | "MUI: " | "MUI X: "',
      'Header of a calendar | 30 px high, `16px` above, `8px` below | 40 px high, `12px` above, `4px` below',
      'Format of that header | `monthAndYear` of `dateFormats` | `month` and `year` of `dateFormats`, or `slotProps.calendarHeader.format`',
      'AM and PM in the clock | No class when selected | `Mui-selected`',
    ],
    async () => {
      const seen = await onBoth((release) => {
        const value = release.dates('2026-04-15T10:00');
        const look = (name: string, props: Props, found: () => unknown, provider: Props = {}) => {
          const { unmount } = mount(release, name, { value, ...props }, provider);
          const result = found();
          unmount();
          return result;
        };
        const labels = () =>
          screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
        const header = () => {
          const { maxHeight, marginTop, marginBottom } = styleOf('.MuiPickersCalendarHeader-root');
          return [maxHeight, marginTop, marginBottom];
        };
        const Field = release.named('DateField');
        return {
          clear: look('DatePicker', { slotProps: { field: { clearable: true } } }, () =>
            screen.getAllByRole('button')[0]?.getAttribute('title'),
          ),
          arrows: look('TimeClock', { showViewSwitcher: true }, labels),
          error: resultOf(() => show(<Field />)),
          header: look('DateCalendar', {}, header),
          monthOfFormats: look('DateCalendar', {}, month, { dateFormats: { month: 'MMM' } }),
          format: look(
            'DateCalendar',
            { slotProps: { calendarHeader: { format: 'YYYY/MM' } } },
            month,
          ),
          am: look('TimeClock', { ampm: true, ampmInClock: true }, () =>
            screen.getByText('AM').closest('button')?.classList.contains('Mui-selected'),
          ),
        };
      });
      expect(seen.v6).toMatchObject({
        clear: 'Clear value',
        arrows: ['open previous view', 'open next view'],
        header: ['30px', '16px', '8px'],
        monthOfFormats: 'April 2026',
        am: false,
      });
      expect(seen.v6.error).toMatch(/^MUI: Can not find the date and time pickers/);
      expect(seen.v7).toMatchObject({
        clear: 'Clear',
        arrows: ['Open previous view', 'Open next view'],
        header: ['40px', '12px', '4px'],
        monthOfFormats: 'Apr 2026',
        format: '2026/04',
        am: true,
      });
      expect(seen.v7.error).toMatch(/^MUI X: Can not find the date and time pickers/);
    },
  );

  proves(
    [
      'Enter and Space in the clock | Do nothing | Accept the hours or minutes',
      'Columns of hours and minutes, from right to left | Hours first | Minutes first, so that the time reads as hours and minutes',
      'Props of a toolbar in `slotProps.toolbar`, such as `title` | Dropped | Passed on to the element',
      'Arguments of `openDatePickerDialogue`, `openTimePickerDialogue` | Date and adapter | The formatted text as a third: [v8 passes that alone](/x/migration/migration-pickers-v7/#translations-and-formats)',
      'Second argument of `onAccept` | None | `validationError` and `shortcut`, as in `onChange`: `onAccept={save}` passes it on',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const value = release.dates('2026-04-15T10:00');
        const onChange = jest.fn();
        mount(release, 'TimeClock', { defaultValue: value, autoFocus: true, onChange });
        const clock = screen.getByRole('listbox');
        fireEvent.keyDown(clock, { key: 'Enter' });
        const pressed = onChange.mock.calls.map((call) => call[1]);
        cleanup();
        const Columns = release.named('MultiSectionDigitalClock');
        show(
          <ThemeProvider theme={createTheme({ direction: 'rtl' })}>
            {release.wrap(<Columns value={value} />)}
          </ThemeProvider>,
        );
        const columns = screen
          .getAllByRole('listbox')
          .map((column) => column.getAttribute('aria-label'));
        cleanup();
        mount(release, 'StaticDatePicker', { value, slotProps: { toolbar: { title: 'Tip' } } });
        const { title } = one('.MuiPickersToolbar-root');
        cleanup();
        const dialogue = jest.fn(() => 'Open');
        const localeText = {
          openDatePickerDialogue: dialogue,
          openTimePickerDialogue: dialogue,
        };
        mount(release, 'DesktopDatePicker', { value, localeText });
        cleanup();
        mount(release, 'DesktopTimePicker', { value, localeText });
        const args = [
          ...new Set(dialogue.mock.calls.map((call: readonly unknown[]) => call.length)),
        ];
        const third = dialogue.mock.calls.map((call: readonly unknown[]) => call[2]);
        cleanup();
        const onAccept = jest.fn();
        const { user } = mount(release, 'StaticDatePicker', {
          defaultValue: value,
          displayStaticWrapperAs: 'desktop',
          onAccept,
          slotProps: { shortcuts: { items: [{ label: 'Today', getValue: () => value.date(3) }] } },
        });
        await user.click(screen.getByText('18'));
        await user.click(screen.getByText('Today'));
        const contexts = onAccept.mock.calls.map((call) => Object.keys(call[1] ?? {}));
        return { pressed, columns, title, args, third: [third.at(0), third.at(-1)], contexts };
      });
      expect(seen.v6).toEqual({
        pressed: [],
        columns: ['Select hours', 'Select minutes', 'Select meridiem'],
        title: '',
        args: [2],
        third: [undefined, undefined],
        contexts: [[], []],
      });
      expect(seen.v7).toEqual({
        pressed: ['partial'],
        columns: ['Select minutes', 'Select hours', 'Select meridiem'],
        title: 'Tip',
        args: [3],
        third: ['Apr 15, 2026', '10:00 AM'],
        contexts: [['validationError'], ['validationError', 'shortcut']],
      });
    },
  );

  proves(
    [
      'A component of yours in `slots.field` gets `unstableFieldRef` and `enableAccessibleFieldDOMStructure` more, and `inputRef` only if you pass one.',
      'If it spreads the rest on an element, React warns "React does not recognize the `enableAccessibleFieldDOMStructure` prop on a DOM element": take both out.',
    ],
    async () => {
      const seen = await onBoth((release) => {
        const look = (props: Props) => {
          const given: (readonly string[])[] = [];
          const Field = (fieldProps: Props) => {
            given.push(Object.keys(fieldProps));
            return null;
          };
          const { unmount } = mount(release, 'DesktopDatePicker', {
            ...props,
            slots: { field: Field },
          });
          unmount();
          return ['unstableFieldRef', 'enableAccessibleFieldDOMStructure', 'inputRef'].map((name) =>
            given.at(-1)?.includes(name),
          );
        };
        return [look({}), look({ inputRef: createRef() })];
      });
      expect(seen.v6).toEqual([
        [false, false, true],
        [false, false, true],
      ]);
      expect(seen.v7).toEqual([
        [true, true, false],
        [true, true, true],
      ]);
      const Spread = (props: Props) => {
        const { unstableFieldRef, enableAccessibleFieldDOMStructure } = props;
        const rest: object = { unstableFieldRef, enableAccessibleFieldDOMStructure };
        return <div {...rest} />;
      };
      mount(RELEASES.v7, 'DesktopDatePicker', { slots: { field: Spread } });
      expectConsole(
        'error',
        /React does not recognize the `enableAccessibleFieldDOMStructure` prop on a DOM element/,
      );
      expectConsole('error', /React does not recognize the `unstableFieldRef` prop/);
    },
  );
});

describe('values and adapters', () => {
  proves(
    [
      'They are `slots`, with keys that begin with a small letter, and `slotProps`, in all components.',
      'It gets the date in place of the number.',
    ],
    () => {
      const release = RELEASES.v7;
      mount(release, 'DatePicker', {
        slots: { openPickerIcon: () => <i>mine</i> },
        slotProps: { textField: { title: 'mine' } },
      });
      expect(shows('i') && shows('[title=mine]')).toBe(true);
      cleanup();
      const shouldDisableTime = jest.fn((value: Dayjs, view: string) => {
        return view === 'hours' && value.hour() < 9;
      });
      mount(release, 'TimePicker', { open: true, ampm: false, shouldDisableTime });
      expect(document.querySelectorAll('[role=option].Mui-disabled')).toHaveLength(9);
      expect(shouldDisableTime.mock.calls[0]?.[0].isValid()).toBe(true);
    },
  );

  proves(
    'In JavaScript the first render throws "value.isValid is not a function", also for a `minDate` or `maxDate` of another type, which a closed picker of v6 let pass.',
    async () => {
      const seen = await onBoth((release) => {
        const value = release.dates('2026-04-15T10:00');
        const errorOf = (props: Props) => {
          const result = resultOf(() => mount(release, 'DatePicker', props));
          cleanup();
          return typeof result === 'string' ? result : undefined;
        };
        return [
          errorOf({ value: '2026-04-15' }),
          errorOf({ value: new Date() }),
          errorOf({ value, minDate: new Date(2026, 0) }),
          errorOf({ value, maxDate: new Date(2027, 0) }),
        ];
      });
      const before = 'value.isBefore is not a function';
      const after = 'value.isValid is not a function';
      expect(seen.v6).toEqual([before, before, undefined, undefined]);
      expect(seen.v7).toEqual([after, after, after, after]);
    },
  );

  /** The result of a call on each adapter of one side. */
  const onEach = ({ adapters }: Release, call: (adapter: Adapter) => unknown) =>
    Object.fromEntries(
      Object.entries(adapters).map(([name, AdapterOf]) => [
        name,
        resultOf(() => call(new AdapterOf())),
      ]),
    );
  const validOn = (release: Release, call: (adapter: Adapter) => unknown) =>
    onEach(release, (adapter) => adapter.isValid?.(call(adapter)));
  const same = (result: unknown) => ({
    dayjs: result,
    luxon: result,
    moment: result,
    'date-fns': result,
  });

  proves(
    [
      '`date` takes a text, `null` or `undefined`, and the time zone that `dateWithTimezone` took.',
      '`isValid` and `isEqual` take dates of your library or `null`.',
      '`date(new Date())` | `date()`, or `new Date()` made into a date by your library | Luxon: an invalid date;',
      "`isValid('2026-04-15')` | `isValid(date('2026-04-15'))` | Day.js, Moment: \"value.isValid is not a function\"; date-fns: `false`",
      "`isEqual('2026-04-15', '2026-04-15')` | `isEqual` of two dates | Day.js: \"value.toDate is not a function\"; Luxon: `false`",
      '`getYearRange(start, end)` | `getYearRange([start, end])` | Throws',
      'An invalid date is `getInvalidDate()`.',
    ],
    () => {
      const { v6, v7 } = RELEASES;
      expect(validOn(v6, (adapter) => adapter.date?.(new Date()))).toEqual(same(true));
      expect(validOn(v7, (adapter) => adapter.date?.(new Date()))).toEqual({
        ...same(true),
        luxon: false,
      });
      expect(validOn(v7, (adapter) => adapter.date?.())).toEqual(same(true));
      expect(validOn(v7, (adapter) => adapter.date?.('2026-04-15'))).toEqual(same(true));
      expect(onEach(v7, (adapter) => adapter.date?.(null))).toEqual(same(null));
      expect(validOn(v7, (adapter) => adapter.getInvalidDate?.())).toEqual(same(false));
      const zoned = (release: Release, method: string) => {
        const adapter = new release.adapters.luxon();
        return adapter.getTimezone?.(adapter[method]?.('2026-04-15', 'Europe/Paris'));
      };
      expect(zoned(v6, 'dateWithTimezone')).toBe('Europe/Paris');
      expect(zoned(v7, 'date')).toBe('Europe/Paris');

      const text = '2026-04-15';
      expect(onEach(v6, (adapter) => adapter.isValid?.(text))).toEqual(same(true));
      expect(onEach(v7, (adapter) => adapter.isValid?.(text))).toEqual({
        dayjs: 'value.isValid is not a function',
        moment: 'value.isValid is not a function',
        luxon: undefined,
        'date-fns': false,
      });
      expect(onEach(v6, (adapter) => adapter.isEqual?.(text, text))).toEqual(same(true));
      expect(onEach(v7, (adapter) => adapter.isEqual?.(text, text))).toMatchObject({
        dayjs: 'value.toDate is not a function',
        luxon: false,
      });
      const equal = (adapter: Adapter) =>
        adapter.isEqual?.(adapter.date?.(text), adapter.date?.(text));
      expect(onEach(v7, equal)).toEqual(same(true));
      expect(onEach(v7, (adapter) => adapter.isValid?.(null))).toEqual(same(false));
      expect(onEach(v7, (adapter) => adapter.isEqual?.(null, null))).toEqual(same(true));

      const years = (join: boolean) => (adapter: Adapter) => {
        const range = [adapter.date?.('2020-06-01'), adapter.date?.('2022-06-01')];
        const found = join ? adapter.getYearRange?.(range) : adapter.getYearRange?.(...range);
        return (found as readonly unknown[]).length;
      };
      expect(onEach(v6, years(false))).toEqual(same(3));
      expect(onEach(v7, years(true))).toEqual(same(3));
      for (const thrown of Object.values(onEach(v7, years(false)))) {
        expect(thrown).toMatch(/is not iterable/);
      }
    },
  );

  proves(
    [
      '`dateWithTimezone(text, zone)` | `date(text, zone)` | Not a function',
      '`getDiff(a, b, unit)`, type `AdapterUnits` | `diff` of your library | Not a function',
      '`parseISO(text)` | `dayjs(text)`, `DateTime.fromISO(text)`, `parseISO(text)` of date-fns, `moment(text)` | Not a function',
      '`toISO(date)` | `toJsDate(date).toISOString()`; with date-fns, `formatISO` for the text with an offset as before | Not a function',
      '`isNull(date)` | `date === null` | Not a function',
      '`getNextMonth(date)`, `getPreviousMonth(date)` | `addMonths(date, 1)`, `addMonths(date, -1)` | Not a function',
      '`getMonthArray(date)` | `addMonths(startOfYear(date), index)`, from 0 to 11 | Not a function',
      "`getWeekdays()` | `format(addDays(startOfWeek(date), index), 'weekdayShort')`, from 0 to 6 | Not a function",
      '`mergeDateAndTime(date, time)` | `setHours`, `setMinutes` and `setSeconds` | Not a function',
      "`getMeridiemText('am')` | `format(setHours(date, 2), 'meridiem')` | Not a function",
      '`getFormatHelperText(format)` | `expandFormat(format)`, and small letters by yourself | Not a function',
      "Formats `monthAndYear`, `monthAndDate`, `fullDateWithWeekday`, `fullDateTime`, `fullDateTime12h`, `fullDateTime24h` | `formatByString(date, 'MMMM YYYY')` with a format of your library | Day.js, Moment: a text such as `2026-04-15T10:00:00+00:00`; Luxon, date-fns: throws",
    ],
    () => {
      const { v6, v7 } = RELEASES;
      const gone = [
        ...['dateWithTimezone', 'getDiff', 'parseISO', 'toISO', 'isNull', 'getNextMonth'],
        ...['getPreviousMonth', 'getMonthArray', 'getWeekdays', 'mergeDateAndTime'],
        ...['getMeridiemText', 'getFormatHelperText'],
      ];
      for (const name of gone) {
        expect(onEach(v6, (adapter) => typeof adapter[name])).toEqual(same('function'));
        expect(onEach(v7, (adapter) => typeof adapter[name])).toEqual(same('undefined'));
      }
      const [old, now] = [new v6.adapters.dayjs(), new v7.adapters.dayjs()] as [Adapter, Adapter];
      const [a, b] = [v6.dates('2026-04-15T10:20:30'), v7.dates('2026-04-15T10:20:30')];
      const written = (value: unknown) => (value as Dayjs).format('YYYY-MM-DD HH:mm:ss');
      expect(written(now.addMonths?.(b, 1))).toBe(written(old.getNextMonth?.(a)));
      expect(written(now.addMonths?.(b, -1))).toBe(written(old.getPreviousMonth?.(a)));
      const iso = (adapter: Adapter) =>
        (adapter.toJsDate?.(adapter.date?.('2026-04-15T10:20:30')) as Date).toISOString();
      expect(onEach(v7, iso)).toEqual(same(old.toISO?.(a)));
      expect(b.diff(v7.dates('2026-04-10'), 'days')).toBe(
        old.getDiff?.(a, v6.dates('2026-04-10'), 'days'),
      );
      const months = Array.from({ length: 12 }, (_, index) =>
        written(now.addMonths?.(now.startOfYear?.(b), index)),
      );
      expect(months).toEqual((old.getMonthArray?.(a) as readonly unknown[]).map(written));
      const weekdays = Array.from({ length: 7 }, (_, index) =>
        now.format?.(now.addDays?.(now.startOfWeek?.(b), index), 'weekdayShort'),
      );
      expect(weekdays).toEqual(old.getWeekdays?.());
      const at = v6.dates('2026-01-01T01:02:03');
      const merged = now.setSeconds?.(now.setMinutes?.(now.setHours?.(b, 1), 2), 3);
      expect(written(merged)).toBe(written(old.mergeDateAndTime?.(a, at)));
      expect(now.format?.(now.setHours?.(b, 2), 'meridiem')).toBe(old.getMeridiemText?.('am'));
      expect(String(now.expandFormat?.('L')).toLowerCase()).toBe(old.getFormatHelperText?.('L'));

      const formats = [
        ...['monthAndYear', 'monthAndDate', 'fullDateWithWeekday', 'fullDateTime'],
        ...['fullDateTime12h', 'fullDateTime24h'],
      ];
      expect(Object.keys(old.formats)).toEqual(expect.arrayContaining(formats));
      expect(formats.filter((name) => name in now.formats)).toEqual([]);
      expect(now.formatByString?.(b, 'MMMM YYYY')).toBe(old.format?.(a, 'monthAndYear'));
      const title = (adapter: Adapter) =>
        adapter.format?.(adapter.date?.('2026-04-15T10:00'), 'monthAndYear');
      const titles = onEach(v7, title);
      expect([titles.dayjs, titles.moment]).toEqual(
        Array(2).fill(v7.dates('2026-04-15T10:00').format()),
      );
      for (const thrown of [titles.luxon, titles['date-fns']]) {
        expect(thrown).toMatch(/Cannot read properties of undefined/);
      }
    },
  );
});

describe('fields of your own', () => {
  const givenBy = (release: Release, hook: string, props: Props): Props => {
    const given: Props[] = [];
    const useField = release.pickers[hook] as (params: Props) => Props;
    const Field = () => {
      given.push(useField(props));
      return null;
    };
    show(release.wrap(<Field />));
    cleanup();
    return given.at(-1) as Props;
  };

  proves(
    [
      '`useDateField({ props, inputRef })`, and the other five for one input | `useDateField({ ...props, inputRef })`; called as before, the field is empty',
      '`ref` in what it returns | `inputRef`',
      '`onMouseUp` in what a hook returns | None',
      'What a hook returns has `enableAccessibleFieldDOMStructure`: take it out before you spread the rest on an element.',
    ],
    () => {
      const { v6, v7 } = RELEASES;
      const hooks = [
        ...['unstable_useDateField', 'unstable_useTimeField', 'unstable_useDateTimeField'],
        'unstable_useSingleInputDateRangeField',
        'unstable_useSingleInputTimeRangeField',
        'unstable_useSingleInputDateTimeRangeField',
      ];
      for (const hook of hooks) {
        const isRange = hook.includes('Range');
        const valueOf = ({ dates }: Release) => {
          const value = dates('2026-04-15T10:00');
          return isRange ? [value, value] : value;
        };
        const inputRef = createRef();
        const before = givenBy(v6, hook, { props: { value: valueOf(v6) }, inputRef });
        const after = givenBy(v7, hook, { value: valueOf(v7), inputRef });
        expect(after.value).toBe(before.value);
        expect(after.value).not.toBe('');
        expect([typeof before.ref, typeof before.onMouseUp]).toEqual(['function', 'function']);
        expect(after).not.toHaveProperty('ref');
        expect(after).not.toHaveProperty('onMouseUp');
        expect(typeof after.inputRef).toBe('function');
        expect(after).toHaveProperty('enableAccessibleFieldDOMStructure');
        expect(before).not.toHaveProperty('enableAccessibleFieldDOMStructure');
        const wrong = givenBy(v7, hook, {
          props: { value: valueOf(v7) },
          value: undefined,
          inputRef,
        });
        expect(wrong.value).toBe('');
      }
    },
  );

  proves(
    [
      '`startInputRef`, `endInputRef` of the hooks for two inputs | `inputRef` within `startTextFieldProps` and `endTextFieldProps`',
      '`startDate.ref`, `endDate.ref` of what they return | `startDate.inputRef`, `endDate.inputRef`',
    ],
    () => {
      const hook = 'unstable_useMultiInputDateRangeField';
      const call = (side: Side) => {
        const [start, end] = [createRef(), createRef()] as RefObject<unknown>[];
        const field = givenBy(RELEASES[side], hook, {
          sharedProps: {},
          ...(side === 'v6'
            ? {
                startTextFieldProps: {},
                endTextFieldProps: {},
                startInputRef: start,
                endInputRef: end,
              }
            : { startTextFieldProps: { inputRef: start }, endTextFieldProps: { inputRef: end } }),
        }) as Readonly<Record<'startDate' | 'endDate', Props>>;
        const name = side === 'v6' ? 'ref' : 'inputRef';
        const element = document.createElement('input');
        (field.startDate[name] as (node: unknown) => void)(element);
        (field.endDate[name] as (node: unknown) => void)(element);
        expect([start?.current, end?.current]).toEqual([element, element]);
        return field;
      };
      call('v6');
      expect(call('v7').startDate).not.toHaveProperty('ref');
    },
  );

  proves(
    [
      '`useClearableField({ fieldProps, InputProps, clearable, onClear, slots, slotProps })` | `useClearableField(fieldResponse)`, with `slots` and `slotProps` in it',
      '`{ fieldProps, InputProps }` of what it returns | The props themselves',
    ],
    () => {
      const onClear = jest.fn();
      const before = givenBy(RELEASES.v6, 'useClearableField', {
        fieldProps: { title: 'Field' },
        InputProps: {},
        clearable: true,
        onClear,
        slots: {},
        slotProps: {},
      });
      const after = givenBy(RELEASES.v7, 'useClearableField', {
        title: 'Field',
        InputProps: {},
        clearable: true,
        onClear,
        slots: {},
        slotProps: {},
      });
      expect(Object.keys(before).sort()).toEqual(['InputProps', 'fieldProps']);
      expect(before.fieldProps).toMatchObject({ title: 'Field' });
      expect(after).toMatchObject({ title: 'Field' });
      for (const { InputProps } of [before, after]) {
        expect(InputProps).toHaveProperty('endAdornment');
      }
    },
  );

  proves(
    [
      '`UseDateFieldProps<Dayjs>` and the like, TS2314 | `UseDateFieldProps<Dayjs, false>`',
      '`BaseSingleInputFieldProps<TValue, TDate, TSection, TError>`, TS2314 | `BaseSingleInputFieldProps<TValue, TDate, TSection, false, TError>`',
    ],
    () => {
      expect(textOf('v6', 'DateField/DateField.types.d.ts')).toMatch(/UseDateFieldProps<TDate> /);
      expect(textOf('v7', 'DateField/DateField.types.d.ts')).toMatch(
        /interface UseDateFieldProps<TDate extends PickerValidDate, TEnableAccessibleFieldDOMStructure extends boolean> /,
      );
      expect(textOf('v7', 'models/fields.d.ts')).toMatch(
        /BaseSingleInputFieldProps<TValue, TDate extends PickerValidDate, TSection extends FieldSection, TEnableAccessibleFieldDOMStructure extends boolean, TError>/,
      );
    },
  );

  proves(
    [
      "`selectedSections` is one section or `'all'`: an object with `startIndex` and `endIndex` gives TS2322, and throws in JavaScript.",
      '`hasLeadingZeros` | `hasLeadingZerosInFormat`',
      '`start`, `end`, `startInInput`, `endInInput` | None: add up the lengths of `startSeparator`, `value` or `placeholder`, and `endSeparator`',
    ],
    async () => {
      const seen = await onBoth((release) => {
        const ref = createRef<{ getSections: () => readonly Props[] }>();
        const defaultValue = release.dates('2026-04-15T10:00');
        mount(release, 'DateField', { unstableFieldRef: ref, defaultValue });
        const sections = ref.current?.getSections() ?? [];
        cleanup();
        const selectedSections = { startIndex: 0, endIndex: 2 };
        const result = resultOf(() =>
          mount(release, 'DateField', { defaultValue, selectedSections }),
        );
        return { sections, threw: typeof result === 'string' };
      });
      expect([seen.v6.threw, seen.v7.threw]).toEqual([false, true]);
      const gone = ['hasLeadingZeros', 'start', 'end', 'startInInput', 'endInInput'];
      expect(Object.keys(seen.v6.sections[0] ?? {})).toEqual(expect.arrayContaining(gone));
      expect(Object.keys(seen.v7.sections[0] ?? {}).filter((key) => gone.includes(key))).toEqual(
        [],
      );
      expect(seen.v6.sections.map((section) => section.hasLeadingZeros)).toEqual(
        seen.v7.sections.map((section) => section.hasLeadingZerosInFormat),
      );
      let position = 0;
      const added = seen.v7.sections.map(({ startSeparator, value, placeholder, endSeparator }) => {
        const start = position;
        const text = String(startSeparator) + String(value || placeholder) + String(endSeparator);
        position += text.length;
        return [start, position];
      });
      expect(seen.v6.sections.map(({ start, end }) => [start, end])).toEqual(added);
    },
  );

  proves(
    [
      '`onChange` of a component in `slots.shortcuts` needs the importance and the shortcut.',
      'In JavaScript, with the value alone, v6 accepted it at once, and v7 waits for OK. v8 has `setValue` of a hook instead.',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const value = release.dates('2026-04-15T10:00');
        const item = { label: 'Today', getValue: () => value };
        const pick = async (...more: readonly unknown[]) => {
          const calls: string[] = [];
          const Shortcuts = ({
            onChange,
          }: {
            onChange?: (...args: readonly unknown[]) => void;
          }) => <button onClick={() => onChange?.(value, ...more)}>Today</button>;
          const { user } = mount(release, 'StaticDatePicker', {
            slots: { shortcuts: Shortcuts },
            slotProps: { shortcuts: { items: [item] } },
            onChange: () => calls.push('change'),
            onAccept: () => calls.push('accept'),
          });
          await user.click(screen.getByText('Today'));
          const atOnce = [...calls];
          await user.click(screen.getByText('OK'));
          cleanup();
          return [atOnce.join(), calls.join()];
        };
        return [await pick(), await pick('accept', item)];
      });
      const both = ['change,accept', 'change,accept'];
      expect(seen).toEqual({ v6: [both, both], v7: [['change', 'change,accept'], both] });
    },
  );

  proves('Its `onOpen` wants an event, TS2554, and throws without one.', async () => {
    const seen = await onBoth((release) => {
      const results: unknown[] = [];
      const Layout = ({ onOpen }: { onOpen?: () => void }) => (
        <button onClick={() => results.push(resultOf(() => onOpen?.()))}>Open</button>
      );
      mount(release, 'DesktopDatePicker', { open: true, slots: { layout: Layout } });
      fireEvent.click(screen.getByText('Open'));
      return results[0];
    });
    expect(seen.v6).toBeUndefined();
    expect(seen.v7).toMatch(/^Cannot read properties of undefined \(reading 'preventDefault'\)/);
  });

  /** All declarations of types of one side. */
  const declarations = (side: Side) =>
    ['x-date-pickers', 'x-date-pickers-pro']
      .flatMap((name) =>
        [...textOf(side, 'index.d.ts', name).matchAll(/export \* from '\.\/(\w+)'/g)]
          .map((match) => match[1] ?? '')
          .concat('PickersCalendarHeader')
          .map((folder) => path.join(rootOf(side, name), folder, 'index.d.ts'))
          .filter(existsSync)
          .map((file) => readFileSync(file, 'utf8')),
      )
      .join('\n');

  proves(
    [
      '`SlotsComponent` or `SlotsComponents` at the end is `Slots`, and `SlotsComponentsProps` is `SlotProps`.',
      '`DateCalendarSlotsComponent` | `DateCalendarSlotsComponentsProps`',
      '`DatePickerSlotsComponents` | `DatePickerSlotsComponentsProps`',
      '`DateRangeCalendarSlotsComponent` | `DateRangeCalendarSlotsComponentsProps`',
      '`DateRangePickerSlotsComponents` | `DateRangePickerSlotsComponentsProps`',
      '`DateTimePickerSlotsComponents` | `DateTimePickerSlotsComponentsProps`',
      '`DesktopDatePickerSlotsComponent` | `DesktopDatePickerSlotsComponentsProps`',
      '`DesktopDateRangePickerSlotsComponent` | `DesktopDateRangePickerSlotsComponentsProps`',
      '`DesktopDateTimePickerSlotsComponent` | `DesktopDateTimePickerSlotsComponentsProps`',
      '`DesktopTimePickerSlotsComponent` | `DesktopTimePickerSlotsComponentsProps`',
      '`DigitalClockSlotsComponent` | `DigitalClockSlotsComponentsProps`',
      '`ExportedPickersLayoutSlotsComponent` | `ExportedPickersLayoutSlotsComponentsProps`',
      '`MobileDatePickerSlotsComponent` | `MobileDatePickerSlotsComponentsProps`',
      '`MobileDateRangePickerSlotsComponent` | `MobileDateRangePickerSlotsComponentsProps`',
      '`MobileDateTimePickerSlotsComponent` | `MobileDateTimePickerSlotsComponentsProps`',
      '`MobileTimePickerSlotsComponent` | `MobileTimePickerSlotsComponentsProps`',
      '`MultiSectionDigitalClockSlotsComponent` | `MultiSectionDigitalClockSlotsComponentsProps`',
      '`PickersCalendarHeaderSlotsComponent` | `PickersCalendarHeaderSlotsComponentsProps`',
      '`PickersLayoutSlotsComponent` | `PickersLayoutSlotsComponentsProps`',
      '`StaticDatePickerSlotsComponent` | `StaticDatePickerSlotsComponentsProps`',
      '`StaticDateRangePickerSlotsComponent` | `StaticDateRangePickerSlotsComponentsProps`',
      '`StaticDateTimePickerSlotsComponent` | `StaticDateTimePickerSlotsComponentsProps`',
      '`StaticTimePickerSlotsComponent` | `StaticTimePickerSlotsComponentsProps`',
      '`TimeClockSlotsComponent` | `TimeClockSlotsComponentsProps`',
      '`TimePickerSlotsComponents` | `TimePickerSlotsComponentsProps`',
    ],
    () => {
      const [before, after] = SIDES.map(declarations) as [string, string];
      const old = [...before.matchAll(/\b(\w+?)(SlotsComponents?|SlotsComponentsProps)\b/g)];
      const names = new Set(old.map((match) => match[1]));
      expect(names.size).toBe(24);
      expect(after).not.toMatch(/SlotsComponent/);
      for (const name of names) {
        expect(after).toMatch(new RegExp(`\\b${name}Slots\\b`));
        expect(after).toMatch(new RegExp(`\\b${name}SlotProps\\b`));
      }
    },
  );

  proves(
    [
      'Props of pickers with a field then need a second type, TS2314: `DatePickerSlotProps<Dayjs, false>`.',
      'v8 leaves the first out: `DatePickerSlotProps<true>`.',
      '`UseSingleInputDateRangeFieldComponentProps`, `UseSingleInputTimeRangeFieldComponentProps`, `UseSingleInputDateTimeRangeFieldComponentProps` | `SingleInputDateRangeFieldProps`, `SingleInputTimeRangeFieldProps`, `SingleInputDateTimeRangeFieldProps`',
      '`UseDateFieldDefaultizedProps`, `UseTimeFieldDefaultizedProps`, `UseDateTimeFieldDefaultizedProps` | None: `UseDateFieldProps`, `UseTimeFieldProps`, `UseDateTimeFieldProps`',
    ],
    () => {
      expect(textOf('v7', 'DatePicker/DatePicker.types.d.ts')).toMatch(
        /DatePickerSlotProps<TDate extends PickerValidDate, TEnableAccessibleFieldDOMStructure extends boolean>/,
      );
      const current = path.join(
        path.dirname(require.resolve('@mui/x-date-pickers/package.json')),
        'DatePicker/DatePicker.types.d.ts',
      );
      expect(readFileSync(current, 'utf8')).toMatch(
        /DatePickerSlotProps<TEnableAccessibleFieldDOMStructure extends boolean>/,
      );
      const [before, after] = SIDES.map(declarations) as [string, string];
      for (const name of ['Date', 'Time', 'DateTime']) {
        const component = `UseSingleInput${name}RangeFieldComponentProps`;
        const defaults = `Use${name}FieldDefaultizedProps`;
        for (const old of [component, defaults]) {
          expect(before).toMatch(new RegExp(`\\b${old}\\b`));
          expect(after).not.toMatch(new RegExp(`\\b${old}\\b`));
        }
        expect(after).toMatch(new RegExp(`\\bSingleInput${name}RangeFieldProps\\b`));
        expect(after).toMatch(new RegExp(`\\bUse${name}FieldProps\\b`));
      }
    },
  );
});

// Last, as Day.js can't be rid of a plugin.
describe('time zones', () => {
  proves(
    '`dateLibInstance={dayjs.utc}` | Ignored by `AdapterDayjs`, and TypeScript accepts it still: [new dates are local](#datelibinstance-does-nothing-with-dayjs)',
    async () => {
      const seen = await onBoth(async (release) => {
        const { dates, side } = release;
        dates.extend(pluginOf(side, 'utc'));
        const pick = async (props: Props, provider: Props) => {
          const onChange = jest.fn<undefined, [Dayjs]>();
          const { user, unmount } = mount(
            release,
            'DateCalendar',
            { ...props, onChange },
            provider,
          );
          await user.click(dayOf('17'));
          unmount();
          return (
            onChange.mock.calls[0]?.[0] as (Dayjs & { isUTC: () => boolean }) | undefined
          )?.isUTC();
        };
        return [
          await pick({}, { dateLibInstance: dates.utc }),
          await pick({ timezone: 'UTC' }, {}),
        ];
      });
      expect(seen).toEqual({ v6: [true, true], v7: [false, true] });
    },
  );

  proves(
    'With no value and no `timezone`, the zone of `referenceDate` becomes that of picked days.',
    async () => {
      const seen = await onBoth(async (release) => {
        const { dates, side } = release;
        dates.extend(pluginOf(side, 'utc'));
        dates.extend(pluginOf(side, 'timezone'));
        const onChange = jest.fn<undefined, [Dayjs]>();
        const referenceDate = dates.tz('2026-04-15T10:00', 'America/New_York');
        const { user } = mount(release, 'DateCalendar', { referenceDate, onChange });
        await user.click(dayOf('17'));
        return onChange.mock.calls[0]?.[0].utcOffset();
      });
      expect(seen.v7).toBe(-240);
      expect(seen.v6).not.toBe(-240);
    },
  );

  proves(
    'Day.js with its plugins for UTC and time zones: "value.endsWith is not a function"',
    () => {
      expect(resultOf(() => new RELEASES.v7.adapters.dayjs().date?.(new Date()))).toBe(
        'value.endsWith is not a function',
      );
    },
  );
});

exempt(
  [
    'This guide is for apps with `@mui/x-date-pickers` or `@mui/x-date-pickers-pro` 6.',
    'Pickers that use `slots` already take half an hour.',
    'Fields that you built with hooks, and code that calls the adapter, take an hour or two.',
    'If v8 is where you go, do the least that compiles, and [build the field anew](/x/react-date-pickers/custom-field/) there: these hooks change again, and `useClearableField` is gone.',
    'Each date-time popup shows what it should on a desktop, one view or two.',
    'Calendars show the letters of days, and weeks begin on the right day.',
    'Go by way of v7 all the same: compile and test there, then follow [Migrate Date and Time Pickers from v7 to v8](/x/migration/migration-pickers-v7/).',
    'Hooks of fields, `useClearableField` | The least that compiles: you write them anew on v8',
    '`onChange` of shortcuts, `ref` of layouts | The same',
    '`DatePickerProps<TDate>` | Name the type of your library, so that you have only arguments to delete',
    'date-fns 3 or 4, `AdapterDateFnsV3` | Nothing: the codemod of v8 makes it `AdapterDateFns`',
    '`LicenseInfo` | Import it from `@mui/x-license`',
    'Tests that look for a `textbox` | Nothing yet: with v8 there are sections, which v7 lets you try by `enableAccessibleFieldDOMStructure`',
  ],
  'Advice; what v8 does stands and is proved in its own guide.',
);
exempt(
  [
    'The codemod renames `components` and `componentsProps` with the keys that it finds there, `defaultCalendarMonth`, `dayPickerClasses`, and the [types of slots](#slotscomponent-types-end-in-slots-and-slotprops).',
    'It leaves everything else on this page to you.',
    '`ERR … Transformation error`, and the file is as it was | `components` has a spread, `{{ ...parts, Day }}`, or a key in quotes | Rename this one by hand and run it again: the whole file waits for that',
    '`slots={parts}`, and your slots are not used | It renames the prop, and not the keys of an object that stands elsewhere, or of `a ? b : c` | Write the keys with a small letter: `OpenPickerIcon` is `openPickerIcon`',
    'TS17001, "JSX elements cannot have multiple attributes with the same name" | The picker had `components` and `slots` | Make one object of both; v6 used `slots` alone',
    '`components` on `styled(DatePicker)` and in `createElement` | It looks for tags that are imported from the package | Rename them by hand',
    '`defaultCalendarMonth` on `import { DatePicker as Picker }` | It looks for the names of the package | Rename it by hand',
    '`import { type DateCalendarSlotsComponent }` without `type` | It drops `type` in front of a name that it renames | Put it back if you compile with `verbatimModuleSyntax`',
  ],
  'Seen by running the codemod, 8.29.3, on files with each of these.',
);
exempt(
  [
    'In JavaScript, in an object that is spread and has one valid prop too, and in a theme without `themeAugmentation`, nothing stops you.',
    'Now the import of an adapter tells the compiler what a date is: `value="2026-04-15"` gives TS2322, `value={new Date()}` with Day.js TS2740.',
    '`PickersLayoutProps` has no `ref`, TS2339: use `React.forwardRef`.',
    'Bundlers tell of these in JavaScript too, and a text such as `localeText={frFR.components…}` fails with "Cannot read properties of undefined".',
  ],
  'Seen with the compiler and both versions; claims about types here would be compiled with the packages of the site.',
);
exempt(
  'This holds from Luxon 3.4.4 on; set `Settings.defaultWeekSettings` of Luxon for another first day.',
  'About Luxon and browsers: the change log of the package, and the documentation of Luxon.',
);
exempt(
  "The app compiles, and `git grep -nE 'componentsProps|defaultCalendarMonth|shouldDisableClock|SlotsComponent|dateLibInstance|dayPickerClasses'` finds nothing in files with pickers.",
  'Advice; the names are those of the sections above.',
);
