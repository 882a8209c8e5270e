/** @jest-environment jsdom */
import { strFromU8, unzipSync } from 'fflate';
import { PACKAGE_VERSIONS } from '../../../../../src/data/packageVersions';
import { createSandboxProject } from '../../../../../src/features/demo/sandbox/createSandboxProject';
import { saveZip, zipDay, zipOf } from '../../../../../src/features/demo/sandbox/zipProject';

const DEMO = {
  name: 'Basic',
  file: 'docs/x/Basic.tsx',
  variant: 'TS',
  styling: 'system',
  files: [
    {
      name: 'Basic.tsx',
      raw: `import { rows } from './数据';\nexport default () => <p>ä {rows}</p>;\n`,
    },
    { name: '数据.ts', raw: `export const rows = '行';\n` },
  ],
} as const;
const PROJECT = createSandboxProject(DEMO, PACKAGE_VERSIONS);

function unpacked(zip: Uint8Array): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, strFromU8(bytes)]),
  );
}

it('holds the files of the project below one folder, Chinese names included, and how to start it', () => {
  const { 'Basic/README.md': readme, ...files } = unpacked(zipOf(PROJECT, 'Basic'));
  expect(files).toEqual(
    Object.fromEntries(
      Object.entries(PROJECT.files).map(([path, text]) => [`Basic/${path}`, text]),
    ),
  );
  expect(Object.keys(files)).toContain('Basic/src/数据.ts');
  expect(readme).toContain('npm install\nnpm run dev');
  expect(readme).toContain(PROJECT.description);
});

it('is the same bytes at any time', () => {
  const first = zipOf(PROJECT, 'Basic');
  jest.useFakeTimers({ now: new Date('2030-05-05') });
  expect(zipOf(PROJECT, 'Basic')).toEqual(first);
  jest.useRealTimers();
});

it.each([
  ['1796077270', new Date(2026, 10, 30, 12)],
  ['315532800', new Date(1980, 0, 1, 12)],
  ['315532799', new Date(1980, 0, 1)],
  ['4102444800', new Date(1980, 0, 1)],
  ['', new Date(1980, 0, 1)],
  ['soon', new Date(1980, 0, 1)],
  [undefined, new Date(1980, 0, 1)],
])('of a commit at %j has the day %s in each time zone', (seconds, day) => {
  expect(zipDay(seconds)).toEqual(day);
});

it('has the day of the commit in each file', () => {
  const { COMMIT_TIME } = process.env;
  process.env.COMMIT_TIME = '1796077270';
  const dated = zipOf(PROJECT, 'Basic');
  process.env.COMMIT_TIME = COMMIT_TIME ?? '';
  // Local headers: https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, 4.3.7.
  const header = new DataView(dated.buffer);
  const day = ((2026 - 1980) << 9) | (11 << 5) | 30;
  expect([header.getUint16(10, true), header.getUint16(12, true)]).toEqual([12 << 11, day]);
});

it('is saved under the name of the demo, and leaves nothing behind', () => {
  jest.useFakeTimers();
  const create = jest.fn(({ type }: Blob) => `blob:${type}`);
  const revoke = jest.fn();
  Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
  const clicked: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.download} ${this.href} ${this.isConnected}`);
  });
  saveZip(DEMO);
  expect(clicked).toEqual(['Basic.zip blob:application/zip true']);
  expect(document.querySelector('a')).toBeNull();
  expect(revoke).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(revoke).toHaveBeenCalledWith('blob:application/zip');
  jest.useRealTimers();
});

it('throws for a demo from which no project can be made', () => {
  expect(() => saveZip({ ...DEMO, files: DEMO.files.slice(0, 1) })).toThrow('./数据');
});
