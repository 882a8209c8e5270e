/** Whether the tab has changes of a demo. All else about them loads only if so. */
import { keptPrefix } from '../../../lib/live/keptEdits';

/** @param file path of the demo */
export function hasKeptEdits(file: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(keptPrefix(file)));
  } catch {
    return false;
  }
}
