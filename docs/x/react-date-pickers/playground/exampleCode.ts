/** The code of what the playground shows: a whole file, as somebody would write it. */
import { codeOf, treeOf, type Choices, type Control } from '@site/src/lib/playground/choices';
import { elementCode, MAX_WIDTH } from '@site/src/lib/playground/elementCode';
import { SHORTCUTS } from './extras';
import { LIBRARIES, LOCALE_TEXTS, type LibraryName, type LocaleName } from './libraries';

export interface Example {
  /** Without the device: `DatePicker`. */
  readonly component: string;
  /** What it has, without defaults. */
  readonly choices: Choices;
  readonly controls: readonly Control[];
  readonly library: LibraryName;
  readonly locale: LocaleName;
  /** The date that it starts with; ranges have two, and none when it is empty. */
  readonly value: readonly string[];
}

export function isRange(component: string): boolean {
  return component.includes('Range');
}

/** The component with its device: `MobileDatePicker`. */
export function componentName(component: string, device: string | undefined): string {
  return device === undefined
    ? component
    : `${device === 'mobile' ? 'Mobile' : 'Desktop'}${component}`;
}

/** The package that exports a component. */
function packageOf(name: string): string {
  return isRange(name) ? '@mui/x-date-pickers-pro' : '@mui/x-date-pickers';
}

function shortcutsCode(option: string, date: (iso: string) => string): string {
  const items = (SHORTCUTS[option] ?? []).map(([label, ...dates]) => {
    const codes = dates.map((iso) => date(`${iso}T00:00`));
    const value = codes.length > 1 ? `[${codes.join(', ')}]` : codes[0];
    return `          { label: '${label}', getValue: () => ${value} },`;
  });
  return `[\n${items.join('\n')}\n        ]`;
}

function propCode(control: Control, text: string, { library }: Example): string {
  const { date, isWeekend } = LIBRARIES[library];
  if (control.name === 'shouldDisableDate') {
    return `(day) => ${isWeekend}`;
  }
  if (control.name === 'slots.day') {
    return text;
  }
  if (control.name === 'slotProps.shortcuts.items') {
    return shortcutsCode(text, date);
  }
  return codeOf(control, text, date);
}

function providerLine(attributes: readonly string[]): string {
  const line = `    <LocalizationProvider ${attributes.join(' ')}>`;
  return line.length <= MAX_WIDTH
    ? line
    : ['    <LocalizationProvider', ...attributes.map((one) => `      ${one}`), '    >'].join('\n');
}

/** The file. */
export function exampleCode(example: Example): string {
  const { component, choices, controls, locale, value } = example;
  const library = LIBRARIES[example.library];
  const { device, ...props } = choices;
  const name = componentName(component, device);

  const start = value.map((iso) => library.date(iso));
  const entries = controls.flatMap((control) => {
    const text = props[control.name];
    return text === undefined ? [] : [[control.name, propCode(control, text, example)] as const];
  });
  const defaultValue: readonly (readonly [string, string])[] =
    start.length === 0
      ? []
      : [['defaultValue', start.length > 1 ? `[${start.join(', ')}]` : (start[0] ?? '')]];
  const tree = treeOf([
    ...entries.filter(([path]) => path === 'label'),
    ...defaultValue,
    ...entries,
  ]);

  const texts = LOCALE_TEXTS[locale];
  const zones = props.timezone === undefined ? undefined : library.zones;
  const body = elementCode(name, tree, '      ');
  const usesDates = library.dates !== undefined && /\b(?:dayjs|DateTime|moment)\b/.test(body);
  const day = props['slots.day'];
  const imports = [
    ...(zones?.imports ?? []),
    ...(usesDates && library.dates && !zones?.imports.length ? [library.dates] : []),
    ...(locale === 'en' ? [] : [library.localeImport(locale) ?? []].flat()),
    `import { ${library.adapter} } from '@mui/x-date-pickers/${library.adapter}';`,
    `import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';`,
    ...(texts === undefined ? [] : [`import { ${texts} } from '@mui/x-date-pickers/locales';`]),
    ...(day === undefined ? [] : [`import { ${day} } from '${packageOf(day)}/${day}';`]),
    `import { ${name} } from '${packageOf(name)}/${name}';`,
  ];
  const setup = [
    ...(zones?.setup ?? []),
    ...(texts === undefined
      ? []
      : [`const { localeText } =\n  ${texts}.components.MuiLocalizationProvider.defaultProps;`]),
  ];
  const provider = providerLine([
    `dateAdapter={${library.adapter}}`,
    ...(locale === 'en' ? [] : [`adapterLocale=${library.locale(locale)}`]),
    ...(texts === undefined ? [] : ['localeText={localeText}']),
  ]);
  return [
    ...imports,
    '',
    ...(setup.length > 0 ? [...setup, ''] : []),
    'export default function Example() {',
    '  return (',
    provider,
    body,
    '    </LocalizationProvider>',
    '  );',
    '}',
    '',
  ].join('\n');
}
