/** What axe is asked for, it finds: also a contrast among many texts that look alike. */
import { expect, test } from '@playwright/test';
import { axeFindings } from './axe';

const page = (style: string, body: string) =>
  `<!doctype html><html lang="en"><title>Trial</title><style>${style}</style><main><h1>Trial</h1>${body}</main></html>`;
const ALIKE = '<p class="note">One of many.</p>'.repeat(20);

for (const [what, style, body] of [
  ['a colour of its own', '', '<p class="note" style="color: #bbb">Pale.</p>'],
  ['a ground around it', '', '<div style="background: #777"><p class="note">Dark.</p></div>'],
  ['a rule for its place', '.note:last-of-type { color: #bbb }', '<p class="note">Last.</p>'],
] as const) {
  test(`a text among others with too little contrast is found: ${what}`, async ({ page: tab }) => {
    await tab.setContent(page(`.note { color: #555; background: none } ${style}`, ALIKE + body));
    const findings = await axeFindings(tab);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(/^color-contrast: <p class="note"/);
  });
}

test('a text among others that is wrong in another way is found', async ({ page: tab }) => {
  await tab.setContent(page('', `${ALIKE}<p class="note"><button></button></p>`));
  expect(await axeFindings(tab)).toEqual([expect.stringMatching(/^button-name: <button>/)]);
});
