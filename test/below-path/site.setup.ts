/** Builds the trial site of this project once for all its tests. */
import { test } from '@playwright/test';
import { buildTrial } from './buildTrial';
import { SITE_FOLDER } from './test';

test('a site below a path is built', async () => {
  test.setTimeout(300_000);
  await buildTrial(SITE_FOLDER);
});
