import { decodable, decoded } from '../../../../src/lib/pages/percent';

const TABLE = [
  ['', '', ''],
  ['#sorting', '#sorting', '#sorting'],
  ['#100%25', '#100%', '#100%25'],
  ['#%E6%8E%92%E5%BA%8F', '#排序', '#%E6%8E%92%E5%BA%8F'],
  ['#100%', '#100%', '#100%25'],
  ['#%', '#%', '#%25'],
  ['#%zz', '#%zz', '#%25zz'],
  // A byte that begins no character, and a character that ends too soon.
  ['#%ff', '#%ff', '#%25ff'],
  ['#%E0%A4%A', '#%E0%A4%A', '#%25E0%25A4%25A'],
] as const;

describe('a part of an address', () => {
  it.each(TABLE)('%j says %j and can be decoded as %j', (text, meaning, mended) => {
    expect(decoded(text)).toBe(meaning);
    expect(decodable(text)).toBe(mended);
    expect(decodeURIComponent(mended)).toBe(meaning);
  });

  it('stays what it is once it can be decoded', () => {
    TABLE.forEach(([, , mended]) => expect(decodable(mended)).toBe(mended));
  });
});
