import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as material from '@mui/material';
import { exempt, proves } from '../harness';

const page = readFileSync('docs/base/components/index.mdx', 'utf8');

test('a card leads to the guide once there is one, else to the API page', () => {
  const cards = [...page.matchAll(/pictures\/([\w-]+)\.svg\) \[[^\]]+\]\(\/(\w+)\/([\w-]+)\//g)];
  expect(cards.length).toBeGreaterThan(40);
  for (const [, name = '', kind, target] of cards) {
    const isGuide = existsSync(path.join('docs/base/components', name, 'index.mdx'));
    expect([name, kind]).toEqual([name, isGuide ? 'components' : 'api']);
    expect(isGuide ? target : name).toBe(name);
  }
});

proves(
  'Helpers without a look, such as `Portal` and `NoSsr`, are in the [API reference](/api/).',
  () => {
    expect(material).toHaveProperty('Portal');
    expect(material).toHaveProperty('NoSsr');
    expect(existsSync('docs/base/api/portal/index.mdx')).toBe(true);
    expect(existsSync('docs/base/api/no-ssr/index.mdx')).toBe(true);
  },
);

exempt(
  [
    'Number field A number with steps and a format',
    'Suggestions A value of a long list',
    'Radio group One of a few options',
    'Toggle button A view or a text format',
    'Buttons Save, send, or delete',
    'Button group Related actions',
    'Menus A list of actions',
    'Selects One value of a short list',
    'Lists Items below each other',
    'Page numbers Pages of a list',
  ],
  'This says what a component is for.',
);
