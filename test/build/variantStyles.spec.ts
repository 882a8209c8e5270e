/** The styles of demos in a styling that readers have to choose: no page begins with them. Read from the built files. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import postcss from 'postcss';
import { DOCS_INSTANCES } from '../../src/data/docsInstances';
import { BUILD } from './builtPage';

const ROOT = path.join(__dirname, '../..');

/** Names of classes in the stylesheets of demos. */
const demoClasses = DOCS_INSTANCES.flatMap(({ folder }) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^\.([\w-]+) \{/gm)].map(([, name = '']) => name)),
);

for (const language of ['', 'zh']) {
  const folder = path.join(BUILD, language, 'assets/css');
  const read = (name: string) => {
    const pattern = new RegExp(`^${name}\\.\\w+\\.css$`);
    const file = readdirSync(folder).find((each) => pattern.test(each));
    return readFileSync(path.join(folder, file ?? name), 'utf8');
  };
  const title = `the stylesheet of every page${language && ` in ${language}`}`;

  test(`${title} holds no style of a demo`, () => {
    const styles = read('styles');
    expect(styles).not.toContain('@layer utilities{');
    expect(demoClasses.length).toBeGreaterThan(3);
    expect(demoClasses.filter((name) => styles.includes(`.${name}{`))).toEqual([]);
    const variants = read('css-variants');
    expect(demoClasses.filter((name) => !variants.includes(`.${name}{`))).toEqual([]);
  });

  test(`${title} wins or loses by layers: each utility is in one, in dark mode too`, () => {
    const utilities = read('tailwind-variants');
    expect(utilities).toContain('@layer utilities{');
    expect(utilities).toMatch(/\.dark\\:bg-\w+-400:where\(\[data-theme=dark\]/);
    const outside: string[] = [];
    postcss.parse(utilities).each((node) => {
      if (node.type === 'rule' || (node.type === 'atrule' && node.name === 'media')) {
        outside.push(node.toString());
      }
    });
    expect(outside).toEqual([]);
  });
}
