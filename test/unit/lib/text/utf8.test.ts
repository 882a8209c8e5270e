import { utf8Problem, utf8Text } from '../../../../src/lib/text/utf8';

/** 中文 in GBK. */
const GBK = Buffer.from([0xd6, 0xd0, 0xce, 0xc4]);

describe('utf8Text', () => {
  it('gives text of any script as it was written', () => {
    expect(utf8Text(Buffer.from('a\n中文 👩‍💻 �\n'), 'page.mdx')).toBe('a\n中文 👩‍💻 �\n');
    expect(utf8Text(Buffer.from(''), 'page.mdx')).toBe('');
  });

  it('drops a byte order mark', () => {
    expect(utf8Text(Buffer.from('\uFEFF---\ntitle: A\n---\n'), 'page.mdx')).toBe(
      '---\ntitle: A\n---\n',
    );
  });

  it.each([
    ['GBK', Buffer.concat([Buffer.from('one\ntwo\n'), GBK]), 'is not UTF-8 (line 3).'],
    ['half a character at the end', Buffer.from('中').subarray(0, 2), 'is not UTF-8 (line 1).'],
    ['UTF-16', Buffer.from('\uFEFFtitle', 'utf16le'), 'is written in UTF-16.'],
    ['UTF-16 of the other order', Buffer.from([0xfe, 0xff, 0, 0x61]), 'is written in UTF-16.'],
    ['UTF-16 without a mark', Buffer.from('title', 'utf16le'), 'has a zero byte (at byte 2)'],
  ])('refuses %s, naming the file and what to do', (_name, bytes, problem) => {
    expect(utf8Problem(bytes)).toContain(problem);
    expect(() => utf8Text(bytes, 'i18n/zh/code.json')).toThrow(`i18n/zh/code.json ${problem}`);
    expect(() => utf8Text(bytes, 'i18n/zh/code.json')).toThrow('Save the file as UTF-8.');
  });
});
