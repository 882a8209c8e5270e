import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveSpecifiers } from '../../../../../plugins/output/live-frame/specifiers';

const folder = mkdtempSync(path.join(tmpdir(), 'specifiers-'));
const modules = path.join(__dirname, '../../../../../node_modules');

afterAll(() => rmSync(folder, { recursive: true }));

it('are what demos import, and all public parts of their packages', () => {
  mkdirSync(path.join(folder, 'a'));
  writeFileSync(
    path.join(folder, 'a/Demo.tsx'),
    "import { BarChart } from '@mui/x-charts/BarChart';\nimport dayjs from 'dayjs';\nimport x from './x';\nimport y from '@site/src/y';\nimport z from 'gone/z';\n",
  );
  writeFileSync(path.join(folder, 'a/x.d.ts'), "import 'never';\n");
  writeFileSync(path.join(folder, 'a/index.mdx'), "import 'not-me';\n");
  const specifiers = liveSpecifiers([folder, path.join(folder, 'absent')], modules);
  expect(specifiers).toEqual(
    expect.arrayContaining(['react', 'dayjs', '@mui/x-charts', '@mui/x-charts/Gauge']),
  );
  expect(
    specifiers.filter((each) => /^\.|@site|never|not-me|gone|internals|esm/.test(each)),
  ).toEqual([]);
  expect(specifiers).not.toContain('dayjs/plugin/utc');
  expect([...specifiers].sort()).toEqual(specifiers);
});
