/** Builds the trial site of this project once for all its tests. */
import { test } from '@playwright/test';
import { buildTrial } from './buildTrial';
import { SITE_FOLDER } from './test';

test('a site below a path is built', async () => {
  // A build of two languages beside other tests: four minutes on two quiet cores, more on busy ones.
  test.setTimeout(900_000);
  await buildTrial(SITE_FOLDER);
});
