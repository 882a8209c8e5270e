import {
  versionOfPath,
  inVersion,
  isVersionName,
  withoutVersion,
} from '../../../../src/lib/pages/versionedPaths';

describe('versionOfPath', () => {
  it.each([
    ['/x/8.9.0/react-charts/', '8.9.0'],
    ['/x/v8.9', 'v8.9'],
    ['/x/react-charts/', undefined],
    ['/8.9.0/', undefined],
    ['', undefined],
  ])('%s: %s', (path, version) => {
    expect(versionOfPath(path)).toBe(version);
  });
});

describe('withoutVersion', () => {
  it.each([
    ['/x/8.9.0/react-charts/', '/x/react-charts/'],
    ['/x/8.9.0', '/x'],
    ['/x/8.9.0/', '/x/'],
    ['/x/v8.9/react-charts/#axes', '/x/react-charts/#axes'],
    ['/x/8.9.0-rc.1/api/data-grid/', '/x/api/data-grid/'],
    ['/x/react-charts/', '/x/react-charts/'],
    ['/x/react-charts/8.9.0/', '/x/react-charts/8.9.0/'],
    ['/x/vertical/', '/x/vertical/'],
    ['/xy/8.9.0/', '/xy/8.9.0/'],
    ['/8.9.0/', '/8.9.0/'],
    ['/', '/'],
    ['', ''],
  ])('%s becomes %s', (path, expected) => {
    expect(withoutVersion(path)).toBe(expected);
  });
});

describe('inVersion', () => {
  it.each([
    ['/x/react-charts/', '/x/8.9.0/react-charts/'],
    ['/x/react-charts/bars/#stacks', '/x/8.9.0/react-charts/bars/#stacks'],
    ['/x/', '/x/8.9.0/'],
    ['/x', '/x/8.9.0'],
    ['/x?query', '/x/8.9.0?query'],
    ['/x/8.9.0/react-charts/', '/x/8.9.0/react-charts/'],
    ['/x/8.8.0/react-charts/', '/x/8.8.0/react-charts/'],
    ['/xy/', '/xy/'],
    ['/versions/', '/versions/'],
    ['/', '/'],
    ['#stacks', '#stacks'],
    ['./Demo.tsx', './Demo.tsx'],
    ['https://mui.com/x/react-charts/', 'https://mui.com/x/react-charts/'],
    ['', ''],
  ])('%s becomes %s', (path, expected) => {
    expect(inVersion(path, '8.9.0')).toBe(expected);
  });
});

describe('isVersionName', () => {
  it.each([
    ['8.9.0', true],
    ['8', true],
    ['v8', true],
    ['next', false],
    ['react-charts', false],
    ['v', false],
    ['', false],
  ])('%s: %s', (name, expected) => {
    expect(isVersionName(name)).toBe(expected);
  });
});
