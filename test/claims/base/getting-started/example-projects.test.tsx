import { readFileSync } from 'node:fs';
import material from '@mui/material/package.json';
import react from 'react/package.json';
import emotion from '@emotion/react/package.json';
import { exempt, expectCompiles, proves } from '../../harness';

const page = readFileSync('docs/base/getting-started/example-projects/index.mdx', 'utf8');

/** The block of code of the page with this title. */
function blockOf(title: string): string {
  const start = page.indexOf(`title="${title}"\n`);
  const [, block] = /^[^\n]*\n([^]*?)^```$/m.exec(page.slice(start)) ?? [];
  if (start < 0 || block === undefined) {
    throw new Error(`No block of code is ${title}.`);
  }
  return block;
}

test('the commands install the versions that this site documents', () => {
  const ranges = [...page.matchAll(/@mui\/material@\^([\d.]+)/g)].map(([, range]) => range);
  expect(ranges).toEqual([material.version, material.version, material.version]);
  for (const [name, version] of [
    ['react', react.version],
    ['@emotion/react', emotion.version],
  ]) {
    const [major] = String(version).split('.');
    expect(page.split(` ${name}@${major} `).length).toBeGreaterThan(3);
  }
});

proves(
  "`'use client'` is needed in `theme.ts`, because a theme contains functions, and in `Harbor.tsx`, because of its state.",
  async () => {
    const theme = blockOf('src/theme.ts');
    const harbor = blockOf('src/Harbor.tsx');
    expect(theme).toMatch(/^'use client';/);
    expect(harbor).toMatch(/^'use client';/);
    expect(harbor).toContain('useState');
    await expectCompiles(
      `${theme}\nexport const create: () => unknown = theme.breakpoints.up.bind(null, 'sm');`,
    );
  },
);

proves('`page.tsx` and `layout.tsx` remain server components.', () => {
  expect(blockOf('src/app/page.tsx')).not.toContain('use client');
  expect(blockOf('src/app/layout.tsx')).not.toContain('use client');
});

exempt(
  [
    'Each section is a complete project: run the command in an empty folder, and create the files.',
    "`'use client'` is for Next.js.",
    '**`AppRouterCacheProvider`** puts the styles into the HTML of the server.',
    '**`enableCssLayer`** puts the styles of Material UI into the cascade layer `mui`, so that your CSS files win.',
    'This server renders the first HTML with its styles.',
  ],
  'The projects need packages that are not installed here. They were built and opened by hand.',
);
