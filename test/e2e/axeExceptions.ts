/**
 * Findings of axe inside the documented packages, which this site can't mend. A finding that matches none of them fails
 * the test; so does an exception that matches nothing any more. The list may only shrink.
 */
export interface AxeException {
  /** Id of the axe rule. */
  readonly rule: string;
  /** What the start of the element's HTML looks like. */
  readonly element: RegExp;
  /** The component whose element it is. */
  readonly component: string;
  /** A page that shows it. */
  readonly page: string;
  readonly reason: string;
}

export const AXE_EXCEPTIONS: readonly AxeException[] = [
  {
    rule: 'color-contrast',
    element:
      /^<div style="position: ?absolute; ?pointer-events: ?none; ?color: ?(rgba\(130|#828282)/,
    component: 'Watermark of DataGridPro and DataGridPremium',
    page: '/x/react-data-grid/sorting/',
    reason: 'The commercial packages draw it without a licence key.',
  },
  {
    rule: 'aria-conditional-attr',
    element: /^<input[^>]*data-indeterminate="true"[^>]*type="checkbox"/,
    component: 'DataGrid, header of the checkbox column',
    page: '/x/react-data-grid/row-selection/',
    reason: 'The half-checked "select all" sets aria-checked on a native checkbox.',
  },
  {
    rule: 'aria-required-children',
    element: /^<div class="MuiDataGrid-(main|virtualScrollerRenderZone)/,
    component: 'DataGridPro, detail panels',
    page: '/x/react-data-grid/master-detail/',
    reason: 'They stand between the rows without a role.',
  },
  {
    rule: 'aria-prohibited-attr',
    element: /^<div aria-label="Detail panel toggle"/,
    component: 'DataGridPro, header of the detail panel column',
    page: '/x/react-data-grid/',
    reason: 'It has a name on a plain div.',
  },
];
