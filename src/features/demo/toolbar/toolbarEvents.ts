/** How clicks on a demo's controls are reported, where statistics are configured. */
import { type EventAttributes, eventAttributes } from '../../analytics';

/** What each control of the toolbar is called in statistics; `undefined`: not reported here. */
const ACTIONS = {
  // Reports itself.
  chat: undefined,
  styling: undefined,
  js: 'source-js',
  ts: 'source-ts',
  code: 'expand',
  edit: 'edit',
  stackblitz: 'stackblitz',
  codesandbox: 'codesandbox',
  copy: 'copy',
  'reset-focus': 'reset-focus',
  reset: 'reset',
  // Its entries are reported.
  more: undefined,
} as const satisfies Readonly<Record<string, string | undefined>>;

/** The id of a control of the toolbar: a new control is named above first. */
export type ToolbarControl = keyof typeof ACTIONS;

/**
 * The attributes by which a click on a control is reported; none where it isn't.
 *
 * @param file path of the demo
 * @param open whether all of the code is in view
 */
export function toolbarEvent(
  control: ToolbarControl,
  file: string,
  open: boolean,
): EventAttributes {
  const action = ACTIONS[control];
  if (action === undefined) {
    return {};
  }
  return open && action === 'copy'
    ? eventAttributes('demo-expand', 'copy-click', file)
    : eventAttributes('demo', action, file);
}
