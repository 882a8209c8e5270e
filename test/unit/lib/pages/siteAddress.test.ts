import { readSiteAddress, withoutBase } from '../../../../src/lib/pages/siteAddress';

describe('readSiteAddress', () => {
  it.each([
    ['https://docs.example.com', 'https://docs.example.com', '/'],
    ['https://docs.example.com/', 'https://docs.example.com', '/'],
    ['http://localhost:3000', 'http://localhost:3000', '/'],
    ['https://docs.example.com/ui', 'https://docs.example.com', '/ui/'],
    ['https://docs.example.com/ui/', 'https://docs.example.com', '/ui/'],
    ['https://example.com/team/docs//', 'https://example.com', '/team/docs/'],
    ['https://example.com/ui/?a=/b/#c', 'https://example.com', '/ui/'],
    ['docs.example.com/ui', 'http://localhost', '/'],
  ])('%s', (address, origin, base) => {
    expect(readSiteAddress(address)).toEqual({ origin, base });
  });
});

describe('withoutBase', () => {
  it.each([
    ['/ui/x/charts/', '/ui/', '/x/charts/'],
    ['/ui/', '/ui/', '/'],
    ['/ui', '/ui/', '/'],
    ['/uis/x/', '/ui/', '/uis/x/'],
    ['/x/charts/', '/ui/', '/x/charts/'],
    ['/x/charts/', '/', '/x/charts/'],
    ['', '/', '/'],
  ])('%j below %s', (path, base, expected) => {
    expect(withoutBase(path, base)).toBe(expected);
  });
});
