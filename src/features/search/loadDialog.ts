/** Gets the code of the dialog, once it is wanted: our own, or the hosted one where it is configured. */
import type { ComponentType } from 'react';
import type { SearchDialogProps } from './dialogProps';

export type SearchDialogComponent = ComponentType<SearchDialogProps>;

/** Starts the search while the dialog loads: the first key press waits for both. */
async function importOwnDialog(): Promise<SearchDialogComponent> {
  // The question tells of a failure.
  import('./engine/prepareSearch').then(({ prepareSearch }) => prepareSearch()).catch(() => {});
  const { SearchDialog } = await import('./dialog/SearchDialog');
  return SearchDialog;
}

// The build puts the text in the place of the variable, and leaves out the branch that can't be reached.
const importDialog = (): Promise<SearchDialogComponent> =>
  process.env.ALGOLIA_APP_ID
    ? import('./hosted/HostedSearch').then(({ HostedSearch }) => HostedSearch)
    : importOwnDialog();

let loading: Promise<SearchDialogComponent> | undefined;

/** The dialog; asked for once. Rejects when it can't be had, and the next call asks again. */
export function loadDialog(): Promise<SearchDialogComponent> {
  loading ??= importDialog().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
