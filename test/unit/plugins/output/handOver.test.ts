import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { handOver } from '../../../../plugins/output/handOver';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hand-over-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('hands over what was written last, by the name of the step', () => {
  const value = { files: new Map([['main', ['main.js']]]), all: ['main.js'] };
  handOver(folder, 'first').write({ files: new Map() });
  handOver(folder, 'first').write(value);
  handOver(folder, 'second').write('other');
  expect(handOver(folder, 'first').read()).toEqual(value);
});

it('says which step has nothing', () => {
  expect(() => handOver(folder, 'first').read()).toThrow('"first" has nothing');
});
