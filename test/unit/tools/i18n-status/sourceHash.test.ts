import { withSourceHash } from '../../../../tools/i18n-status/sourceHash';

const current = '11a9177290eb';
const old = '0123456789ab';
const recorded = (hash: string) =>
  `---\ndescription: a\nsource_hash: '${hash}'\nhide_title: true\n---\n\ntext\n`;

describe('withSourceHash', () => {
  it('adds the hash as the last line of the front matter', () => {
    expect(withSourceHash('---\ntitle: A\n---\n\ntext\n---\n', current)).toBe(
      `---\ntitle: A\nsource_hash: '${current}'\n---\n\ntext\n---\n`,
    );
  });

  it('replaces a hash in place and changes nothing else', () => {
    const text = recorded(old);
    expect(withSourceHash(text, current)).toBe(recorded(current));
    expect(withSourceHash(withSourceHash(text, current), old)).toBe(text);
  });

  it('keeps Windows line ends and a byte order mark', () => {
    expect(withSourceHash('\uFEFF---\r\ntitle: A\r\n---\r\ntext', old)).toBe(
      `\uFEFF---\r\ntitle: A\r\nsource_hash: '${old}'\r\n---\r\ntext`,
    );
    expect(withSourceHash(`---\r\nsource_hash: x\r\n---\r\n`, old)).toBe(
      `---\r\nsource_hash: '${old}'\r\n---\r\n`,
    );
  });

  it.each(['', 'text', '\n---\ntitle: A\n---\n', '---\ntitle: A\n'])(
    'throws when there is no front matter: %p',
    (text) => {
      expect(() => withSourceHash(text, old)).toThrow('no front matter');
    },
  );
});
