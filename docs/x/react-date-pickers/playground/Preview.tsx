/** The component that is being set up, with the props that were chosen. */
import * as React from 'react';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import {
  LocalizationProvider,
  type LocalizationProviderProps,
} from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { usePickerAdapter } from '@mui/x-date-pickers/hooks';
import type { MuiPickersAdapter } from '@mui/x-date-pickers/models';
import {
  treeOf,
  valueOf,
  type Choices,
  type Control,
  type Tree,
} from '@site/src/lib/playground/choices';
import { loadProvider } from './adapters';
import { componentName, isRange } from './exampleCode';
import { SHORTCUTS } from './extras';
import type { LibraryName, LocaleName } from './libraries';

type Loader = () => Promise<React.ElementType>;

/** Each component comes when it is chosen; the first one is there. */
const LOADERS: Readonly<Record<string, Loader>> = {
  DesktopDatePicker: () =>
    import('@mui/x-date-pickers/DesktopDatePicker').then((module) => module.DesktopDatePicker),
  MobileDatePicker: () =>
    import('@mui/x-date-pickers/MobileDatePicker').then((module) => module.MobileDatePicker),
  StaticDatePicker: () =>
    import('@mui/x-date-pickers/StaticDatePicker').then((module) => module.StaticDatePicker),
  DateField: () => import('@mui/x-date-pickers/DateField').then((module) => module.DateField),
  DateCalendar: () =>
    import('@mui/x-date-pickers/DateCalendar').then((module) => module.DateCalendar),
  TimePicker: () => import('@mui/x-date-pickers/TimePicker').then((module) => module.TimePicker),
  DesktopTimePicker: () =>
    import('@mui/x-date-pickers/DesktopTimePicker').then((module) => module.DesktopTimePicker),
  MobileTimePicker: () =>
    import('@mui/x-date-pickers/MobileTimePicker').then((module) => module.MobileTimePicker),
  StaticTimePicker: () =>
    import('@mui/x-date-pickers/StaticTimePicker').then((module) => module.StaticTimePicker),
  TimeField: () => import('@mui/x-date-pickers/TimeField').then((module) => module.TimeField),
  TimeClock: () => import('@mui/x-date-pickers/TimeClock').then((module) => module.TimeClock),
  DigitalClock: () =>
    import('@mui/x-date-pickers/DigitalClock').then((module) => module.DigitalClock),
  DateTimePicker: () =>
    import('@mui/x-date-pickers/DateTimePicker').then((module) => module.DateTimePicker),
  DesktopDateTimePicker: () =>
    import('@mui/x-date-pickers/DesktopDateTimePicker').then(
      (module) => module.DesktopDateTimePicker,
    ),
  MobileDateTimePicker: () =>
    import('@mui/x-date-pickers/MobileDateTimePicker').then(
      (module) => module.MobileDateTimePicker,
    ),
  StaticDateTimePicker: () =>
    import('@mui/x-date-pickers/StaticDateTimePicker').then(
      (module) => module.StaticDateTimePicker,
    ),
  DateTimeField: () =>
    import('@mui/x-date-pickers/DateTimeField').then((module) => module.DateTimeField),
  DateRangePicker: () =>
    import('@mui/x-date-pickers-pro/DateRangePicker').then((module) => module.DateRangePicker),
  DesktopDateRangePicker: () =>
    import('@mui/x-date-pickers-pro/DesktopDateRangePicker').then(
      (module) => module.DesktopDateRangePicker,
    ),
  MobileDateRangePicker: () =>
    import('@mui/x-date-pickers-pro/MobileDateRangePicker').then(
      (module) => module.MobileDateRangePicker,
    ),
  StaticDateRangePicker: () =>
    import('@mui/x-date-pickers-pro/StaticDateRangePicker').then(
      (module) => module.StaticDateRangePicker,
    ),
  DateRangeCalendar: () =>
    import('@mui/x-date-pickers-pro/DateRangeCalendar').then((module) => module.DateRangeCalendar),
  TimeRangePicker: () =>
    import('@mui/x-date-pickers-pro/TimeRangePicker').then((module) => module.TimeRangePicker),
  DesktopTimeRangePicker: () =>
    import('@mui/x-date-pickers-pro/DesktopTimeRangePicker').then(
      (module) => module.DesktopTimeRangePicker,
    ),
  MobileTimeRangePicker: () =>
    import('@mui/x-date-pickers-pro/MobileTimeRangePicker').then(
      (module) => module.MobileTimeRangePicker,
    ),
  DateTimeRangePicker: () =>
    import('@mui/x-date-pickers-pro/DateTimeRangePicker').then(
      (module) => module.DateTimeRangePicker,
    ),
  DesktopDateTimeRangePicker: () =>
    import('@mui/x-date-pickers-pro/DesktopDateTimeRangePicker').then(
      (module) => module.DesktopDateTimeRangePicker,
    ),
  MobileDateTimeRangePicker: () =>
    import('@mui/x-date-pickers-pro/MobileDateTimeRangePicker').then(
      (module) => module.MobileDateTimeRangePicker,
    ),
  PickerDay2: () => import('@mui/x-date-pickers/PickerDay2').then((module) => module.PickerDay2),
  DateRangePickerDay2: () =>
    import('@mui/x-date-pickers-pro/DateRangePickerDay2').then(
      (module) => module.DateRangePickerDay2,
    ),
};

async function load(name: string): Promise<React.ElementType> {
  const Component = name === 'DatePicker' ? DatePicker : await LOADERS[name]?.();
  if (!Component) {
    throw new Error(`There is no ${name}.`);
  }
  return Component;
}

export interface PreviewProps {
  readonly component: string;
  readonly choices: Choices;
  readonly controls: readonly Control[];
  readonly library: LibraryName;
  readonly locale: LocaleName;
  readonly value: readonly string[];
}

/** A date of the library that was chosen; the types know the project's own. */
type PickerValue = ReturnType<MuiPickersAdapter['date']>;

/** All that had to be loaded for one set of choices. */
interface Loaded {
  readonly name: string;
  readonly Component: React.ElementType;
  readonly Day: React.ElementType | undefined;
  readonly provider: LocalizationProviderProps<string>;
}

function isWeekend(day: { valueOf: () => number }): boolean {
  return [0, 6].includes(new Date(day.valueOf()).getDay());
}

/** Objects out of a tree, as props take them. */
function objectOf(tree: Tree<unknown>): unknown {
  return 'value' in tree
    ? tree.value
    : Object.fromEntries([...tree.branches].map(([name, child]) => [name, objectOf(child)]));
}

function Configured({ loaded, ...props }: PreviewProps & { readonly loaded: Loaded }) {
  const { component, choices, controls, value } = props;
  const adapter = usePickerAdapter();
  const [report, setReport] = React.useState('Nothing was changed yet.');
  const toDate = (iso: string) => adapter.date(iso);

  const chosen = (control: Control, text: string): unknown => {
    if (control.name === 'shouldDisableDate') {
      return isWeekend;
    }
    if (control.name === 'slots.day') {
      return loaded.Day;
    }
    if (control.name === 'slotProps.shortcuts.items') {
      return (SHORTCUTS[text] ?? []).map(([label, ...dates]) => {
        const days = dates.map((iso) => toDate(`${iso}T00:00`));
        return { label, getValue: () => (days.length > 1 ? days : days[0]) };
      });
    }
    return valueOf(control, text, toDate);
  };
  const entries = controls.flatMap((control) => {
    const text = choices[control.name];
    return text === undefined || control.name === 'device'
      ? []
      : [[control.name, chosen(control, text)] as const];
  });
  const start = value.map(toDate);
  const own = Object.fromEntries(
    [...treeOf(entries)].map(([prop, tree]) => [prop, objectOf(tree)] as const),
  );

  const textOf = (date: PickerValue) =>
    date !== null && adapter.isValid(date)
      ? adapter.format(date, 'keyboardDateTime24h')
      : 'no date';
  const onChange = (
    next: PickerValue | readonly PickerValue[],
    context?: { readonly validationError?: unknown },
  ) => {
    const texts = [next].flat().map(textOf);
    const errors = [context?.validationError ?? null].flat().filter((error) => error !== null);
    setReport(
      `onChange: ${texts.join(' to ')}${errors.length > 0 ? `, error ${errors.join(', ')}` : ''}`,
    );
  };
  const { Component } = loaded;
  return (
    <React.Fragment>
      <Component
        {...own}
        {...(start.length > 0 && { defaultValue: isRange(component) ? start : start[0] })}
        onChange={onChange}
      />
      <output style={{ fontSize: 14 }}>{report}</output>
    </React.Fragment>
  );
}

const FIRST: Loaded = {
  name: 'DatePicker',
  Component: DatePicker,
  Day: undefined,
  provider: { dateAdapter: AdapterDayjs },
};

/** Loads what isn't there yet, and keeps what was there until then. */
export function Preview(props: PreviewProps) {
  const { component, choices, library, locale } = props;
  const name = componentName(component, choices.device);
  const day = choices['slots.day'];
  const zone = choices.timezone;
  const [shown, setShown] = React.useState({ loaded: FIRST, props });
  const [failed, setFailed] = React.useState<string>();

  React.useEffect(() => {
    let left = false;
    const isFirst = name === FIRST.name && library === 'dayjs' && locale === 'en' && !zone && !day;
    const loading = isFirst
      ? Promise.resolve(FIRST)
      : Promise.all([load(name), day ? load(day) : undefined, loadProvider(library, locale)]).then(
          ([Component, Day, provider]): Loaded => ({ name, Component, Day, provider }),
        );
    loading.then(
      (loaded) => {
        if (!left) {
          setFailed(undefined);
          setShown({ loaded, props });
        }
      },
      () => !left && setFailed(name),
    );
    return () => {
      left = true;
    };
  }, [name, day, library, locale, zone, props]);

  if (failed !== undefined) {
    return <p role="alert">{failed} couldn’t be loaded. Choose it again once you are online.</p>;
  }
  return (
    // Props such as `defaultValue` count when a component begins.
    <LocalizationProvider
      key={JSON.stringify([shown.loaded.name, shown.props])}
      {...shown.loaded.provider}
    >
      <Configured {...shown.props} loaded={shown.loaded} />
    </LocalizationProvider>
  );
}
