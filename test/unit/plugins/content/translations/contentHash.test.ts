import {
  contentHash,
  isContentHash,
  normalised,
} from '../../../../../plugins/content/translations';

describe('contentHash', () => {
  it('is short, and differs when one letter differs', () => {
    expect(contentHash('Copy')).toMatch(/^[0-9a-f]{12}$/);
    expect(contentHash('Copy')).not.toBe(contentHash('copy'));
    expect(contentHash('')).toMatch(/^[0-9a-f]{12}$/);
  });

  it('stays the same for good, since it is stored', () => {
    expect(contentHash('Copy')).toBe('e21f935f11d7');
  });

  it.each(['a\r\nb', 'a\rb', '\uFEFFa\nb'])(
    'does not count line ends and byte order marks',
    (text) => {
      expect(contentHash(text)).toBe(contentHash('a\nb'));
      expect(normalised(text)).toBe('a\nb');
    },
  );
});

describe('isContentHash', () => {
  it.each([
    ['0123456789ab', true],
    ['0123456789AB', false],
    ['0123456789a', false],
    ['0123456789abc', false],
    [123456789012, false],
    ['', false],
    [undefined, false],
    [null, false],
  ])('%p: %p', (value, expected) => {
    expect(isContentHash(value)).toBe(expected);
  });
});
