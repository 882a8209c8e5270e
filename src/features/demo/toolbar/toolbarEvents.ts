/** How clicks on a demo's controls are reported, where statistics are configured. */
import { type EventAttributes, eventAttributes } from '../../analytics';

/** What the controls of the toolbar are called in statistics, by their ids; others aren't reported. */
const ACTIONS: Readonly<Record<string, string>> = {
  js: 'source-js',
  ts: 'source-ts',
  code: 'expand',
  stackblitz: 'stackblitz',
  codesandbox: 'codesandbox',
  copy: 'copy',
  'reset-focus': 'reset-focus',
  reset: 'reset',
};

/**
 * @param control id of a control
 * @param file path of the demo
 * @param open whether all of the code is in view
 */
export function toolbarEvent(control: string, file: string, open: boolean): EventAttributes {
  const action = ACTIONS[control];
  if (action === undefined) {
    return {};
  }
  return open && action === 'copy'
    ? eventAttributes('demo-expand', 'copy-click', file)
    : eventAttributes('demo', action, file);
}
