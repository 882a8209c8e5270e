/** What the claims on the date picker open in the real browser: a picker that lists its calls. */
export { Closed } from './lifecycle.scenes';
