/**
 * What the site uses of packages' insides, or changes in them, other than in browser bundles (`patches.ts`): one row
 * each. test/unit/plugins/internals/touchPoints.test.ts finds every such place in the code and asks for its row.
 */
import type { Use } from './table';
import { USES_IN_BROWSERS } from './usesInBrowsers';
import { USES_IN_BUILDS } from './usesInBuilds';

export const USES: readonly Use[] = [...USES_IN_BROWSERS, ...USES_IN_BUILDS];
