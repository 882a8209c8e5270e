/** What the playground sets beyond plain props: parts of `slotProps` and `slots`, and functions. */
import type { Topic } from '@site/src/features/playground';
import type { Control } from '@site/src/lib/playground/choices';

const PICKERS = [
  ...['DatePicker', 'TimePicker', 'DateTimePicker'],
  ...['DateRangePicker', 'TimeRangePicker', 'DateTimeRangePicker'],
];
const STATIC = [
  'StaticDatePicker',
  'StaticTimePicker',
  'StaticDateTimePicker',
  'StaticDateRangePicker',
];
const CALENDARS = ['DateCalendar', 'DateRangeCalendar'];
const SINGLE_DAYS = [
  'DatePicker',
  'DateTimePicker',
  'StaticDatePicker',
  'StaticDateTimePicker',
  'DateCalendar',
];
const RANGE_DAYS = [
  'DateRangePicker',
  'DateTimeRangePicker',
  'StaticDateRangePicker',
  'DateRangeCalendar',
];
const DAYS = [...SINGLE_DAYS, ...RANGE_DAYS];

const on = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));

export const EXTRA_CONTROLS: readonly Control[] = [
  { name: 'shouldDisableDate', kind: 'choice', options: ['weekends'], components: on(...DAYS) },
  {
    name: 'timeSteps.minutes',
    kind: 'number',
    components: on(...PICKERS.filter((name) => name.includes('Time'))),
  },
  { name: 'slots.day', kind: 'choice', options: ['PickerDay2'], components: on(...SINGLE_DAYS) },
  {
    name: 'slots.day',
    kind: 'choice',
    options: ['DateRangePickerDay2'],
    components: on(...RANGE_DAYS),
  },
  { name: 'slotProps.toolbar.hidden', kind: 'boolean', components: on(...PICKERS, ...STATIC) },
  {
    name: 'slotProps.actionBar.actions',
    kind: 'choices',
    options: ['clear', 'today', 'cancel', 'accept'],
    components: on(...PICKERS, ...STATIC),
  },
  {
    name: 'slotProps.shortcuts.items',
    kind: 'choice',
    options: ['two dates'],
    components: on('DatePicker', 'DateTimePicker', 'StaticDatePicker'),
  },
  {
    name: 'slotProps.shortcuts.items',
    kind: 'choice',
    options: ['two ranges'],
    components: on('DateRangePicker', 'DateTimeRangePicker', 'StaticDateRangePicker'),
  },
  { name: 'slotProps.field.clearable', kind: 'boolean', components: on(...PICKERS) },
  { name: 'slotProps.textField.helperText', kind: 'text', components: on(...PICKERS) },
  {
    name: 'slotProps.textField.size',
    kind: 'choice',
    options: ['small', 'medium'],
    components: on(...PICKERS),
  },
  {
    name: 'slotProps.textField.variant',
    kind: 'choice',
    options: ['outlined', 'filled', 'standard'],
    components: on(...PICKERS),
  },
  { name: 'device', kind: 'choice', options: ['desktop', 'mobile'], components: on(...PICKERS) },
  {
    name: 'timezone',
    kind: 'choice',
    options: ['UTC', 'America/New_York', 'Asia/Tokyo'],
    components: on(
      ...PICKERS,
      ...STATIC,
      ...CALENDARS,
      'DateField',
      'TimeField',
      'DateTimeField',
      'TimeClock',
      'DigitalClock',
    ),
  },
];

/** Shortcuts by the option of the control: label, and one date or both ends. */
export const SHORTCUTS: Readonly<
  Record<string, readonly (readonly [label: string, ...dates: readonly string[]])[]>
> = {
  'two dates': [
    ['Start of summer', '2026-06-21'],
    ['New Year', '2027-01-01'],
  ],
  'two ranges': [
    ['Second quarter', '2026-04-01', '2026-06-30'],
    ['First week of June', '2026-06-01', '2026-06-07'],
  ],
};

/** Topics, in the order of the form, and what belongs to them; the rest comes under the last. */
export const TOPICS: readonly Topic[] = [
  [
    'Text',
    /^(?:label|format|formatDensity|helperText|placeholder|ampm$|slotProps\.textField\.helperText)/,
  ],
  [
    'Views',
    /^(?:views|openTo|orientation|device|displayStatic|closeOnSelect|calendars|currentMonth|defaultRange|showViewSwitcher|ampmInClock)/,
  ],
  [
    'Allowed values',
    /^(?:disable(?:Past|Future|IgnoringDatePart)|min|max|shouldDisable|timezone|referenceDate)/,
  ],
  [
    'Calendar',
    /^(?:display|fixedWeek|showDays|disableHighlight|disableAutoMonth|disableDrag|months|years|loading|reduceAnimations|slots\.day)/,
  ],
  ['Time', /^(?:time|threshold|skipDisabled)/],
  ['Look and behavior', /./],
];
