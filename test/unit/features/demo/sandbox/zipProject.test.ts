/** @jest-environment jsdom */
import { strFromU8, unzipSync } from 'fflate';
import { PACKAGE_VERSIONS } from '../../../../../src/data/packageVersions';
import { createSandboxProject } from '../../../../../src/features/demo/sandbox/createSandboxProject';
import { saveZip, zipOf } from '../../../../../src/features/demo/sandbox/zipProject';

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
