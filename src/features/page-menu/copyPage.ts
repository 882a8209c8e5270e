/** Brings the text at an address to the clipboard. */
import { copyText } from '../code';

/** `offline`: nothing answered; `missing`: there is no such text; `refused`: the browser didn't let it be copied. */
export type CopyOutcome = 'copied' | 'offline' | 'missing' | 'refused';

/** The text, or why there is none. */
type Fetched = { readonly text: string } | { readonly failure: 'offline' | 'missing' };

async function fetchText(address: string): Promise<Fetched> {
  try {
    const response = await fetch(address);
    const type = response.headers.get('content-type') ?? '';
    // Some servers answer with a page of their own where they have no file.
    return response.ok && !type.startsWith('text/html')
      ? { text: await response.text() }
      : { failure: 'missing' };
  } catch {
    return { failure: 'offline' };
  }
}

/**
 * Hands the clipboard a text that is still on its way: some browsers allow a copy only during the click itself.
 * @returns whether the clipboard took it
 */
async function copyLater(fetched: Promise<Fetched>): Promise<boolean> {
  const blob = fetched.then((result) =>
    'text' in result
      ? new Blob([result.text], { type: 'text/plain' })
      : Promise.reject(new Error(result.failure)),
  );
  try {
    // Where the clipboard can't wait, nobody else hears of a failure.
    blob.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies the text at `address`. To be called during a click.
 * @param address on this site
 */
export async function copyPage(address: string): Promise<CopyOutcome> {
  const fetched = fetchText(address);
  if (await copyLater(fetched)) {
    return 'copied';
  }
  const result = await fetched;
  return 'failure' in result
    ? result.failure
    : copyText(result.text).then(
        () => 'copied',
        () => 'refused',
      );
}
