import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { FONT_PATH, headTags } from '../../../../../plugins/first-paint/color-mode/htmlTags';
import { layerOrderFirst } from '../../../../../plugins/first-paint/color-mode/layerOrder';
import { loadStyleSheet } from '../../../../../plugins/first-paint/color-mode/styleSheet';
import { LAYER_ORDER } from '../../../../../src/features/docs-theme/constants';

const root = path.resolve(__dirname, '../../../../..');
const read = (file: string) => fs.readFileSync(path.join(root, file));
const layersCss = read('src/css/layers.css').toString();

describe('the order of the layers', () => {
  const names = /@layer ([^;]+);/.exec(layersCss)?.[1]?.split(', ');

  test('is that of the theme, with Docusaurus below everything that demos use', () => {
    expect(names).toEqual([
      'properties',
      'theme',
      'docusaurus',
      'docsearch',
      'demo-reset',
      'fonts',
      'mui',
      'utilities',
    ]);
    expect(names?.filter((name) => LAYER_ORDER.some((known) => known === name))).toEqual([
      ...LAYER_ORDER,
    ]);
  });

  test.each([
    ['/site/.docusaurus/docusaurus-plugin-css-cascade-layers/default/layers.css'],
    ['C:\\site\\.docusaurus\\docusaurus-plugin-css-cascade-layers\\default\\layers.css'],
  ])('is put in front of Docusaurus’ own declaration at %s', (from) => {
    const css = '@layer docusaurus.infima;';
    const result = postcss([layerOrderFirst('@layer a, b;')]).process(css, { from });
    expect(result.css).toMatch(/^@layer a, b;\s*@layer docusaurus\.infima;$/);
  });

  test('leaves every other stylesheet alone', () => {
    const css = 'a { color: red }';
    const result = postcss([layerOrderFirst('@layer a, b;')]).process(css, { from: '/x/a.css' });
    expect(result.css).toBe(css);
  });
});

describe('the font', () => {
  const fontsCss = read('src/css/fonts.css').toString();

  test('is preloaded from where the stylesheet gets it', () => {
    const preload = headTags({ baseUrl: '/zh/', storageNamespace: '' })[0];
    expect(preload?.attributes).toMatchObject({
      rel: 'preload',
      as: 'font',
      href: `/zh/${FONT_PATH}`,
    });
    // Seen from /zh/assets/css/styles.css.
    const [, url = ''] = /url\('([^']+)'\)/.exec(fontsCss) ?? [];
    expect(new URL(url, 'https://example.org/zh/assets/css/styles.css').pathname).toBe(
      `/zh/${FONT_PATH}`,
    );
  });

  test('is the file of the installed package, of at most 60 KiB', () => {
    const served = read(`static/${FONT_PATH}`);
    const packaged = read(
      'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    );
    expect(served.equals(packaged)).toBe(true);
    expect(served.length).toBeLessThanOrEqual(60 * 1024);
    expect(read('static/fonts/LICENSE.txt').toString()).toContain('SIL OPEN FONT LICENSE');
  });
});

describe('loadStyleSheet', () => {
  test('gets the stylesheet of the docs theme from the site', async () => {
    const css = await loadStyleSheet(path.join(root, 'src/features/docs-theme/styleSheet.ts'));
    expect(css).toContain('--docs-bg:');
    expect(css).toContain('@layer mui{');
  });

  test('says what is wrong with a module that has no stylesheet', async () => {
    const other = path.join(root, 'src/features/docs-theme/constants.ts');
    await expect(loadStyleSheet(other)).rejects.toThrow(
      /color-mode: .*constants\.ts has to export a function docsStyleSheet\(\)/,
    );
  });
});
