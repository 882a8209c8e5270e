/**
 * Findings of axe inside the documented packages, which this site can't mend. Each line says why it is there; a
 * finding that matches none of them fails the test.
 */
interface AxeException {
  /** Id of the axe rule. */
  readonly rule: string;
  /** What the start of the element's HTML looks like. */
  readonly element: RegExp;
  readonly reason: string;
}

export const AXE_EXCEPTIONS: readonly AxeException[] = [
  {
    rule: 'color-contrast',
    element:
      /^<div style="position: ?absolute; ?pointer-events: ?none; ?color: ?(rgba\(130|#828282)/,
    reason: 'The watermark that the commercial packages draw without a licence key.',
  },
  {
    rule: 'aria-conditional-attr',
    element: /^<input[^>]*data-indeterminate="true"[^>]*type="checkbox"/,
    reason:
      'The half-checked "select all" checkbox of the data grid sets aria-checked on a native checkbox.',
  },
  {
    rule: 'aria-required-children',
    element: /^<div class="MuiDataGrid-(main|virtualScrollerRenderZone)/,
    reason: 'The data grid puts detail panels between its rows, without a role.',
  },
  {
    rule: 'aria-prohibited-attr',
    element: /^<div aria-label="Detail panel toggle"/,
    reason: 'The data grid names the header of its detail panel column on a plain div.',
  },
];

export function isException(rule: string, html: string): boolean {
  return AXE_EXCEPTIONS.some((known) => known.rule === rule && known.element.test(html));
}
