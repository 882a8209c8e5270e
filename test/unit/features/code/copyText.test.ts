/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { copyText } from '../../../../src/features/code';

function setClipboard(writeText: (() => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'clipboard', {
    value: writeText && { writeText },
    configurable: true,
  });
}

/** Stands in for the copy command, which jsdom lacks; returns what was selected when it ran. */
function setCopyCommand(run: () => boolean): { selected: string | undefined; whiteSpace?: string } {
  const seen: { selected: string | undefined; whiteSpace?: string } = { selected: undefined };
  Object.defineProperty(document, 'execCommand', {
    value: (command: string) => {
      expect(command).toBe('copy');
      seen.selected = getSelection()?.toString();
      seen.whiteSpace = document.body.querySelector('span')?.style.whiteSpace;
      return run();
    },
    configurable: true,
  });
  return seen;
}

const refuse = () => Promise.reject(new Error('refused'));

describe('copyText', () => {
  afterEach(() => {
    expect(document.body).toBeEmptyDOMElement();
    expect(getSelection()?.rangeCount).toBe(0);
  });

  it('uses the asynchronous clipboard alone where it works', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    const command = jest.fn(() => true);
    setClipboard(writeText);
    setCopyCommand(command);
    await copyText('npm install');
    expect(writeText).toHaveBeenCalledWith('npm install');
    expect(command).not.toHaveBeenCalled();
  });

  it.each([
    ['refuses', refuse],
    ['is absent', undefined],
  ])(
    'selects the text and runs the copy command where the clipboard %s',
    async (_case, clipboard) => {
      setClipboard(clipboard);
      const seen = setCopyCommand(() => true);
      await copyText('a\n  b');
      expect(seen).toEqual({ selected: 'a\n  b', whiteSpace: 'pre' });
    },
  );

  it('fails with NotAllowedError when the copy command fails too', async () => {
    setClipboard(refuse);
    setCopyCommand(() => false);
    const failure: unknown = await copyText('a').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DOMException);
    expect(failure).toMatchObject({
      name: 'NotAllowedError',
      message: 'The request is not allowed',
    });
  });

  it('cleans up and passes the error on when the copy command throws', async () => {
    setClipboard(refuse);
    setCopyCommand(() => {
      throw new Error('no command');
    });
    await expect(copyText('a')).rejects.toThrow('no command');
  });
});
