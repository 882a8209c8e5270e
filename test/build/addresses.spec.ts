/** Nothing that was ever published is lost. */
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { docsAddresses } from '../../tools/addresses/command';

test('each address and anchor that was published leads somewhere', () => {
  const { output, exitCode } = docsAddresses(path.join(__dirname, '../..'), { update: false });
  expect(exitCode, output).toBe(0);
});
