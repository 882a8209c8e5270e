/** The files that the editor fetches to complete code. */
import path from 'node:path';
import {
  addressModule,
  completionFiles,
} from '../../../../../plugins/content/live-completion/dataFiles';

const files = completionFiles(path.join(__dirname, '../../../../..'));

it('names each file by its content, so that browsers can keep it', () => {
  const names = [files.index, ...files.parts].map(({ name }) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) {
    expect(name).toMatch(/^completion(?:-\d+)?\.[\da-f]{16}\.json$/);
  }
  const empty = completionFiles(__dirname);
  expect(empty.parts).toEqual([]);
  expect(empty.index.name).not.toBe(files.index.name);
});

it('tells the editor addresses, and makes no scripts of the data', () => {
  const text = addressModule('/ui/assets/live/', {
    index: { name: 'completion.0a.json', text: '{}' },
    parts: [{ name: 'completion-0.0b.json', text: '{}' }],
  });
  expect(text).toBe(
    'export const index = "/ui/assets/live/completion.0a.json";\nexport const parts = ["/ui/assets/live/completion-0.0b.json"];\n',
  );
});
