import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildArtifact } from '../../../../plugins/output/buildArtifact';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hand-over-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('hands over what was written last, by the name of the step', () => {
  const value = { files: new Map([['main', ['main.js']]]), all: ['main.js'] };
  buildArtifact(folder, 'first').write({ files: new Map() });
  buildArtifact(folder, 'first').write(value);
  buildArtifact(folder, 'second').write('other');
  expect(buildArtifact(folder, 'first').read()).toEqual(value);
});

it('says which step has nothing', () => {
  expect(() => buildArtifact(folder, 'first').read()).toThrow('"first" has nothing');
});
