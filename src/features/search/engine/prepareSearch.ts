import { readPath } from '../../../lib/pages/paths';
import { versionOfPath } from '../../../lib/pages/versionedPaths';
import { searchClient } from './client';

/** Loads what the first key press asks for. */
export function prepareSearch(): void {
  const version = versionOfPath(readPath(window.location.pathname).route);
  // The question tells of a failure.
  searchClient.prepare(version).catch(() => undefined);
}
