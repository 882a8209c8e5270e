import {
  LINE_BEFORE,
  NEXT_RELEASE,
  gapsOf,
  packagesOfRelease,
  releasesIn,
  releasesOf,
} from '../../../../tools/history/releases';
import { readOptions } from '../../../../tools/history/options';

const CHANGE_LOG = `# Changelog

## 8.11.0

## 8.10.2

_Aug 8, 2025_

### Data Grid

## 8.10.1
## 8.2.0
## 8.0.0
## 8.0.0-beta.3
## 7.28.0
`;

it('finds the stable releases of the major version in a change log', () => {
  expect(releasesIn(CHANGE_LOG, '8.10.2')).toEqual(['8.0.0', '8.2.0', '8.10.1', '8.10.2']);
});

it('ends with a release after the documented one, until that is documented', () => {
  const upTo = ['8.0.0', '8.2.0', '8.10.1', '8.10.2'];
  expect(releasesOf(CHANGE_LOG, '8.10.2')).toEqual([LINE_BEFORE, ...upTo, NEXT_RELEASE]);
  const later = `## ${NEXT_RELEASE}\n${CHANGE_LOG}`;
  expect(releasesOf(later, NEXT_RELEASE)).toEqual([LINE_BEFORE, ...upTo, '8.11.0', NEXT_RELEASE]);
});

const PUBLISHED = {
  grid: ['7.29.2', '7.29.13', '8.0.0-beta.1', '8.0.0', '8.2.0', '8.10.1'],
  premium: ['7.29.9', '8.2.0'],
};

it('takes the newest version up to a release, or else the oldest', () => {
  expect(packagesOfRelease('8.10.2', PUBLISHED)).toEqual({ grid: '8.10.1', premium: '8.2.0' });
  expect(packagesOfRelease('8.0.0', PUBLISHED)).toEqual({ grid: '8.0.0', premium: '8.2.0' });
  expect(packagesOfRelease('7.29', PUBLISHED)).toEqual({ grid: '7.29.13', premium: '7.29.9' });
  expect(() => packagesOfRelease('8.0.0', { grid: ['7.29.2'] })).toThrow('grid');
});

it('names the packages that another version stands for', () => {
  expect(gapsOf('8.0.0', { grid: '8.0.0', premium: '8.2.0' })).toEqual({ premium: '8.2.0' });
  expect(gapsOf('7.29', { grid: '7.29.13' })).toEqual({});
});

it('refuses options that it does not know, or that do not go together', () => {
  expect(readOptions([])).toEqual({ task: 'all', isFresh: false });
  expect(readOptions(['--add', '--fresh'])).toEqual({ task: 'add', isFresh: true });
  expect(() => readOptions(['--all'])).toThrow('--add, --check, --fresh');
  expect(() => readOptions(['--add', '--check'])).toThrow('not both');
});
