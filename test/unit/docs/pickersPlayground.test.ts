import {
  effectiveChoices,
  isAllowed,
  treeOf,
  type Control,
} from '../../../src/lib/playground/choices';
import { exampleCode } from '../../../docs/x/react-date-pickers/playground/exampleCode';

const CONTROLS: readonly Control[] = [
  { name: 'label', kind: 'text', components: { DatePicker: null } },
  { name: 'minDate', kind: 'date', components: { DatePicker: null } },
  {
    name: 'views',
    kind: 'choices',
    options: ['year', 'month', 'day'],
    components: { DatePicker: 'year,day' },
  },
  {
    name: 'monthsPerRow',
    kind: 'choice',
    options: ['3', '4'],
    numeric: true,
    components: { DatePicker: '3' },
  },
  { name: 'slotProps.toolbar.hidden', kind: 'boolean', components: { DatePicker: null } },
  { name: 'slotProps.field.clearable', kind: 'boolean', components: { DatePicker: null } },
  { name: 'timezone', kind: 'choice', options: ['UTC'], components: { DatePicker: null } },
  { name: 'skipDisabled', kind: 'boolean', components: { TimePicker: 'false' } },
];

test.each([
  ['minDate', '2026-06-05', true],
  ['minDate', '2026-13-05', false],
  ['minDate', 'soon', false],
  ['views', 'year,month', true],
  ['views', 'year,week', false],
  ['views', '', false],
  ['monthsPerRow', '5', false],
  ['slotProps.toolbar.hidden', 'yes', false],
  ['label', 'x'.repeat(61), false],
])('whether %s may be %s: %s', (name, text, wanted) => {
  const control = CONTROLS.find((one) => one.name === name);
  expect(control && isAllowed(control, text)).toBe(wanted);
});

test('only what the component has, and differs from its default, has an effect', () => {
  const choices = { label: 'Day', views: 'year,day', skipDisabled: 'true', monthsPerRow: '9' };
  expect(effectiveChoices('DatePicker', CONTROLS, choices)).toEqual({ label: 'Day' });
});

test('names with dots become objects', () => {
  expect(
    treeOf([
      ['a.b', 1],
      ['c', 2],
      ['a.d', 3],
    ]),
  ).toEqual(
    new Map<string, unknown>([
      [
        'a',
        {
          branches: new Map([
            ['b', { value: 1 }],
            ['d', { value: 3 }],
          ]),
        },
      ],
      ['c', { value: 2 }],
    ]),
  );
});

const EXAMPLE = {
  component: 'DatePicker',
  controls: CONTROLS,
  library: 'dayjs',
  locale: 'en',
  value: ['2026-06-12T09:30'],
  choices: { label: "Ada's day", minDate: '2026-06-05', views: 'month,year' },
} as const;

test('a date is written as the library makes it, views in their order', () => {
  const code = exampleCode(EXAMPLE);
  expect(code).toContain("minDate={dayjs('2026-06-05')}");
  expect(code).toContain("views={['year', 'month']}");
  expect(code).toContain("label={'Ada\\'s day'}");
  expect(exampleCode({ ...EXAMPLE, library: 'date-fns' })).toContain(
    'minDate={new Date(2026, 5, 5)}',
  );
  expect(exampleCode({ ...EXAMPLE, library: 'luxon' })).toContain(
    "defaultValue={DateTime.fromISO('2026-06-12T09:30')}",
  );
});

test('puts parts of slots into one object', () => {
  const choices = { 'slotProps.toolbar.hidden': 'true', 'slotProps.field.clearable': 'true' };
  expect(exampleCode({ ...EXAMPLE, choices })).toContain(`slotProps={{
          toolbar: { hidden: true },
          field: { clearable: true },
        }}`);
});

test('puts an import where it is used', () => {
  expect(exampleCode({ ...EXAMPLE, choices: {}, value: [] })).not.toContain("from 'dayjs'");
  const german = exampleCode({ ...EXAMPLE, locale: 'de', choices: { timezone: 'UTC' } });
  for (const line of [
    "import utc from 'dayjs/plugin/utc';",
    "import 'dayjs/locale/de';",
    "import { deDE } from '@mui/x-date-pickers/locales';",
    'dayjs.extend(timezone);',
    'adapterLocale="de"',
    'localeText={localeText}',
  ]) {
    expect(german).toContain(line);
  }
  expect(german.match(/import dayjs/g)).toHaveLength(1);
});

test('a component of Pro comes from its package', () => {
  const code = exampleCode({
    ...EXAMPLE,
    component: 'DateRangePicker',
    choices: { device: 'mobile' },
    value: ['2026-06-12T00:00', '2026-06-19T00:00'],
  });
  expect(code).toContain("from '@mui/x-date-pickers-pro/MobileDateRangePicker';");
  expect(code).toContain("defaultValue={[dayjs('2026-06-12'), dayjs('2026-06-19')]}");
});
