/** Local storage can be closed to the page: then nothing was chosen, and a choice holds until the page is left. */
export function inStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}
