/** The HTML of the theme keys that a component reads. */
import type { ThemeKey } from '../../../src/lib/api/componentBlocks';
import { code, label, tableFrame, tableRow } from './html';

/** Code on a line of its own, with what stands before it. */
const line = (value: string, lead = '') => `<div>${lead}${code(value)}</div>`;

function defaultHtml({ name, light, dark }: ThemeKey): string {
  if (light === undefined && dark === undefined) {
    return name.includes('<color>') ? label('eachColor') : '–';
  }
  return dark === undefined
    ? code(light ?? '')
    : [
        light === undefined ? '' : line(light, `${label('inLight')}: `),
        line(dark, `${label('inDark')}: `),
      ].join('');
}

function usesHtml({ uses }: ThemeKey): string {
  return uses
    .map(
      ({ part, properties }) => line(`.${part}`) + properties.map((each) => code(each)).join(', '),
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
