import * as React from 'react';

interface Batch<R> {
  newRows: R[];
  oldRows: R[];
  saved: Promise<readonly R[]>;
}

/** Sends rows, and resolves with the rows that the server stored or rejects. */
type Save<R> = (newRows: R[], oldRows: R[], isPaste: boolean) => Promise<readonly R[]>;

// The grid stores pasted rows 50 ms after the response. Rows put back earlier are overwritten.
const STORE_DELAY_MS = 100;

/** Saves all rows of a paste with one call, and the row of a cell edit with another. */
export function usePasteBatch<R extends { id: number }>(save: Save<R>) {
  const [saving, setSaving] = React.useState(false);
  // A ref as well, because a second key press can come before React renders.
  const isSaving = React.useRef(false);
  const batch = React.useRef<Batch<R> | null>(null);

  /** Runs one save at a time: another one would start from rows that are about to change. */
  const run = async <T>(task: () => Promise<T>): Promise<T> => {
    if (isSaving.current) {
      throw new Error('Wait until the previous change is saved.');
    }
    isSaving.current = true;
    setSaving(true);
    try {
      return await task();
    } finally {
      setTimeout(() => {
        isSaving.current = false;
        setSaving(false);
      }, STORE_DELAY_MS);
    }
  };

  const onBeforeClipboardPasteStart = async () => {
    if (isSaving.current) {
      throw new Error('Wait until the previous change is saved.');
    }
  };

  // The grid calls `processRowUpdate` for all pasted rows right after this, before any promise
  // callback runs. So the callback below finds all rows, and later calls come from cell edits.
  const onClipboardPasteStart = () => {
    const newRows: R[] = [];
    const oldRows: R[] = [];
    const saved = Promise.resolve().then(() => {
      batch.current = null;
      return newRows.length > 0 ? run(() => save(newRows, oldRows, true)) : [];
    });
    batch.current = { newRows, oldRows, saved };
  };

  const processRowUpdate = async (newRow: R, oldRow: R) => {
    batch.current?.newRows.push(newRow);
    batch.current?.oldRows.push(oldRow);
    const saved = await (batch.current?.saved ?? run(() => save([newRow], [oldRow], false)));
    return saved.find(({ id }) => id === newRow.id) ?? newRow;
  };

  return {
    saving,
    run,
    /** Props of the grid. */
    gridProps: {
      loading: saving,
      isCellEditable: () => !saving,
      onBeforeClipboardPasteStart,
      onClipboardPasteStart,
      processRowUpdate,
    },
  };
}
