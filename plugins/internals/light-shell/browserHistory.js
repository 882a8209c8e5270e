/** Stands in for `history` in React Router, without addresses behind a `#`; see ../patches.ts. */
export { createBrowserHistory, createLocation, createPath } from 'history';

export function createHashHistory() {
  throw new Error('The hash router is left out of this site; see plugins/internals/light-shell.');
}
