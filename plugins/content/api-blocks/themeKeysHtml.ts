/** The HTML of the theme keys that a component reads. */
import type { ThemeKey } from '../../../src/lib/api/componentBlocks';
import { code, label, tableFrame, tableRow } from './html';

/** Code on a separate line. */
const line = (value: string) => `<div>${code(value)}</div>`;

/** Code that may break its line: values and properties share the space that names leave. */
const breakable = (value: string) =>
  code(value).replace('<code', '<code style="white-space:normal"');

function defaultHtml({ name, light, dark }: ThemeKey): string {
  if (light === undefined && dark === undefined) {
    return name.includes('<color>') ? label('eachColor') : '–';
  }
  return dark === undefined
    ? breakable(light ?? '')
    : [
        light === undefined ? '' : `<div>${label('inLight')}: ${breakable(light)}</div>`,
        `<div>${label('inDark')}: ${breakable(dark)}</div>`,
      ].join('');
}

function usesHtml({ uses }: ThemeKey): string {
  return uses
    .map(
      ({ part, properties }) =>
        line(`.${part}`) + properties.map((each) => breakable(each)).join(', '),
    )
    .join('');
}

export function themeKeysHtml(keys: readonly ThemeKey[]): string {
  const headings = [
    `${label('themeKey')}<br>${label('cssVariable')}`,
    label('defaultValue'),
    label('setsStyles'),
  ];
  const rows = keys.map((key) =>
    tableRow([
      [key.name, ...(key.variables ?? [])].map((name) => line(name)).join(''),
      defaultHtml(key),
      usesHtml(key),
    ]),
  );
  return tableFrame(headings, rows);
}
