/** Where the page stops when an address names a part of it. */
import { demoBlock } from '../e2e/demoBlock';
import { gotoHydrated } from '../e2e/pages';
import { expectBelowHeader } from '../anchorDistance';
import { expect, testWithoutWorker as test } from './test';

const PAGE = '/x/react-data-grid/running/';
const PARTS = ['a-grid', 'what-the-server-draws', 'GateGrid', 'far-below'];
/** Opens the code of the demo. */
const CODE = 'PeakGrid.tsx';

/** The last one is a desktop at 400 % zoom. */
const SIZES = [
  { width: 1366, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
];

for (const size of SIZES) {
  test(`headings and demos stop right below the header at ${size.width} x ${size.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await gotoHydrated(page, PAGE);
    for (const id of PARTS) {
      await expectBelowHeader(page, id, [16, 16]);
    }
    await expectBelowHeader(page, CODE, [16, 16]);
    const { code } = demoBlock(page, 'PeakGrid');
    await expect(code.getByText('export default function PeakGrid')).toBeVisible();
    await expectBelowHeader(page, CODE, [16, 16]);
  });
}
