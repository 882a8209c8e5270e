/** The numbers in `guides/requirements.md` are those of the code: nothing else compares the two. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  GRACE_ATTEMPTS,
  INLINE_SHARE,
  MAX_ATTEMPTS,
  POLL_INTERVAL,
  REQUEST_SHARE,
} from '../../../src/lib/ads/adFlow';
import { COPIED_IN_TOOLBAR_MS, COPIED_MS } from '../../../src/lib/code/copyFeedback';

const GUIDE = readFileSync(path.join(__dirname, '../../../guides/requirements.md'), 'utf8');

test.each([
  `"Copied" for ${COPIED_MS} ms, or for ${COPIED_IN_TOOLBAR_MS} ms`,
  `polled every ${POLL_INTERVAL} ms, ${MAX_ATTEMPTS} times. After more than ${GRACE_ATTEMPTS} polls`,
  `A share of ${REQUEST_SHARE} of blocked visits`,
  `A share of ${INLINE_SHARE} of page loads`,
])('requires: %s', (requirement) => {
  expect(GUIDE).toContain(requirement);
});
