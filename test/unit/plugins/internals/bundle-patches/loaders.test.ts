import { patched } from '../../../../../plugins/internals/bundle-patches/loaders';

it('changes the text of a module by the name of its patch', () => {
  const source = 'export default {"title":"Docs","plugins":[]};\n';
  expect(patched('configuration', 'docusaurus.config.mjs', source)).not.toContain('plugins');
});

it('names the patch and the file when the text looks different', () => {
  expect(() => patched('version data', 'x.json', '{}')).toThrow(
    /the patch "version data" doesn't fit x\.json: .*has no `version`/,
  );
});

it('names the patch and the file when there was nothing to change', () => {
  const source = 'export default {"title":"Docs"};\n';
  expect(() => patched('configuration', 'docusaurus.config.mjs', source)).toThrow(
    'the patch "configuration" changed nothing in docusaurus.config.mjs',
  );
});

it('knows no patch by another name', () => {
  expect(() => patched('nothing', 'a.js', '')).toThrow('"nothing"');
});
