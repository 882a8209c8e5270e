import { isRecord } from '../../../../src/lib/text/isRecord';

describe('isRecord', () => {
  it.each([{}, { a: 1 }, new Error('no')])('takes an object: %p', (value) => {
    expect(isRecord(value)).toBe(true);
  });

  it.each([null, undefined, 1, 'text', [], () => undefined])('refuses all else: %p', (value) => {
    expect(isRecord(value)).toBe(false);
  });
});
