/** The HTML of the parts of a component. `src/features/slots` finds rows and buttons by their attributes. */
import { type ComponentPart, slotPropsText } from '../../../src/lib/api/componentBlocks';
import { code, label, mark, tableFrame, tableRow, text } from './html';

/**
 * Code on a separate line, with a button that copies the code, or what the code is short for. The styles that come with
 * the script of the button show it.
 */
function copyable(shown: string | undefined, copied = shown): string {
  return shown === undefined || copied === undefined
    ? ''
    : `<div data-copyable>${code(shown)}<button type="button" hidden tabindex="-1" data-copy-text="${text(copied)}" aria-label="${label('copy')}: ${text(copied)}"></button></div>`;
}

function rowOf({ name, elements, selector, slot, themeKey, isState }: ComponentPart): string {
  const cells = [
    `${code(name)}${isState ? mark('state') : ''}`,
    elements.length > 0 ? elements.map((tag) => code(`<${tag}>`)).join(', ') : '–',
    [
      copyable(selector),
      copyable(slot && `slotProps.${slot}`, slot && slotPropsText(slot)),
      copyable(themeKey),
    ].join(''),
  ];
  return tableRow(cells, ` data-part="${text(selector ?? '')}"`);
}

export function slotsHtml(parts: readonly ComponentPart[]): string {
  const names = [
    label('selector'),
    ...(parts.some(({ slot }) => slot !== undefined) ? [code('slotProps')] : []),
    label('themeKey'),
  ];
  const headings = [label('part'), label('element'), names.join(' / ')];
  // One tab stop: the arrow keys lead from button to button.
  return tableFrame(headings, parts.map(rowOf)).replace('tabindex="-1"', 'tabindex="0"');
}
