/** Gets the code of the panel, once it is wanted. */
import type * as PanelModule from './SettingsPanel';

let loading: Promise<typeof PanelModule> | undefined;

/** The panel's module; asked for once. Rejects when it can't be had, and the next call asks again. */
export function loadPanel(): Promise<typeof PanelModule> {
  loading ??= import('./SettingsPanel').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
