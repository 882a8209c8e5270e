/** What a tab was loaded again for without being asked, in its session storage. */
import { parseReloads, withReload } from '../../lib/offline/reloads';

export interface ReloadMemory {
  /** @returns `undefined` when storage is closed to the page */
  readonly read: () => readonly string[] | undefined;
  /**
   * @param build without spaces
   * @returns whether the tab will remember: else it must not be loaded again, or it might be for ever
   */
  readonly remember: (build: string) => boolean;
}

/** @param key in session storage */
export function reloadMemory(key: string): ReloadMemory {
  const read = () => {
    try {
      return parseReloads(sessionStorage.getItem(key));
    } catch {
      return undefined;
    }
  };
  return {
    read,
    remember: (build) => {
      const known = read();
      try {
        sessionStorage.setItem(key, withReload(known ?? [], build));
        return known !== undefined;
      } catch {
        return false;
      }
    },
  };
}
