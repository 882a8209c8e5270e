/** @jest-environment jsdom */
import { copyPage } from '../../../../src/features/page-menu/copyPage';

/** What the clipboard was given by its method `write`, text by text. */
let written: string[] = [];
const writeText = jest.fn<Promise<void>, [string]>();

class Item {
  constructor(readonly parts: Readonly<Record<string, Promise<Blob>>>) {}
}

/** Reads a blob, which jsdom can't. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

const write = jest.fn(async ([item]: readonly Item[]) => {
  const blob = await item?.parts['text/plain'];
  if (blob) {
    written.push(await textOf(blob));
  }
});

function setBrowser({ canWait = true, clipboard = true } = {}): void {
  Object.assign(globalThis, { ClipboardItem: canWait ? Item : undefined });
  Object.defineProperty(navigator, 'clipboard', {
    value: clipboard ? { write, writeText } : undefined,
    configurable: true,
  });
  Object.defineProperty(document, 'execCommand', { value: () => false, configurable: true });
}

function setServer(answer: () => Promise<object>): void {
  Object.assign(globalThis, { fetch: jest.fn(answer) });
}

const file = (text: string, { ok = true, type = 'text/markdown' } = {}) =>
  setServer(async () => ({
    ok,
    headers: new Headers({ 'content-type': type }),
    text: async () => text,
  }));

beforeEach(() => {
  written = [];
  jest.clearAllMocks();
  writeText.mockResolvedValue(undefined);
  setBrowser();
});

describe('copyPage', () => {
  it('hands the clipboard a text that is still on its way, during the click', async () => {
    file('# Sorting');
    const copied = copyPage('/x/sorting.md');
    expect(write).toHaveBeenCalledTimes(1);
    expect(await copied).toBe('copied');
    expect(written).toEqual(['# Sorting']);
    expect(fetch).toHaveBeenCalledWith('/x/sorting.md');
    expect(writeText).not.toHaveBeenCalled();
  });

  it('waits for the text itself where the clipboard cannot', async () => {
    setBrowser({ canWait: false });
    file('# Sorting');
    expect(await copyPage('/x/sorting.md')).toBe('copied');
    expect(writeText).toHaveBeenCalledWith('# Sorting');
  });

  it.each([{ canWait: true }, { canWait: false }, { clipboard: false }])(
    'tells why there is no text: %j',
    async (browser) => {
      setBrowser(browser);
      setServer(() => Promise.reject(new TypeError('Failed to fetch')));
      expect(await copyPage('/a.md')).toBe('offline');
      file('Page not found', { ok: false });
      expect(await copyPage('/a.md')).toBe('missing');
      file('<title>Page not found</title>', { type: 'text/html; charset=utf-8' });
      expect(await copyPage('/a.md')).toBe('missing');
      expect([written, writeText.mock.calls]).toEqual([[], []]);
    },
  );

  it('says so when the browser refuses every way', async () => {
    file('# Sorting');
    setBrowser({ clipboard: false });
    expect(await copyPage('/a.md')).toBe('refused');
  });
});
