import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import { SITE_FOLDER } from './test';

test('the site is removed', () => {
  rmSync(SITE_FOLDER, { recursive: true, force: true });
});
