/** What a playground offers, as a table. */
import type { Control } from '../../../src/lib/playground/choices';
import { offeredValues } from '../../../src/lib/playground/controlValues';
import type { ConvertContext } from './convertContext';
import { code } from './entryColumns';
import { type Block, joined, table, text } from './nodes';

/** A default that holds for all components of the playground. */
function commonDefault({ components }: Control): string | undefined {
  const [value, ...others] = new Set(Object.values(components));
  return others.length === 0 ? (value ?? undefined) : undefined;
}

/** The table of props, their values, and defaults. */
export function convertControls(controls: readonly Control[], { lookUp }: ConvertContext): Block {
  return table(controls, [
    { title: lookUp('portal.playground.prop'), cell: ({ name }) => code(name) },
    {
      title: lookUp('portal.playground.values'),
      cell: (control) =>
        joined(
          offeredValues(control).map((value) =>
            'code' in value ? code(value.code) : [text(lookUp(`portal.playground.${value.kind}`))],
          ),
          ', ',
        ),
    },
    {
      title: lookUp('portal.playground.initial'),
      cell: (control) => code(commonDefault(control)),
    },
  ]);
}
