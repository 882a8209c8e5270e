import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type ComponentType, forwardRef, type ReactElement, type ReactNode, useState } from 'react';
import { createTheme, type ThemeOptions, ThemeProvider } from '@mui/material/styles';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { Dayjs } from 'dayjs';
import { installPackages } from '../../../tools/migration/installPackages';
import { cleanup } from '@testing-library/react';
import { takeMessages } from '../support/console';
import {
  proves,
  consoleMessages,
  exempt,
  expectCompiles,
  expectConsole,
  expectTypeError,
  fireEvent,
  pause,
  screen,
  show,
  within,
} from '../harness';

type Side = 'v5' | 'v6';
type Props = Readonly<Record<string, unknown>>;
type Component = ComponentType<Props & { readonly children?: ReactNode }>;
type Exported = Readonly<Record<string, unknown>>;
interface Difference {
  readonly kind: string;
  readonly name: string;
  readonly of: readonly string[];
}

/** What a component is called on both sides. */
const NAMES = {
  Calendar: { v5: 'CalendarPicker', v6: 'DateCalendar' },
  Months: { v5: 'MonthPicker', v6: 'MonthCalendar' },
  Years: { v5: 'YearPicker', v6: 'YearCalendar' },
  Clock: { v5: 'ClockPicker', v6: 'TimeClock' },
} as const;

function folderOf(era: 'v5' | 'v6' | 'v7', name: string): string {
  return path.join(installPackages(process.cwd(), era), 'node_modules', name);
}

function manifestOf(era: Side, name: string) {
  return JSON.parse(readFileSync(path.join(folderOf(era, name), 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly engines: Readonly<Record<string, string>>;
    readonly peerDependencies: Readonly<Record<string, string>>;
    readonly dependencies: Readonly<Record<string, string>>;
  };
}

const INNER_FOLDERS = new Set([
  'internal',
  'internals',
  'legacy',
  'modern',
  'node',
  'node_modules',
]);

/** All that the types of a side say in public, and of its theme. */
function typesOf(era: Side | 'v7'): string {
  return ['@mui/x-date-pickers', '@mui/x-date-pickers-pro']
    .flatMap((name) => {
      const folder = folderOf(era, name);
      return readdirSync(folder, { withFileTypes: true })
        .filter((one) => one.isDirectory() && !INNER_FOLDERS.has(one.name))
        .flatMap((one) =>
          readdirSync(path.join(folder, one.name))
            .filter((file) => file.endsWith('.d.ts'))
            .map((file) => readFileSync(path.join(folder, one.name, file), 'utf8')),
        );
    })
    .join('\n');
}

/** What is gone between two versions, as the check of the guides has it. */
function goneOf(guide: string): readonly Difference[] {
  const file = path.join(process.cwd(), 'tools/migration/differences', `${guide}.json`);
  const text = readFileSync(file, 'utf8');
  return (JSON.parse(text) as { readonly differences: readonly Difference[] }).differences;
}

function isGone(name: string, type: string): boolean {
  return goneOf('migration-pickers-v5').some(
    (one) => one.kind === 'member' && one.name === name && one.of.includes(type),
  );
}

/** The components of one side, and what each needs there. */
function releaseOf(side: Side) {
  const load = (name: string) => jest.requireActual<Exported>(folderOf(side, name));
  const exported: Exported = {
    ...load('@mui/x-date-pickers'),
    ...load('@mui/x-date-pickers-pro'),
  };
  const adapter = (name: string) => load(`@mui/x-date-pickers/node/${name}`)[name];
  const dayjs = jest.requireActual<(text?: string) => Dayjs>(folderOf(side, 'dayjs'));
  const Provider = exported.LocalizationProvider as Component;
  return {
    side,
    exported,
    adapter,
    dayjs,
    isOld: side === 'v5',
    find: (name: string) =>
      exported[name in NAMES ? NAMES[name as 'Clock'][side] : name] as Component,
    wrap: (children: ReactNode, props: Props = {}) => (
      <Provider dateAdapter={adapter('AdapterDayjs')} {...props}>
        {children}
      </Provider>
    ),
  };
}

type Release = ReturnType<typeof releaseOf>;

const LICENCE = {
  expiryDate: new Date('2100-01-01'),
  orderNumber: 'MUI-1',
  scope: 'pro',
  licensingModel: 'perpetual',
};

const v5 = releaseOf('v5');
const v6 = releaseOf('v6');

/** What it gives on both sides. */
async function onBoth<Result>(
  look: (release: Release) => Result | Promise<Result>,
): Promise<{ readonly v5: Result; readonly v6: Result }> {
  const before = await look(v5);
  cleanup();
  const after = await look(v6);
  cleanup();
  return { v5: before, v6: after };
}

/** The licence that both sides ask for; they look for it in one place. */
beforeAll(() => {
  const { LicenseInfo, generateLicense } = jest.requireActual<{
    readonly LicenseInfo: { readonly setLicenseKey: (key: string) => void };
    readonly generateLicense: (options: object) => string;
  }>(folderOf('v5', '@mui/x-license-pro'));
  LicenseInfo.setLicenseKey(generateLicense(LICENCE));
});

const DATE = 'YYYY-MM-DD HH:mm:ss';

function written(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(written);
  }
  return value && typeof (value as Dayjs).format === 'function'
    ? (value as Dayjs).format(DATE)
    : value;
}

/** Writes down how a callback is called, dates as texts. */
function listen() {
  const calls: unknown[][] = [];
  return {
    calls,
    first: () => calls.map(([value]) => value),
    call: (...values: readonly unknown[]) => {
      calls.push(values.map(written));
    },
  };
}

type Listener = ReturnType<typeof listen>;

/** What v5 needs to show a field. */
function fieldOf(isRange: boolean): Props {
  return isRange
    ? {
        renderInput: (start: TextFieldProps, end: TextFieldProps) => (
          <div>
            <TextField {...start} />
            <TextField {...end} />
          </div>
        ),
      }
    : { renderInput: (props: TextFieldProps) => <TextField {...props} /> };
}

/** A picker whose value is in a state; the text of a value is parsed by the date library of the side. */
function pickerOf(
  release: Release,
  name: string,
  props: Props = {},
  { value, onChange }: { readonly value?: string; readonly onChange?: Listener } = {},
): ReactElement {
  const Picker = release.find(name);
  const isRange = name.includes('Range');
  const initial = value === undefined ? null : release.dayjs(value);
  function App() {
    const [current, setCurrent] = useState<unknown>(isRange ? [initial, initial] : initial);
    return (
      <Picker
        label="Arrival"
        value={current}
        onChange={(next: unknown, context: unknown) => {
          onChange?.call(next, context);
          setCurrent(next);
        }}
        {...(release.isOld ? fieldOf(isRange) : {})}
        {...props}
      />
    );
  }
  return release.wrap(<App />);
}

function given<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) {
    throw new Error('It is not there.');
  }
  return value;
}

const field = () => given(screen.getAllByRole<HTMLInputElement>('textbox', { hidden: true })[0]);
const dialog = () => document.querySelector<HTMLElement>('[role=dialog], [role=tooltip]');
const opener = () => screen.getByRole('button', { name: /^Choose/ });
const rootClass = (start: string) =>
  [...document.querySelectorAll(`[class*="${start}"]`)].length > 0;

/** What plugins add to Day.js. */
function extended({ dayjs }: Release) {
  return dayjs as unknown as {
    readonly extend: (plugin: unknown) => void;
    readonly utc?: (text: string) => Dayjs;
  };
}

/** What `onChange` gets at last when a text is typed over the value. */
async function typeOver(name: string, text: string, props: Props, value?: string) {
  return onBoth((release) => {
    const onChange = listen();
    show(pickerOf(release, name, props, { value, onChange }));
    fireEvent.change(field(), { target: { value: text } });
    return onChange.first().at(-1);
  });
}

describe('versions', () => {
  proves(
    [
      'Upgrade to the last v5 first, 5.0.20, and run your tests there.',
      'v6 means 6.20.2 on this page.',
      '`^5.4.1`                          | `^5.8.6`: 6 and 7 have to wait for later versions',
      '`@mui/system` | `^5.4.1` | `^5.8.0`',
      '`@emotion/react`, `@emotion/styled` with Pro too | Not named | `^11.9.0`, `^11.8.1`',
      '`react`, `react-dom` | `^17.0.2 || ^18.0.0` | `^17.0.0 || ^18.0.0`',
      '`date-fns` | `^2.25.0` | `^2.25.0 || ^3.2.0`: 3 with the folder `AdapterDateFnsV3`',
      '`luxon` | `^1.28.0 || ^2.0.0 || ^3.0.0` | `^3.0.2`',
      '`moment` | `^2.29.1` | `^2.29.4`',
      '`date-fns-jalali` | By `@date-io` | `^2.13.0-0`',
      '`moment-hijri` | By `@date-io` | `^2.1.2`',
      '`moment-jalaali` | By `@date-io` | `^0.7.4 || ^0.8.0 || ^0.9.0 || ^0.10.0`',
      '`node` | `>=12.0.0` | `>=14.0.0`',
    ],
    () => {
      for (const name of ['@mui/x-date-pickers', '@mui/x-date-pickers-pro']) {
        const before = manifestOf('v5', name);
        const after = manifestOf('v6', name);
        expect([before.version, after.version]).toEqual(['5.0.20', '6.20.2']);
        expect([before.engines.node, after.engines.node]).toEqual(['>=12.0.0', '>=14.0.0']);
        const ranges = (peer: string) => [
          before.peerDependencies[peer],
          after.peerDependencies[peer],
        ];
        expect(ranges('@mui/material')).toEqual(['^5.4.1', '^5.8.6']);
        expect(ranges('@mui/system')).toEqual(['^5.4.1', '^5.8.0']);
        expect(ranges('@emotion/react')[1]).toBe('^11.9.0');
        expect(ranges('@emotion/styled')[1]).toBe('^11.8.1');
        for (const peer of ['react', 'react-dom']) {
          expect(ranges(peer)).toEqual(['^17.0.2 || ^18.0.0', '^17.0.0 || ^18.0.0']);
        }
        expect(ranges('date-fns')).toEqual(['^2.25.0', '^2.25.0 || ^3.2.0']);
        expect(ranges('luxon')).toEqual(['^1.28.0 || ^2.0.0 || ^3.0.0', '^3.0.2']);
        expect(ranges('moment')).toEqual(['^2.29.1', '^2.29.4']);
        expect(ranges('date-fns-jalali')).toEqual([undefined, '^2.13.0-0']);
        expect(ranges('moment-hijri')).toEqual([undefined, '^2.1.2']);
        expect(ranges('moment-jalaali')).toEqual([
          undefined,
          '^0.7.4 || ^0.8.0 || ^0.9.0 || ^0.10.0',
        ]);
      }
      expect(
        manifestOf('v5', '@mui/x-date-pickers-pro').peerDependencies['@emotion/react'],
      ).toBeUndefined();
      expect(existsSync(folderOf('v6', '@mui/x-date-pickers/AdapterDateFnsV3'))).toBe(true);
    },
  );

  proves(
    [
      'Keys stay.',
      '`LicenseInfo` stays in `@mui/x-date-pickers-pro`, and in `@mui/x-license-pro` (v7 and later: `@mui/x-license`).',
      'A key is compared with the day of the release: 6.20.2 is of 20 June 2024, and a perpetual key that ended before it is refused.',
    ],
    () => {
      interface Licences {
        readonly generateLicense: (options: object) => string;
        readonly verifyLicense: (options: object) => string | { readonly status: string };
      }
      const load = (side: Side) =>
        jest.requireActual<Licences>(folderOf(side, '@mui/x-license-pro'));
      const release = 'MTcxODkyMDgwMDAwMA==';
      const info = readFileSync(
        path.join(folderOf('v6', '@mui/x-date-pickers-pro'), 'internals/utils/releaseInfo.js'),
        'utf8',
      );
      expect(info).toContain(release);
      const day = new Date(Number(Buffer.from(release, 'base64').toString()));
      expect(day.toISOString()).toMatch(/^2024-06-20/);
      const statusOf = (expiryDate: string) => {
        const licenseKey = load('v5').generateLicense({
          ...LICENCE,
          expiryDate: new Date(expiryDate),
        });
        const status = load('v6').verifyLicense({
          releaseInfo: release,
          licenseKey,
          acceptedScopes: ['pro', 'premium'],
        });
        return typeof status === 'string' ? status : status.status;
      };
      expect(statusOf('2024-07-01')).toBe('Valid');
      expect(statusOf('2024-06-01')).toBe('ExpiredVersion');
      for (const { exported } of [v5, v6]) {
        expect(exported).toHaveProperty('LicenseInfo');
      }
      expect(existsSync(folderOf('v7', '@mui/x-license'))).toBe(true);
      expect(existsSync(folderOf('v7', '@mui/x-license-pro'))).toBe(false);
    },
  );
});

describe('slots and components', () => {
  proves(
    [
      'The codemod writes `components` and `componentsProps`, which v6 deprecates and v7 has no more.',
      'never mix them with `slots` and `slotProps` on one picker, since then only the new ones count',
    ],
    () => {
      expect(typesOf('v6')).toMatch(/@deprecated Please use `slots`\.\s+\*\/\s+components\?/);
      const later = goneOf('migration-pickers-v6').filter(({ kind }) => kind === 'member');
      for (const name of ['components', 'componentsProps']) {
        expect(later.find((one) => one.name === name)?.of).toContain('DatePickerProps');
      }
      const look = (props: Props) => {
        show(pickerOf(v6, 'DesktopDatePicker', props));
        const seen = [document.querySelector('i') !== null, screen.queryByText('Help') !== null];
        cleanup();
        return seen;
      };
      const components = { OpenPickerIcon: () => <i /> };
      const componentsProps = { textField: { helperText: 'Help' } };
      expect(look({ components, componentsProps })).toEqual([true, true]);
      expect(look({ components, componentsProps, slots: {}, slotProps: {} })).toEqual([
        false,
        false,
      ]);
    },
  );

  proves(
    [
      '`PopperProps` | `slotProps.popper`',
      '`PaperProps` | `slotProps.desktopPaper`',
      '`InputAdornmentProps` | `slotProps.inputAdornment`',
      '`OpenPickerButtonProps` | `slotProps.openPickerButton`',
      '`OpenPickerIcon` of `components` | `slots.openPickerIcon`, of desktop and responsive pickers',
      '`LeftArrowButton`, `leftArrowButton` | `slots.previousIconButton`, `slotProps.previousIconButton`',
      '`RightArrowButton`, `rightArrowButton` | `slots.nextIconButton`, `slotProps.nextIconButton`',
    ],
    async () => {
      const Arrow = forwardRef<HTMLButtonElement, { readonly name?: string }>(function Arrow(
        { name },
        ref,
      ) {
        return <button ref={ref} className={`own-${name}`} />;
      });
      const Icon = () => <i className="own-icon" />;
      const own = (name: string) => ({ className: `own-${name}` });
      const seen = await onBoth(async (release) => {
        const { user } = show(
          pickerOf(
            release,
            'DesktopDatePicker',
            release.isOld
              ? {
                  PopperProps: own('popper'),
                  PaperProps: own('paper'),
                  InputProps: own('input'),
                  InputAdornmentProps: own('adornment'),
                  OpenPickerButtonProps: own('button'),
                  components: {
                    OpenPickerIcon: Icon,
                    LeftArrowButton: Arrow,
                    RightArrowButton: Arrow,
                  },
                  componentsProps: {
                    leftArrowButton: { name: 'left' },
                    rightArrowButton: { name: 'right' },
                  },
                }
              : {
                  slots: {
                    openPickerIcon: Icon,
                    previousIconButton: Arrow,
                    nextIconButton: Arrow,
                  },
                  slotProps: {
                    popper: own('popper'),
                    desktopPaper: own('paper'),
                    textField: { InputProps: own('input') },
                    inputAdornment: own('adornment'),
                    openPickerButton: own('button'),
                    previousIconButton: { name: 'left' },
                    nextIconButton: { name: 'right' },
                  },
                },
          ),
        );
        await user.click(opener());
        const classes = [...document.querySelectorAll('[class*="own-"]')].flatMap((element) => [
          ...element.classList,
        ]);
        return classes.filter((name) => name.startsWith('own-')).sort();
      });
      expect(seen.v6).toEqual(
        ['adornment', 'button', 'icon', 'input', 'left', 'paper', 'popper', 'right'].map(
          (name) => `own-${name}`,
        ),
      );
      expect(seen.v5).toEqual(seen.v6);
      expect(isGone('OpenPickerIcon', 'MobileDatePickerSlotsComponent')).toBe(true);
    },
  );

  proves(
    '`InputProps` | `slotProps.textField.InputProps`; an `endAdornment` there removes the button that opens, which v5 kept',
    async () => {
      const buttons = await onBoth((release) => {
        const InputProps = { endAdornment: <i /> };
        const props = release.isOld ? { InputProps } : { slotProps: { textField: { InputProps } } };
        show(pickerOf(release, 'DesktopDatePicker', props));
        return screen.queryAllByRole('button').length;
      });
      expect(buttons).toEqual({ v5: 1, v6: 0 });
    },
  );

  proves(
    '`TransitionComponent` | `slots.desktopTransition`, which 6.20.2 ignores as version 8 does: each component fades',
    async () => {
      const Still = forwardRef<HTMLDivElement, { readonly children?: ReactNode }>(function Still(
        { children },
        ref,
      ) {
        return (
          <div ref={ref} className="own-transition" tabIndex={-1}>
            {children}
          </div>
        );
      });
      const seen = await onBoth(async (release) => {
        const { user } = show(
          pickerOf(
            release,
            'DesktopDatePicker',
            release.isOld
              ? { TransitionComponent: Still }
              : { slots: { desktopTransition: Still } },
          ),
        );
        await user.click(opener());
        return rootClass('own-transition');
      });
      expect(seen).toEqual({ v5: true, v6: false });
      const popper = readFileSync(
        path.join(
          process.cwd(),
          'node_modules/@mui/x-date-pickers/internals/components/PickerPopper/PickerPopper.js',
        ),
        'utf8',
      );
      expect(popper).toMatch(/slots\?\.desktopTransition \?\? reduceAnimations \? \S*Fade/);
    },
  );

  proves(
    [
      '`DialogProps` | `slotProps.dialog`',
      '`hideTabs` | `slotProps.tabs.hidden`',
      '`dateRangeIcon`, `timeIcon` | `slotProps.tabs.dateIcon`, `slotProps.tabs.timeIcon`',
      '`toolbarFormat`, `toolbarPlaceholder` | `slotProps.toolbar`',
      '`toolbarTitle` | `localeText.toolbarTitle`',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const open = async (name: string, before: Props, after: Props, value?: string) => {
          const { user } = show(pickerOf(release, name, release.isOld ? before : after, { value }));
          await user.click(field());
          const result = {
            dialog: rootClass('own-dialog'),
            tabs: screen.queryAllByRole('tab').map(({ textContent }) => textContent),
            text: /^[^0-9]*\d?\d?/.exec(dialog()?.textContent ?? '')?.[0],
          };
          cleanup();
          return result;
        };
        const icons = { timeIcon: <i>T</i> };
        return [
          (
            await open(
              'MobileDatePicker',
              { DialogProps: { className: 'own-dialog' } },
              { slotProps: { dialog: { className: 'own-dialog' } } },
            )
          ).dialog,
          (
            await open(
              'MobileDateTimePicker',
              { ...icons, dateRangeIcon: <i>D</i> },
              { slotProps: { tabs: { ...icons, dateIcon: <i>D</i> } } },
            )
          ).tabs,
          (
            await open(
              'MobileDateTimePicker',
              { hideTabs: true },
              { slotProps: { tabs: { hidden: true } } },
            )
          ).tabs,
          (
            await open(
              'MobileDatePicker',
              { toolbarTitle: 'Day: ', toolbarFormat: 'D' },
              {
                localeText: { toolbarTitle: 'Day: ' },
                slotProps: { toolbar: { toolbarFormat: 'D' } },
              },
              '2026-04-15',
            )
          ).text,
          (
            await open(
              'MobileDatePicker',
              { toolbarTitle: 'Day: ', toolbarPlaceholder: 'none' },
              {
                localeText: { toolbarTitle: 'Day: ' },
                slotProps: { toolbar: { toolbarPlaceholder: 'none' } },
              },
            )
          ).text,
        ];
      });
      expect(seen.v6).toEqual([
        true,
        ['D', 'T'],
        [],
        'Day: 15',
        expect.stringMatching(/^Day: none/),
      ]);
      expect(seen.v5).toEqual(seen.v6);
    },
  );

  proves(
    [
      '`showToolbar` | `slotProps.toolbar.hidden`, with the opposite value',
      '`componentsProps.actionBar.actions` as a function | `slotProps.actionBar` as a function; JavaScript shows no buttons with the old one',
    ],
    async () => {
      const look = async (release: Release, props: Props) => {
        const { user } = show(pickerOf(release, 'DesktopDatePicker', props));
        await user.click(opener());
        const seen = [rootClass('MuiPickersToolbar-root'), screen.queryByText('Clear') !== null];
        cleanup();
        return seen;
      };
      const actions = () => ['clear'];
      const old = { showToolbar: true, componentsProps: { actionBar: { actions } } };
      expect(await look(v5, old)).toEqual([true, true]);
      expect(await look(v6, old)).toEqual([false, false]);
      const slotProps = { toolbar: { hidden: false }, actionBar: () => ({ actions: actions() }) };
      expect(await look(v6, { slotProps })).toEqual([true, true]);
    },
  );

  proves(
    [
      '`PaperContent`, `paperContent`, `children` | None: `slots.layout`',
      '`onChange` of `DateTimePickerTabs` | `onViewChange`',
      '`PickerStaticWrapper` | None: a static picker with `slots.layout`',
    ],
    () => {
      const Layout = () => <p>Own</p>;
      show(pickerOf(v6, 'StaticDatePicker', { slots: { layout: Layout } }));
      expect(screen.getByText('Own')).toBeInTheDocument();
      expect(isGone('PaperContent', 'DesktopDatePickerSlotsComponent')).toBe(true);
      expect(isGone('paperContent', 'DesktopDatePickerSlotsComponentsProps')).toBe(true);
      expect(isGone('children', 'DatePickerProps')).toBe(true);
      expect(isGone('onChange', 'DateTimePickerTabsProps')).toBe(true);
      expect(v5.exported).toHaveProperty('PickerStaticWrapper');
      expect(v6.exported).not.toHaveProperty('PickerStaticWrapper');
    },
  );
});

describe('typing', () => {
  proves(
    [
      "Types another day over 17:45:10 | Midnight of that day | That day at 17:45:10: compare days with `isSame(date, 'day')`",
      'Types a time in a `TimePicker` | Seconds are 0 | Seconds stay',
      "Types a year with `views={['year']}` | 1 January of it | Month, day and time stay",
    ],
    async () => {
      const value = '2026-04-15T17:45:10';
      expect(await typeOver('DesktopDatePicker', '04/20/2026', {}, value)).toEqual({
        v5: '2026-04-20 00:00:00',
        v6: '2026-04-20 17:45:10',
      });
      expect(await typeOver('DesktopTimePicker', '09:30 AM', {}, value)).toEqual({
        v5: '2026-04-15 09:30:00',
        v6: '2026-04-15 09:30:10',
      });
      expect(await typeOver('DesktopDatePicker', '2030', { views: ['year'] }, value)).toEqual({
        v5: '2030-01-01 00:00:00',
        v6: '2030-04-15 17:45:10',
      });
      const typed = v6.dayjs('2026-04-20T17:45:10');
      expect(typed.isSame('2026-04-20', 'day')).toBe(true);
      expect(typed.isSame('2026-04-20')).toBe(false);
    },
  );

  proves(
    [
      'Types "04/15/2026" in an empty field | `onChange` at each key, invalid but for the last | `onChange` with an invalid date, then 15 April 202, then 2026',
      "The year 202 is a valid date: before you save or query, wait for `validationError` of `onChange`'s second argument to be `null`.",
      'The limit that refuses it is `minDate`, 1900 by default.',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const onChange = listen();
        const { user } = show(pickerOf(release, 'DesktopDatePicker', {}, { onChange }));
        await user.click(field());
        await user.keyboard('04152026');
        return onChange.calls;
      });
      const [last, ...before] = [...seen.v5].reverse();
      expect(last).toEqual(['2026-04-15 00:00:00', '04/15/2026']);
      expect(before).toHaveLength(7);
      expect(before.every(([value]) => value === 'Invalid Date')).toBe(true);
      expect(seen.v6).toEqual([
        ['Invalid Date', { validationError: 'invalidDate' }],
        ['0202-04-15 00:00:00', { validationError: 'minDate' }],
        ['2026-04-15 00:00:00', { validationError: null }],
      ]);
      expect(v6.dayjs('0202-04-15').isValid()).toBe(true);
      const errorOf = (value: string) => {
        const onError = listen();
        show(pickerOf(v6, 'DesktopDatePicker', { onError: onError.call }, { value }));
        cleanup();
        return onError.first();
      };
      expect(errorOf('1899-12-31')).toEqual(['minDate']);
      expect(errorOf('1900-01-01')).toEqual([]);
    },
  );

  proves(
    [
      "Types a day or month that can't be, such as \"99/99/2026\" | The text stays, with an invalid date | The field doesn't take it, and `onChange` isn't called",
      'Presses Arrow up in the field | Nothing | The section counts up, and `onChange` is called',
      'Pastes a text in another order | It is fitted into the mask | It is refused',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const impossible = listen();
        show(pickerOf(release, 'DesktopDatePicker', {}, { onChange: impossible }));
        fireEvent.change(field(), { target: { value: '99/99/2026' } });
        const shown = field().value;
        cleanup();
        const arrow = listen();
        const { user } = show(
          pickerOf(release, 'DesktopDatePicker', {}, { value: '2026-04-15', onChange: arrow }),
        );
        await user.click(field());
        await pause(20);
        await user.keyboard('{ArrowUp}');
        cleanup();
        const pasted = listen();
        const second = show(pickerOf(release, 'DesktopDatePicker', {}, { onChange: pasted })).user;
        await second.click(field());
        await second.paste('2026-04-20');
        return [shown, impossible.first(), arrow.first(), field().value, pasted.calls.length];
      });
      expect(seen).toEqual({
        v5: ['99/99/2026', ['Invalid Date'], [], '20/26/0420', 1],
        v6: ['', [], ['2026-05-15 00:00:00'], 'MM/DD/YYYY', 0],
      });
    },
  );

  proves(
    [
      'Text of an empty field that has the focus | None | `MM/DD/YYYY`, as its value | A form that is sent then has that text',
      '`required` of an empty field | The browser refuses the form | It lets it pass while the field has the focus | Check the value of your state',
      'Placeholder | `mm/dd/yyyy` | `MM/DD/YYYY` | `getByPlaceholderText` finds nothing',
      '`type` of the input | `tel` | `text` with `inputmode` | `input[type=tel]` finds nothing',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const own = { name: 'day', required: true };
        const { user } = show(
          <form aria-label="Form">
            {pickerOf(
              release,
              'DesktopDatePicker',
              release.isOld
                ? { renderInput: (props: TextFieldProps) => <TextField {...props} {...own} /> }
                : { slotProps: { textField: own } },
            )}
          </form>,
        );
        const look = () => [
          new FormData(screen.getByRole<HTMLFormElement>('form')).get('day'),
          field().checkValidity(),
        ];
        const before = look();
        await user.click(field());
        await pause(20);
        const { placeholder, type, inputMode } = field();
        return [before, look(), placeholder, type, inputMode !== ''];
      });
      expect(seen).toEqual({
        v5: [['', false], ['', false], 'mm/dd/yyyy', 'tel', false],
        v6: [['', false], ['MM/DD/YYYY', true], 'MM/DD/YYYY', 'text', true],
      });
    },
  );

  proves(
    [
      'A format with one digit, `D/M/YYYY` | 5/4/2026 | 05/04/2026, or with `shouldRespectLeadingZeros` of `slotProps.field` 5/4/2026 with an invisible U+200E after single digits | Another text',
      "`views={['month', 'day']}` | 04/15/2026 | April 15: the format follows the views | Pass `format`",
      '`views` with `seconds` | 09:30 AM | 09:30:00 AM | As above',
    ],
    async () => {
      const shown = (name: string, before: Props, after: Props, value: string) =>
        onBoth((release) => {
          show(pickerOf(release, name, release.isOld ? before : after, { value }));
          return field().value;
        });
      expect(
        await shown(
          'DesktopDatePicker',
          { inputFormat: 'D/M/YYYY', disableMaskedInput: true },
          { format: 'D/M/YYYY' },
          '2026-04-05',
        ),
      ).toEqual({ v5: '5/4/2026', v6: '05/04/2026' });
      const slotProps = { field: { shouldRespectLeadingZeros: true } };
      show(
        pickerOf(
          v6,
          'DesktopDatePicker',
          { format: 'D/M/YYYY', slotProps },
          { value: '2026-04-05' },
        ),
      );
      expect(field().value).toBe('5\u200e/4\u200e/2026');
      cleanup();
      const views = { views: ['month', 'day'] };
      expect(
        await shown('DesktopDatePicker', { ...views, openTo: 'day' }, views, '2026-04-15'),
      ).toEqual({ v5: '04/15/2026', v6: 'April 15' });
      const times = { views: ['hours', 'minutes', 'seconds'] };
      expect(await shown('DesktopTimePicker', times, times, '2026-04-15T09:30')).toEqual({
        v5: '09:30 AM',
        v6: '09:30:00 AM',
      });
      const format = { format: 'MM/DD/YYYY' };
      show(pickerOf(v6, 'DesktopDatePicker', { ...views, ...format }, { value: '2026-04-15' }));
      expect(field().value).toBe('04/15/2026');
    },
  );

  proves(
    [
      '`mask`, `disableMaskedInput`, `rifmFormatter`, `acceptRegex`, `ignoreInvalidInputs` | Apply | Have no effect | Remove them: sections need no mask',
      "In tests, `fireEvent.change(input, { target: { value: '04/15/2026' } })` and `user.type(input, '04/15/2026')` still set the date.",
    ],
    async () => {
      const formatted: string[] = [];
      const masks = {
        mask: '__/__/____',
        rifmFormatter: (text: string) => {
          formatted.push(text);
          return text;
        },
        acceptRegex: /\d/,
        ignoreInvalidInputs: true,
      };
      const seen = await onBoth(async (release) => {
        formatted.length = 0;
        const changed = listen();
        show(pickerOf(release, 'DesktopDatePicker', masks, { onChange: changed }));
        fireEvent.change(field(), { target: { value: '04/15/2026' } });
        const isFormatted = formatted.length > 0;
        cleanup();
        const typed = listen();
        const { user } = show(pickerOf(release, 'DesktopDatePicker', {}, { onChange: typed }));
        await user.type(field(), '04/15/2026');
        return [isFormatted, changed.first().at(-1), typed.first().at(-1)];
      });
      takeMessages('warn', /^Mask does not support numbers with variable length/);
      const date = '2026-04-15 00:00:00';
      expect(seen).toEqual({ v5: [true, date, date], v6: [false, date, date] });
      for (const name of [...Object.keys(masks), 'disableMaskedInput']) {
        expect(isGone(name, 'DatePickerProps')).toBe(true);
      }
    },
  );

  proves(
    [
      'Range picker | What `renderInput` returns | Two fields with " – " between them | Your own separator is gone: [slot](#renderinput-of-range-pickers)',
      '`slotProps.textField` may be a function that gets the `position`.',
      'Labels are `localeText.start` and `localeText.end`, which `startText` and `endText` were.',
      '`startText`, `endText` | `start`, `end`',
    ],
    async () => {
      const seen = await onBoth((release) => {
        show(
          pickerOf(
            release,
            'DesktopDateRangePicker',
            release.isOld
              ? { startText: 'From', endText: 'To' }
              : { localeText: { start: 'From', end: 'To' } },
          ),
        );
        const texts = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
        return [texts, document.body.textContent?.includes(' – ')];
      });
      expect(seen).toEqual({ v5: [['From', 'To'], false], v6: [['From', 'To'], true] });
      takeMessages('warn', /Props for translation are deprecated/);
      const slotProps = {
        textField: ({ position }: { readonly position: string }) => ({ helperText: position }),
        fieldSeparator: { children: 'to' },
      };
      show(pickerOf(v6, 'DesktopDateRangePicker', { slotProps }));
      expect(document.body.textContent).toMatch(/start.*to.*end/);
      expect(document.body.textContent).not.toContain(' – ');
    },
  );
});

describe('clocks', () => {
  proves(
    [
      'Time on a desktop | A clock, each minute can be hit | Columns with each fifth minute: pass `timeSteps={{ minutes: 1 }}`',
      'Date and time on a desktop | The clock after the day | Calendar and columns side by side',
      'Closes | After the minutes | After AM or PM, or by the button OK',
    ],
    async () => {
      const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
      const seen = await onBoth(async (release) => {
        const onChange = listen();
        const { user } = show(pickerOf(release, 'DesktopTimePicker', {}, { onChange }));
        await user.click(opener());
        const minutes = options().slice(12, -2);
        for (const [unit, name] of [
          ['hour', '9 hours'],
          ['minute', '30 minutes'],
        ]) {
          if (release.isOld) {
            const face = document.querySelector('.MuiClock-squareMask') ?? document.body;
            const changedTouches = [{ clientX: unit === 'hour' ? 200 : 190, clientY: 100 }];
            fireEvent.touchMove(face, { changedTouches });
            fireEvent.touchEnd(face, { changedTouches });
          } else {
            await user.click(screen.getByRole('option', { name }));
          }
          await pause(400);
        }
        const isOpen = dialog() !== null;
        const buttons = screen.queryByText('OK') !== null;
        if (isOpen) {
          await user.click(screen.getByRole('option', { name: 'AM' }));
          await pause(400);
        }
        const minute = String(onChange.first().at(-1)).slice(14, 16);
        return [minutes, isOpen, buttons, dialog() !== null, Number(minute) % 5];
      });
      expect(seen.v5).toEqual([expect.anything(), false, false, false, expect.any(Number)]);
      expect(seen.v5[4]).not.toBe(0);
      expect(seen.v6).toEqual([
        ['00', '05', '10', '15', '20', '25', '30', '35', '40', '45', '50', '55'],
        true,
        true,
        false,
        0,
      ]);
      const { user } = show(pickerOf(v6, 'DesktopTimePicker', { timeSteps: { minutes: 1 } }));
      await user.click(opener());
      expect(options()).toHaveLength(12 + 60 + 2);
      await user.click(screen.getByText('OK'));
      await pause(400);
      expect(dialog()).toBeNull();
      cleanup();
      const both = await onBoth(async (release) => {
        const opened = show(pickerOf(release, 'DesktopDateTimePicker'));
        await opened.user.click(opener());
        const columns = rootClass('MuiMultiSectionDigitalClock-root');
        await opened.user.click(screen.getByRole('gridcell', { name: '20' }));
        return [columns, rootClass('MuiClock-root'), screen.queryAllByRole('gridcell').length > 0];
      });
      expect(both).toEqual({ v5: [false, true, false], v6: [true, false, true] });
    },
  );

  proves(
    [
      'AM and PM on a phone | In the clock of a date-time picker | In its toolbar: `ampmInClock` is `true` on a desktop alone',
      'Title of the toolbar | The `label` of the picker | "Select date"; set `localeText={{ toolbarTitle: \'Arrival\' }}`',
      'Pen in the toolbar | Leads to a field in the dialog | Gone, with `inputModeToggleButtonAriaLabel` and `getMobileKeyboardInputViewButtonText`',
      'The clocks of v5:',
    ],
    async () => {
      const value = '2026-04-15T09:30';
      const seen = await onBoth(async (release) => {
        const { user } = show(pickerOf(release, 'MobileDateTimePicker', {}, { value }));
        await user.click(field());
        const inToolbar = screen.queryByText('AM') !== null;
        await user.click(given(screen.getAllByRole('tab')[1]));
        const inClock = rootClass('MuiClock-amButton');
        cleanup();
        const second = show(pickerOf(release, 'MobileDatePicker', {}, { value })).user;
        await second.click(field());
        const title = /^\D+?(?=Wed)/.exec(dialog()?.textContent ?? '')?.[0];
        const pen = within(given(dialog())).queryByRole('button', {
          name: /go to text input view/,
        });
        if (pen) {
          await second.click(pen);
        }
        return [
          inToolbar,
          inClock,
          title,
          within(given(dialog())).queryAllByRole('textbox').length,
        ];
      });
      expect(seen).toEqual({
        v5: [false, true, 'Arrival', 1],
        v6: [true, false, 'Select date', 0],
      });
      expect(isGone('inputModeToggleButtonAriaLabel', 'PickersLocaleText')).toBe(true);
      expect(isGone('getMobileKeyboardInputViewButtonText', 'DatePickerToolbarProps')).toBe(true);
      const { renderTimeViewClock } = v6.exported;
      const viewRenderers = {
        hours: renderTimeViewClock,
        minutes: renderTimeViewClock,
        seconds: renderTimeViewClock,
      };
      const clocks = await onBoth(async (release) => {
        const { user } = show(
          pickerOf(release, 'DesktopDateTimePicker', release.isOld ? {} : { viewRenderers }),
        );
        await user.click(opener());
        await user.click(screen.getByRole('gridcell', { name: '20' }));
        return dialog()?.textContent;
      });
      expect(clocks.v6).toBe(clocks.v5);
    },
  );
});

describe('values', () => {
  proves(
    [
      '`value="2026-04-15"` compiles, and the picker throws when it is shown: "value.isBefore is not a function" with Day.js ("isUTC" where its plugin `utc` is loaded), "value.isUTC is not a function" with Moment, "Cannot read properties of undefined (reading \'type\')" with Luxon.',
      'v5 made a date of whatever it got; v6 takes it as it is.',
    ],
    () => {
      const shown = (release: Release, adapter: string) => {
        const Picker = release.find('DesktopDatePicker');
        const props = release.isOld ? fieldOf(false) : {};
        show(
          release.wrap(<Picker value="2026-04-15" onChange={() => {}} {...props} />, {
            dateAdapter: release.adapter(adapter),
          }),
        );
        return field().value;
      };
      for (const [adapter, text, message] of [
        ['AdapterDayjs', '04/15/2026', 'value.isBefore is not a function'],
        ['AdapterMoment', '04/15/2026', 'value.isUTC is not a function'],
        ['AdapterLuxon', '4/15/2026', "Cannot read properties of undefined (reading 'type')"],
      ] as const) {
        expect(shown(v5, adapter)).toBe(text);
        cleanup();
        expect(() => shown(v6, adapter)).toThrow(message);
        cleanup();
      }
      takeMessages('warn', /Mask does not support numbers with variable length/);
      // The type of a value is that of its picker's own argument: a text is one, too.
      expect(typesOf('v6')).toMatch(
        /DatePickerComponent = \(<TDate>\(props: DatePickerProps<TDate>/,
      );
    },
  );

  proves(
    [
      '`value={undefined}` showed today.',
      'In v6 such a picker keeps its own value: an `undefined` that comes later clears nothing, and the console says "changing the uncontrolled value of a picker to be controlled" or the other way round.',
    ],
    async () => {
      const seen = await onBoth((release) => {
        const Picker = release.find('DesktopDatePicker');
        const texts: string[] = [];
        const element = (value: unknown) =>
          release.wrap(
            <Picker value={value} onChange={() => {}} {...(release.isOld ? fieldOf(false) : {})} />,
          );
        show(element(undefined));
        texts.push(field().value);
        cleanup();
        const second = show(element(release.dayjs('2020-01-02')));
        second.rerender(element(undefined));
        texts.push(field().value);
        return texts;
      });
      const today = v5.dayjs().format('MM/DD/YYYY');
      expect(seen).toEqual({ v5: [today, today], v6: ['', '01/02/2020'] });
      expectConsole('error', /changing the controlled value of a picker to be uncontrolled/);
    },
  );

  proves(
    [
      '`shouldDisableMonth`, `shouldDisableYear` | Disable a month or year in its view | Disable its days too, and a value there is an error',
      '`disablePast`, `disableFuture` | Not looked at by a `TimePicker` | A time before or after now is an error',
      '`shouldDisableTime` | Gets a number | Gets a date: `hour < 12` is never true, and nothing is disabled in JavaScript',
    ],
    async () => {
      const look = (name: string, props: (release: Release) => Props, value: string) =>
        onBoth(async (release) => {
          const onError = listen();
          show(pickerOf(release, name, { onError: onError.call, ...props(release) }, { value }));
          return onError.first();
        });
      const april = (date: Dayjs) => date.month() === 3;
      const day = await onBoth(async (release) => {
        const { user } = show(
          pickerOf(
            release,
            'DesktopDatePicker',
            { shouldDisableMonth: april },
            { value: '2026-04-02' },
          ),
        );
        await user.click(opener());
        return screen.getByRole<HTMLButtonElement>('gridcell', { name: '20' }).disabled;
      });
      expect(day).toEqual({ v5: false, v6: true });
      expect(
        await look('DesktopDatePicker', () => ({ shouldDisableMonth: april }), '2026-04-02'),
      ).toEqual({ v5: [], v6: ['shouldDisableMonth'] });
      const year = (date: Dayjs) => date.year() === 2026;
      expect(
        await look('DesktopDatePicker', () => ({ shouldDisableYear: year }), '2026-04-02'),
      ).toEqual({ v5: [], v6: ['shouldDisableYear'] });
      expect(await look('DesktopTimePicker', () => ({ disablePast: true }), '2001-01-01')).toEqual({
        v5: [],
        v6: ['disablePast'],
      });
      expect(
        await look('DesktopTimePicker', () => ({ disableFuture: true }), '2101-01-01'),
      ).toEqual({ v5: [], v6: ['disableFuture'] });
      const types = new Set<string>();
      const shouldDisableTime = (hour: unknown, view: string) => {
        types.add(typeof hour);
        return view === 'hours' && (hour as number) < 12;
      };
      const seen = await look(
        'DesktopTimePicker',
        () => ({ shouldDisableTime }),
        '2026-04-02T08:30',
      );
      expect(seen).toEqual({ v5: ['shouldDisableTime-hours'], v6: [] });
      expect([...types]).toEqual(['number', 'object']);
    },
  );
});

describe('themes', () => {
  proves(
    [
      '`MuiCalendarPicker`, `MuiDayPicker` | `MuiDateCalendar`, `MuiDayCalendar`',
      '`MuiMonthPicker`, `MuiYearPicker` | `MuiMonthCalendar`, `MuiYearCalendar`',
      '`MuiClockPicker`, `MuiCalendarPickerSkeleton` | `MuiTimeClock`, `MuiDayCalendarSkeleton`',
      '`PrivatePickersMonth`, `PrivatePickersYear` | `MuiPickersMonth`, `MuiPickersYear` (v8: `MuiMonthCalendar`, `MuiYearCalendar`, slot `button`)',
      '`PrivatePickersSlideTransition`, `PrivatePickersToolbarText` | `MuiPickersSlideTransition`, `MuiPickersToolbarText`',
      '`MuiPickerStaticWrapper` | `MuiPickersLayout`',
      '`MuiCalendarOrClockPicker` | None: `MuiPickersLayout`',
      '`MuiDateRangePickerInput` | `MuiMultiInputDateRangeField`',
      '`MuiDateRangePickerViewDesktop` | `MuiDateRangeCalendar`',
      'Keys such as `MuiDatePicker` stay, but not what stands in them:',
    ],
    async () => {
      const pairs = [
        ['MuiCalendarPicker', 'MuiDateCalendar'],
        ['MuiDayPicker', 'MuiDayCalendar'],
        ['MuiMonthPicker', 'MuiMonthCalendar'],
        ['MuiYearPicker', 'MuiYearCalendar'],
        ['MuiClockPicker', 'MuiTimeClock'],
        ['MuiCalendarPickerSkeleton', 'MuiDayCalendarSkeleton'],
        ['PrivatePickersMonth', 'MuiPickersMonth'],
        ['PrivatePickersYear', 'MuiPickersYear'],
        ['PrivatePickersSlideTransition', 'MuiPickersSlideTransition'],
        ['PrivatePickersToolbarText', 'MuiPickersToolbarText'],
        ['MuiPickerStaticWrapper', 'MuiPickersLayout'],
        ['MuiCalendarOrClockPicker', 'MuiPickersLayout'],
        ['MuiDateRangePickerInput', 'MuiMultiInputDateRangeField'],
        ['MuiDateRangePickerViewDesktop', 'MuiDateRangeCalendar'],
      ] as const;
      const before = typesOf('v5');
      const after = typesOf('v6');
      const shown = await onBoth(async (release) => {
        const [Months, Years, Skeleton] = [
          release.find('Months'),
          release.find('Years'),
          release.find(release.isOld ? 'CalendarPickerSkeleton' : 'DayCalendarSkeleton'),
        ];
        const value = release.dayjs('2026-04-15');
        const date = { [release.isOld ? 'date' : 'value']: value, onChange: () => {} };
        const { user } = show(
          release.wrap(
            <div>
              <Months {...date} />
              <Years {...date} />
              <Skeleton />
              {pickerOf(release, 'StaticDateTimePicker')}
              {pickerOf(release, 'StaticTimePicker')}
              {pickerOf(release, 'DesktopDateRangePicker')}
            </div>,
          ),
        );
        await user.click(screen.getByLabelText('Start'));
        const names = [...document.querySelectorAll('[class]')].flatMap(({ classList }) => [
          ...classList,
        ]);
        return new Set(names.map((name) => /^([A-Za-z]+)-/.exec(name)?.[1]));
      });
      takeMessages('error', /A props object containing a "key" prop is being spread/);
      for (const [old, next] of pairs) {
        expect(before).toMatch(new RegExp(`\\b${old}\\?: \\{`));
        expect(after).not.toMatch(new RegExp(`\\b${old}\\?: \\{`));
        expect(after).toMatch(new RegExp(`\\b${next}\\?: \\{`));
        expect([old, shown.v5.has(old), shown.v6.has(old)]).toEqual([old, true, false]);
        expect([next, shown.v6.has(next)]).toEqual([next, true]);
      }
      expect(before).toMatch(/\bMuiDatePicker\?: \{/);
      expect(after).toMatch(/\bMuiDatePicker\?: \{/);
      const components = { MuiDesktopDatePicker: { defaultProps: { inputFormat: 'YYYY' } } };
      const texts = await onBoth((release) => {
        show(
          <ThemeProvider theme={createTheme({ components } as ThemeOptions)}>
            {pickerOf(release, 'DesktopDatePicker', {}, { value: '2026-04-15' })}
          </ThemeProvider>,
        );
        return field().value;
      });
      expect(texts).toEqual({ v5: '2026', v6: '04/15/2026' });
      const theme = (components: string) => `
        import { createTheme } from '@mui/material/styles';
        import type {} from '@mui/x-date-pickers/themeAugmentation';
        export const theme = createTheme({ components: ${components} });
      `;
      await expectCompiles(
        theme(`{
          MuiMonthCalendar: { styleOverrides: { button: { color: 'red' } } },
          MuiYearCalendar: { styleOverrides: { button: { color: 'red' } } },
        }`),
      );
      await expectTypeError(theme(`{ MuiPickersYear: {} }`), /TS2353|TS2561/);
    },
  );
});

describe('smaller changes', () => {
  proves(
    [
      'Months and years have the role `radio` instead of `button`, and a month is named "January" instead of "Jan".',
      '`MonthCalendar` and `YearCalendar` call `onChange` with the date alone.',
      'Their prop `date` is `value`.',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        const look = async (name: 'Months' | 'Years', text: string) => {
          const Part = release.find(name);
          const onChange = listen();
          const value = { [release.isOld ? 'date' : 'value']: release.dayjs('2026-04-15') };
          const { user } = show(release.wrap(<Part {...value} onChange={onChange.call} />));
          const part = screen.getByText(text);
          await user.click(part);
          const role = part.getAttribute('role') ?? part.tagName.toLowerCase();
          const result = [role, part.getAttribute('aria-label'), onChange.calls[0]];
          cleanup();
          return result;
        };
        return [await look('Months', 'Jan'), await look('Years', '2030')];
      });
      expect(seen).toEqual({
        v5: [
          ['button', null, ['2026-01-15 00:00:00', 'finish']],
          ['button', null, ['2030-04-15 00:00:00', 'finish']],
        ],
        v6: [
          ['radio', 'January', ['2026-01-15 00:00:00']],
          ['radio', null, ['2030-04-15 00:00:00']],
        ],
      });
    },
  );

  proves(
    [
      'The calendar is 334 px high at all times; in v5 it was as high as its content, up to 358 px.',
      '`dayOfWeekFormatter` gets the date as a second argument.',
    ],
    async () => {
      const seen = await onBoth((release) => {
        const Calendar = release.find('Calendar');
        const names = listen();
        const dayOfWeekFormatter = (...values: readonly string[]) => {
          names.call(...values);
          return values[0];
        };
        const date = { [release.isOld ? 'date' : 'value']: null };
        show(
          release.wrap(
            <Calendar
              {...date}
              onChange={() => {}}
              className="own-root"
              dayOfWeekFormatter={dayOfWeekFormatter}
            />,
          ),
        );
        const { height, maxHeight } = getComputedStyle(given(document.querySelector('.own-root')));
        return [height, maxHeight, names.calls[0]?.length];
      });
      expect(seen).toEqual({ v5: ['', '358px', 1], v6: ['334px', '334px', 2] });
    },
  );

  proves(
    [
      '`modeDesktop` and `modeMobile` of `pickersYearClasses` are gone: write `DEFAULT_DESKTOP_MODE_MEDIA_QUERY` into the styles.',
      'Static pickers have no `label`, `inputRef`, `closeOnSelect` and `disableOpenPicker` any more; `label` was the title of the toolbar.',
      'Range pickers have no `shouldDisableMonth`, `shouldDisableYear` and `onViewChange` any more, and `MobileDateRangePicker` has no `calendars`.',
    ],
    async () => {
      expect(v5.exported.pickersYearClasses).toHaveProperty('modeDesktop');
      expect(v6.exported.pickersYearClasses).not.toHaveProperty('modeDesktop');
      expect(v6.exported.pickersYearClasses).not.toHaveProperty('modeMobile');
      expect(v6.exported.DEFAULT_DESKTOP_MODE_MEDIA_QUERY).toMatch(/^@media/);
      for (const name of ['label', 'inputRef', 'closeOnSelect', 'disableOpenPicker']) {
        expect(isGone(name, 'StaticDatePickerProps')).toBe(true);
      }
      const titles = await onBoth((release) => {
        show(pickerOf(release, 'StaticDatePicker'));
        return screen.queryByText('Arrival') !== null;
      });
      expect(titles).toEqual({ v5: true, v6: false });
      for (const name of ['shouldDisableMonth', 'shouldDisableYear', 'onViewChange']) {
        expect(isGone(name, 'DateRangePickerProps')).toBe(true);
      }
      expect(isGone('calendars', 'MobileDateRangePickerProps')).toBe(true);
    },
  );

  proves(
    '`reduceAnimations` is on where somebody asked the system for less motion, too.',
    async () => {
      const real = window.matchMedia;
      window.matchMedia = (media) =>
        ({
          media,
          matches: /prefers-reduced-motion/.test(media),
          addEventListener() {},
          removeEventListener() {},
          addListener() {},
          removeListener() {},
        }) as unknown as MediaQueryList;
      try {
        const months = await onBoth(async (release) => {
          const { user } = show(pickerOf(release, 'DesktopDatePicker'));
          await user.click(opener());
          await user.click(screen.getByLabelText('Next month'));
          return screen.getAllByRole('rowgroup').length;
        });
        // With the animation, the month that goes is there beside the one that comes.
        expect(months).toEqual({ v5: 2, v6: 1 });
      } finally {
        window.matchMedia = real;
      }
    },
  );
});

describe('fields', () => {
  proves(
    [
      'In JavaScript, pickers ignore old props without a word, but for `renderInput`.',
      'Calendars and clocks hand them on: "React does not recognize the `renderDay` prop on a DOM element".',
      'The console says "The `renderInput` prop has been removed in version 6.0 of the Date and Time Pickers".',
    ],
    async () => {
      const old = { inputFormat: 'YYYY', showToolbar: true, renderDay: () => null, mask: '__' };
      const more = { PopperProps: {}, leftArrowButtonText: 'L', ToolbarComponent: () => null };
      show(pickerOf(v6, 'DesktopDatePicker', { ...old, ...more }, { value: '2026-04-15' }));
      expect(field().value).toBe('04/15/2026');
      expect(consoleMessages()).toEqual([]);
      show(pickerOf(v6, 'DesktopDatePicker', fieldOf(false)));
      expectConsole(
        'warn',
        /^The `renderInput` prop has been removed in version 6\.0 of the Date and Time Pickers/,
      );
      const Calendar = v6.find('Calendar');
      const Clock = v6.find('Clock');
      show(v6.wrap(<Calendar renderDay={() => null} />));
      expectConsole('error', /React does not recognize the `?%?s?`? ?.*renderDay/s);
      show(v6.wrap(<Clock getClockLabelText={() => ''} />));
      expectConsole('error', /React does not recognize .*getClockLabelText/s);
    },
  );

  proves(
    [
      'Props of your text field go into `slotProps.textField`.',
      "An `error` there replaces the picker's own, as it did in `renderInput`.",
      'a function within `slots` is a new component at each render, and the input loses the focus at the first key.',
      "A text that doesn't make a date can't be read any more.",
    ],
    async () => {
      const seen = await onBoth((release) => {
        const own = { error: false, helperText: 'From noon' };
        show(
          pickerOf(
            release,
            'DesktopDatePicker',
            {
              disablePast: true,
              ...(release.isOld
                ? { renderInput: (props: TextFieldProps) => <TextField {...props} {...own} /> }
                : { slotProps: { textField: own } }),
            },
            { value: '2001-01-01' },
          ),
        );
        return [field().getAttribute('aria-invalid'), screen.queryByText('From noon') !== null];
      });
      expect(seen).toEqual({ v5: ['false', true], v6: ['false', true] });
      const Picker = v6.find('DesktopDatePicker');
      function App() {
        const [value, setValue] = useState<unknown>(null);
        const textField = (props: TextFieldProps) => <TextField {...props} />;
        return v6.wrap(<Picker value={value} onChange={setValue} slots={{ textField }} />);
      }
      const { user } = show(<App />);
      await user.click(field());
      await pause(20);
      await user.keyboard('04152026');
      expect(field()).not.toHaveFocus();
      expect(field().value).toBe('04/DD/YYYY');
      cleanup();
      const onChange = listen();
      const typed = show(pickerOf(v6, 'DesktopDatePicker', {}, { onChange })).user;
      await typed.click(field());
      await typed.keyboard('04');
      expect(onChange.calls).toEqual([['Invalid Date', { validationError: 'invalidDate' }]]);
    },
  );

  proves('A `renderInput` that returned a button becomes a component in `slots.field`', () => {
    const Day = () => <button type="button">Day</button>;
    show(pickerOf(v6, 'DesktopDatePicker', { slots: { field: Day } }));
    expect(screen.getByRole('button', { name: 'Day' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  proves(
    [
      '`ToolbarComponent` | `slots.toolbar`',
      '`parsedValue` | `value`',
      '`openView`, `setOpenView` | `view`, `onViewChange`',
      '`isMobileKeyboardViewOpen`, `toggleMobileKeyboardView` | None',
      'Props of the picker, such as `minDate`, `disablePast`, `label` or `shouldDisableDate` | None',
    ],
    async () => {
      const seen = await onBoth(async (release) => {
        let received: Props = {};
        const Bar = (props: Props) => {
          received = props;
          return null;
        };
        const limits = { disablePast: true, shouldDisableDate: () => false };
        const slot = release.isOld ? { ToolbarComponent: Bar } : { slots: { toolbar: Bar } };
        const { user } = show(
          pickerOf(
            release,
            'MobileDatePicker',
            { ...limits, ...slot, minDate: release.dayjs('2020-01-01') },
            { value: '2026-04-15' },
          ),
        );
        await user.click(field());
        const names = [
          ...['parsedValue', 'openView', 'setOpenView', 'isMobileKeyboardViewOpen'],
          ...['toggleMobileKeyboardView', 'minDate', 'disablePast', 'label'],
          ...['value', 'view', 'onViewChange'],
        ];
        return names.filter((name) => received[name] !== undefined);
      });
      expect(seen).toEqual({
        v5: [
          ...['parsedValue', 'openView', 'setOpenView', 'isMobileKeyboardViewOpen'],
          ...['toggleMobileKeyboardView', 'minDate', 'disablePast', 'label'],
        ],
        v6: ['value', 'view', 'onViewChange'],
      });
      for (const name of ['minDate', 'disablePast', 'shouldDisableDate']) {
        expect(isGone(name, 'DatePickerToolbarProps')).toBe(true);
      }
    },
  );

  proves(
    [
      "The component gets the day's props, and not the selected days: pass these by `slotProps.day`.",
      '`PickersDay` wants `isFirstVisibleCell` and `isLastVisibleCell`, which are among the props.',
    ],
    async () => {
      let received: Props = {};
      const Day = (props: Props) => {
        received = props;
        return null;
      };
      const { user } = show(
        pickerOf(v6, 'DesktopDatePicker', {
          slots: { day: Day },
          slotProps: { day: { selectedDays: ['mine'] } },
        }),
      );
      await user.click(opener());
      expect(received).toMatchObject({
        selectedDays: ['mine'],
        isFirstVisibleCell: expect.any(Boolean),
        isLastVisibleCell: expect.any(Boolean),
        day: expect.anything(),
        outsideCurrentMonth: expect.any(Boolean),
      });
      expect(typesOf('v6')).toMatch(/\bisFirstVisibleCell: boolean/);
      expect(typesOf('v6')).toMatch(/\bisLastVisibleCell: boolean/);
      expect(typesOf('v5')).not.toMatch(/\bisFirstVisibleCell\b/);
    },
  );
});

describe('names', () => {
  proves(
    [
      'Folders and all names that contain them follow: `calendarPickerClasses` is `dateCalendarClasses`.',
      '`CalendarPicker`, `CalendarPickerProps`, `CalendarPickerClasses`, `CalendarPickerClassKey`, `calendarPickerClasses`, `getCalendarPickerUtilityClass` | `DateCalendar`, `DateCalendarProps` and so on',
      '`CalendarPickerSlotsComponent`, `CalendarPickerSlotsComponentsProps` | `DateCalendarSlotsComponent`, `DateCalendarSlotsComponentsProps` (v8: `DateCalendarSlots`, `DateCalendarSlotProps`)',
      '`ClockPicker`, `ClockPickerProps`, `ClockPickerClasses`, `ClockPickerClassKey`, `clockPickerClasses`, `getClockPickerUtilityClass` | `TimeClock`, `TimeClockProps` and so on',
      '`MonthPicker`, `MonthPickerProps`, `MonthPickerClasses`, `MonthPickerClassKey`, `monthPickerClasses`, `getMonthPickerUtilityClass` | `MonthCalendar`, `MonthCalendarProps` and so on',
      '`YearPicker`, `YearPickerProps`, `YearPickerClasses`, `YearPickerClassKey`, `yearPickerClasses`, `getYearPickerUtilityClass` | `YearCalendar`, `YearCalendarProps` and so on',
      '`CalendarPickerSkeleton`, `CalendarPickerSkeletonProps`, `CalendarPickerSkeletonClasses`, `CalendarPickerSkeletonClassKey`, `calendarPickerSkeletonClasses`, `getCalendarPickerSkeletonUtilityClass` | `DayCalendarSkeleton`, `DayCalendarSkeletonProps` and so on',
      '`DayPickerClasses`, `DayPickerClassKey` | `DayCalendarClasses`, `DayCalendarClassKey`',
      '`CalendarPickerView`, `ClockPickerView` | `DateView`, `TimeView`',
      '`DateRangePickerInputClasses`, `DateRangePickerInputClassKey`, `dateRangePickerInputClasses`, `getDateRangePickerInputUtilityClass` | `MultiInputRangeFieldClasses`, `MultiInputRangeFieldClassKey`, `multiInputDateRangeFieldClasses`, `getMultiInputDateRangeFieldUtilityClass`',
      '`DateRangePickerViewDesktopClasses`, `DateRangePickerViewDesktopClassKey`, `dateRangePickerViewDesktopClasses`, `getDateRangePickerViewDesktopUtilityClass` | `DateRangeCalendarClasses`, `DateRangeCalendarClassKey`, `dateRangeCalendarClasses`, `getDateRangeCalendarUtilityClass`',
      '`Unstable_DateField` | `DateField`',
    ],
    async () => {
      const after = typesOf('v6');
      const gone = new Set(
        goneOf('migration-pickers-v5')
          .filter(({ kind }) => kind === 'export')
          .map(({ name }) => name),
      );
      const lower = (name: string) => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
      const follow = (old: string, next: string, names: readonly string[]) =>
        names.forEach((name) => {
          const replace = (to: string) => name.replace('X', to).replace('x', lower(to));
          expect([replace(old), gone.has(replace(old))]).toEqual([replace(old), true]);
          expect(after).toMatch(new RegExp(`\\b${replace(next)}\\b`));
        });
      const names = ['X', 'XProps', 'XClasses', 'XClassKey', 'xClasses', 'getXUtilityClass'];
      for (const [old, next] of [
        ['CalendarPicker', 'DateCalendar'],
        ['ClockPicker', 'TimeClock'],
        ['MonthPicker', 'MonthCalendar'],
        ['YearPicker', 'YearCalendar'],
        ['CalendarPickerSkeleton', 'DayCalendarSkeleton'],
      ] as const) {
        follow(old, next, names);
        expect(existsSync(folderOf('v6', `@mui/x-date-pickers/${next}`))).toBe(true);
        expect(existsSync(folderOf('v6', `@mui/x-date-pickers/${old}`))).toBe(false);
      }
      follow('CalendarPicker', 'DateCalendar', ['XSlotsComponent', 'XSlotsComponentsProps']);
      follow('DayPicker', 'DayCalendar', ['XClasses', 'XClassKey']);
      follow('CalendarPickerView', 'DateView', ['X']);
      follow('ClockPickerView', 'TimeView', ['X']);
      follow('DateRangePickerInput', 'MultiInputRangeField', ['XClasses', 'XClassKey']);
      follow('DateRangePickerInput', 'MultiInputDateRangeField', ['xClasses', 'getXUtilityClass']);
      follow('DateRangePickerViewDesktop', 'DateRangeCalendar', names.slice(2));
      expect(typesOf('v5')).toContain('Unstable_DateField');
      expect(after).not.toContain('Unstable_DateField');
      expect(v6.exported).toHaveProperty('DateField');
      await expectCompiles(
        `import type { DateCalendarSlots, DateCalendarSlotProps } from '@mui/x-date-pickers/DateCalendar';
         export type Both = [DateCalendarSlots, DateCalendarSlotProps];`,
      );
    },
  );

  proves(
    [
      '`leftArrowButtonText`, `rightArrowButtonText` | `previousMonth`, `nextMonth`; in clocks `openPreviousView`, `openNextView`',
      '`getViewSwitchingButtonText` | `calendarViewSwitchingButtonAriaLabel`',
      '`getOpenDialogAriaText` | `openDatePickerDialogue`, `openTimePickerDialogue`',
      '`getClockLabelText` | `clockLabelText`',
      'On pickers they go into `localeText`, on calendars and clocks into that of the `LocalizationProvider`.',
    ],
    async () => {
      const labelled = (names: readonly string[]) =>
        names.filter((name) => screen.queryByLabelText(name) !== null);
      const seen = await onBoth(async (release) => {
        const { user } = show(
          pickerOf(
            release,
            'DesktopDatePicker',
            release.isOld
              ? {
                  leftArrowButtonText: 'L',
                  rightArrowButtonText: 'R',
                  getViewSwitchingButtonText: () => 'S',
                  getOpenDialogAriaText: () => 'Choose now',
                }
              : {
                  localeText: {
                    previousMonth: 'L',
                    nextMonth: 'R',
                    calendarViewSwitchingButtonAriaLabel: () => 'S',
                    openDatePickerDialogue: () => 'Choose now',
                  },
                },
          ),
        );
        await user.click(screen.getByLabelText('Choose now'));
        const dates = labelled(['L', 'R', 'S']);
        cleanup();
        const Clock = release.find('Clock');
        const old = {
          date: null,
          showViewSwitcher: true,
          onChange: () => {},
          leftArrowButtonText: 'L',
          rightArrowButtonText: 'R',
          getClockLabelText: () => 'C',
        };
        const localeText = { openPreviousView: 'L', openNextView: 'R', clockLabelText: () => 'C' };
        show(
          release.isOld
            ? release.wrap(<Clock {...old} />)
            : release.wrap(<Clock showViewSwitcher />, { localeText }),
        );
        const times = labelled(['L', 'R', 'C']);
        cleanup();
        const choose = release.isOld
          ? { getOpenDialogAriaText: () => 'Choose a time now' }
          : { localeText: { openTimePickerDialogue: () => 'Choose a time now' } };
        show(pickerOf(release, 'DesktopTimePicker', choose));
        return [dates, times, labelled(['Choose a time now'])];
      });
      expect(seen.v6).toEqual([['L', 'R', 'S'], ['L', 'R', 'C'], ['Choose a time now']]);
      expect(seen.v5).toEqual(seen.v6);
      takeMessages('warn', /Props for translation are deprecated/);
      expect(typesOf('v6')).not.toMatch(/interface DateCalendarProps[^}]*localeText/);
    },
  );

  proves(
    [
      '`datePickerDefaultToolbarTitle`, `timePickerDefaultToolbarTitle` | `datePickerToolbarTitle`, `timePickerToolbarTitle`',
      '`dateTimePickerDefaultToolbarTitle`, `dateRangePickerDefaultToolbarTitle` | `dateTimePickerToolbarTitle`, `dateRangePickerToolbarTitle`',
    ],
    () => {
      const textsOf = (side: Side) =>
        readFileSync(folderOf(side, '@mui/x-date-pickers/locales/enUS.js'), 'utf8');
      for (const name of ['date', 'time', 'dateTime', 'dateRange']) {
        const entry = (title: string) => new RegExp(`\\b${name}Picker${title}: '(.*)'`);
        const before = entry('DefaultToolbarTitle').exec(textsOf('v5'))?.[1];
        expect(before).toMatch(/^Select/);
        expect(entry('ToolbarTitle').exec(textsOf('v6'))?.[1]).toBe(before);
        expect(textsOf('v6')).not.toMatch(entry('DefaultToolbarTitle'));
      }
    },
  );

  proves(
    [
      '`locale` is `adapterLocale`, and with the wrong name dates are in English without a warning.',
      'An adapter from `@date-io` throws "The date adapter should be imported from `@mui/x-date-pickers`".',
      '`@date-io/date-fns-jalali` | Folder `AdapterDateFnsJalali`',
      '`@date-io/hijri` | Folder `AdapterMomentHijri`',
      '`@date-io/jalaali` | Folder `AdapterMomentJalaali`',
      'a text for Day.js, a locale object for date-fns',
    ],
    async () => {
      const Picker = (release: Release) => {
        const Part = release.find('DesktopDatePicker');
        return (
          <Part
            value={release.dayjs('2026-04-15')}
            onChange={() => {}}
            {...(release.isOld ? fieldOf(false) : {})}
          />
        );
      };
      const shown = async (prop: string) =>
        onBoth((release) => {
          jest.requireActual(folderOf(release.side, 'dayjs/locale/de'));
          show(release.wrap(Picker(release), { [prop]: 'de' }));
          return field().value;
        });
      expect(await shown('adapterLocale')).toEqual({ v5: '15.04.2026', v6: '15.04.2026' });
      expect(await shown('locale')).toEqual({ v5: '15.04.2026', v6: '04/15/2026' });
      expect(expectConsole('warn', /prop `locale` is deprecated/)).toHaveLength(1);
      const dateAdapter = jest.requireActual(folderOf('v5', '@date-io/dayjs'));
      show(v5.wrap(Picker(v5), { dateAdapter }));
      expect(field().value).toBe('04/15/2026');
      expect(() => show(v6.wrap(Picker(v6), { dateAdapter }))).toThrow(
        /The date adapter should be imported from `@mui\/x-date-pickers`/,
      );
      for (const name of ['AdapterDateFnsJalali', 'AdapterMomentHijri', 'AdapterMomentJalaali']) {
        expect(existsSync(folderOf('v6', `@mui/x-date-pickers/${name}`))).toBe(true);
        expect(existsSync(folderOf('v5', `@mui/x-date-pickers/${name}`))).toBe(false);
      }
      expect(typesOf('v6')).toMatch(/AdapterDayjs implements MuiPickersAdapter<Dayjs, string>/);
      expect(typesOf('v6')).toMatch(
        /AdapterDateFns [^{]*implements MuiPickersAdapter<Date, DateFnsLocale>/,
      );
    },
  );

  proves(
    [
      '`DatePickerProps<string, Dayjs>` had the type of what you pass before that of the date.',
      'Now both are one: `DatePickerProps<Dayjs>`, in v8 none.',
    ],
    async () => {
      expect(typesOf('v5')).toContain('interface DatePickerProps<TInputDate, TDate>');
      expect(typesOf('v6')).toContain('interface DatePickerProps<TDate>');
      const use = (type: string) => `
        import type { Dayjs } from 'dayjs';
        import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
        export type Props = ${type};
        export type Day = Dayjs;
      `;
      await expectTypeError(use('DatePickerProps<Dayjs, Dayjs>'), /TS2707|TS2314/);
      await expectCompiles(use('DatePickerProps'));
    },
  );
});

// Last, as the plugin stays loaded.
describe('with the plugin utc of Day.js', () => {
  proves(
    [
      'Types over a Day.js date in UTC | A local date | A date in UTC',
      'with Day.js ("isUTC" where its plugin `utc` is loaded)',
      'With the plugin `utc`, a text or a `Date` as `minDate` or `maxDate` throws, too, at the latest when the calendar opens.',
    ],
    async () => {
      const value = '2026-04-15T17:45:10';
      const utc = await onBoth((release) => {
        extended(release).extend(jest.requireActual(folderOf(release.side, 'dayjs/plugin/utc')));
        const Picker = release.find('DesktopDatePicker');
        const kinds: boolean[] = [];
        const onChange = (date: Dayjs) => kinds.push(date.isUTC());
        const props = { onChange, ...(release.isOld ? fieldOf(false) : {}) };
        show(release.wrap(<Picker value={extended(release).utc?.(value)} {...props} />));
        fireEvent.change(field(), { target: { value: '04/20/2026' } });
        return kinds;
      });
      expect(utc).toEqual({ v5: [false], v6: [true] });
      for (const limit of [{ minDate: '2026-04-01' }, { maxDate: new Date(2026, 3, 30) }]) {
        const open = async (release: Release) => {
          const { user } = show(pickerOf(release, 'DesktopDatePicker', limit, { value }));
          await user.click(opener());
        };
        await open(v5);
        expect(dialog()).not.toBeNull();
        cleanup();
        await expect(open(v6)).rejects.toThrow('value.isUTC is not a function');
        cleanup();
      }
      const Picker = v6.find('DesktopDatePicker');
      expect(() => show(v6.wrap(<Picker value="2026-04-15" />))).toThrow(
        'value.isUTC is not a function',
      );
    },
  );
});

exempt(
  [
    'This guide is for apps with `@mui/x-date-pickers` or `@mui/x-date-pickers-pro` 5.',
    'Some steps you do once: write `slots` and `slotProps`, never `components`; give `shouldDisableTime` dates, and leave `shouldDisableClock` out; leave buttons as fields, toolbars of your own and tests of fields until v8, where these change again.',
    'For a text field of yours, pass a component that renders `TextField` with all its props as `slots.textField`, and define it outside of yours:',
    'v8 has [hooks for these](/x/react-date-pickers/custom-field/), and what v6 passes to it changes with each version.',
    'v8 has one field with both dates by default, and other names for the separator.',
    'In v8 a toolbar reads `value` and `setView` by a hook.',
    '(v8: `openPickerButtonPosition` of `slotProps.field`)',
    '(v8: they get the formatted text)',
  ],
  'Advice, and what the later guides and pages say.',
);
exempt(
  [
    "The app compiles, and no old name is left: `git grep -nE 'renderInput|inputFormat|renderDay|ToolbarComponent|showToolbar|(Calendar|Clock|Month|Year)Picker\\b|@date-io|disableMaskedInput'`.",
    'No picker has both `components` and `slots`.',
    "A typed date keeps or loses its time as your server wants it; the year 202 isn't saved.",
    'Each picker gets a date of your library or `null`, never a text or `undefined`.',
    'The console is free of "has been removed in version 6.0" and "does not recognize".',
    'Styles of `MuiCalendarPicker` and `PrivatePickersYear` have their new names.',
  ],
  'The checklist repeats what the sections above say.',
);
exempt(
  [
    'A command renames most props; each `renderInput`, `renderDay` and toolbar is moved by hand.',
    'The codemod renames the calendars and clocks, `inputFormat`, `shouldDisableTime` and `locale`, and moves texts into `localeText`, and `showToolbar`, `PopperProps`, `InputProps` and their like into `components` and `componentsProps`.',
    'It turns imports from `@date-io` into those of the package.',
    'It leaves `renderInput`, `renderDay`, masks, theme keys, the second argument of `onChange`, props that are spread, and `styled(DatePicker)`.',
    'Of a component that is imported `as` another name it moves a part only: `showToolbar` and texts stay.',
    'Two `localeText` on one picker: TS17001 | It had one, and `startText` or another text prop beside it | Merge them',
    'Texts are lost without an error | As above, with `toolbarTitle` too | Search the diff for removed lines with `Text=`',
    '`componentsProps={common}` is lost | It was a variable, and a prop moved there too | Write `{ ...common, popper: … }`',
    '`InputProps` within `componentsProps.textField` are replaced | The picker had both | Merge them',
    '`LocalizationProvider` around a calendar, TS2304 | A calendar or clock has no `localeText`, so it wraps it, and imports nothing | Import it, or move the texts to the provider of your app',
    '`CalendarPickerView` imported from `DateCalendar` | It renames the folder for all names | `DateView`',
    '`DateCalendarProps` imported without `type` | It drops `type` | Put it back if you compile with `verbatimModuleSyntax`',
    "`LeftArrowButton`, `datePickerDefaultToolbarTitle` stay | These two renames don't take effect | Rename them: [slots](#props-for-parts-are-slots), [texts](#text-props-and-translation-keys)",
    '`shouldDisableClock` | The old callback under a name that v7 has no more | [Rewrite it](#shoulddisabletime-gets-a-date) for dates',
    'Where `components` was given a variable, its keys keep their capital letter: `OpenPickerIcon` has to be `openPickerIcon`.',
    'the codemod leaves `inputFormat` in `defaultProps` as it is.',
  ],
  'Seen by running the codemod, 8.29.3, on files with each of these.',
);
