/** Playwright's `test`, on the trial site with all services connected. */
import { siteTest } from '../siteTest';
import { SITE_FOLDER } from './connections';

export { expect } from '../siteTest';

export const test = siteTest(SITE_FOLDER);
