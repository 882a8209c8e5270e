/** The parts and the theme keys of a component as tables. */
import {
  type ComponentPart,
  type ThemeKey,
  slotPropsText,
} from '../../../src/lib/api/componentBlocks';
import type { ConvertContext } from './convertContext';
import { code } from './entryColumns';
import { type Block, joined, table, text } from './nodes';

export function convertSlots(parts: readonly ComponentPart[], { lookUp }: ConvertContext): Block {
  return table<ComponentPart>(parts, [
    {
      title: lookUp('portal.apiBlocks.part'),
      cell: ({ name, isState }) => [
        ...code(name),
        ...(isState ? [text(` (${lookUp('portal.apiBlocks.state')})`)] : []),
      ],
    },
    {
      title: lookUp('portal.apiBlocks.element'),
      cell: ({ elements }) =>
        joined(
          elements.map((tag) => code(`<${tag}>`)),
          ', ',
        ),
    },
    { title: lookUp('portal.apiBlocks.selector'), cell: ({ selector }) => code(selector) },
    { title: 'slotProps', cell: ({ slot }) => code(slot && slotPropsText(slot)) },
    { title: lookUp('portal.apiBlocks.themeKey'), cell: ({ themeKey }) => code(themeKey) },
  ]);
}

export function convertThemeKeys(keys: readonly ThemeKey[], { lookUp }: ConvertContext): Block {
  const named = (name: 'inLight' | 'inDark', value: string | undefined) =>
    value === undefined ? [] : [[text(`${lookUp(`portal.apiBlocks.${name}`)}: `), ...code(value)]];
  return table<ThemeKey>(keys, [
    { title: lookUp('portal.apiBlocks.themeKey'), cell: ({ name }) => code(name) },
    {
      title: lookUp('portal.apiBlocks.cssVariable'),
      cell: ({ variables }) => joined((variables ?? []).map(code), ', '),
    },
    {
      title: lookUp('portal.apiBlocks.defaultValue'),
      cell: ({ name, light, dark }) => {
        if (light === undefined && dark === undefined) {
          return name.includes('<color>') ? [text(lookUp('portal.apiBlocks.eachColor'))] : [];
        }
        return dark === undefined
          ? code(light)
          : joined([...named('inLight', light), ...named('inDark', dark)], ', ');
      },
    },
    {
      title: lookUp('portal.apiBlocks.setsStyles'),
      cell: ({ uses }) =>
        joined(
          uses.map(({ part, properties }) => [
            ...code(`.${part}`),
            text(': '),
            ...joined(properties.map(code), ', '),
          ]),
          '; ',
        ),
    },
  ]);
}
