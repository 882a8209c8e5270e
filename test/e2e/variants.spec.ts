/** Demos that exist in several stylings: each looks and behaves as the others. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Locator, expect } from '@playwright/test';
import { DOCS_INSTANCES } from '../../src/data/docsInstances';
import { CODE_STYLINGS, type CodeStyling } from '../../src/lib/code/demo';
import { PREFERENCE_COOKIES } from '../../src/lib/code/preferences';
import { folderOfPath } from '../../src/lib/pages/docsInstance';
import { stylingFile } from '../../src/features/demo/block/demoView';
import { demoBlock, openPage } from './demoBlock';
import { demoPages } from './demoPages';
import { recordProblems } from './pages';
import { test } from './sharedPage';

const ROOT = path.join(__dirname, '../..');

interface StyledDemo {
  readonly page: string;
  readonly name: string;
  readonly stylings: readonly CodeStyling[];
}

const styledDemos: readonly StyledDemo[] = demoPages()
  .flatMap(({ path: page, demos }) => {
    const { instance, folder } = folderOfPath(page, DOCS_INSTANCES);
    return demos.map((name) => {
      const file = path.join(ROOT, instance.folder, folder, `${name}.tsx`);
      const stylings = CODE_STYLINGS.filter((styling) => existsSync(stylingFile(file, styling)));
      return { page, name, stylings };
    });
  })
  .filter(({ stylings }) => stylings.length > 1);

/** The places of texts and of outlines of the focus, in whole px from the corner of the demo, once nothing moves. */
function lookOf(canvas: Locator) {
  return canvas.evaluate(async (root) => {
    const moves = root.getAnimations({ subtree: true });
    const transitions = moves.filter((move) => move instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const corner = root.getBoundingClientRect();
    const place = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x - corner.x, y - corner.y, width, height].map(Math.round).join(' ');
    };
    // Stylings may write the same color in different spaces.
    const colorOf = (color: string) => {
      const pixel = new OffscreenCanvas(1, 1).getContext('2d');
      if (!pixel) {
        return color;
      }
      pixel.fillStyle = color;
      pixel.fillRect(0, 0, 1, 1);
      return pixel.getImageData(0, 0, 1, 1).data.join(' ');
    };
    const elements = [...root.querySelectorAll(':not(style)')];
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    return {
      size: place(root),
      texts: elements.filter(hasText).map((element) => `${element.textContent}: ${place(element)}`),
      outlines: elements.flatMap((element) => {
        const { outlineStyle, outlineWidth, outlineOffset, outlineColor } =
          getComputedStyle(element);
        const look = [outlineStyle, outlineWidth, outlineOffset, colorOf(outlineColor)];
        return outlineStyle === 'none' ? [] : [[...look, place(element)].join(', ')];
      }),
    };
  });
}

test('there are such demos', () => {
  expect(styledDemos.length).toBeGreaterThan(3);
});

for (const { page: address, name, stylings } of styledDemos) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} is the same in ${stylings.join(', ')}, ${colorScheme}`, async ({
      context,
      page,
      baseURL,
    }) => {
      const problems = recordProblems(page);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const looks: unknown[] = [];
      for (const styling of stylings) {
        const cookie = { name: PREFERENCE_COOKIES.styling, value: styling, url: baseURL ?? '' };
        await context.addCookies([cookie]);
        await openPage(page, address);
        const demo = demoBlock(page, name);
        await demo.start();
        await expect(demo.toolbar.getByRole('combobox')).toHaveValue(styling);
        await demo.button('Reset focus to test keyboard navigation').click();
        await page.keyboard.press('Tab');
        await expect(demo.canvas.locator(':focus')).toHaveCount(1);
        const look = await lookOf(demo.canvas);
        looks.push({ ...look, roles: await demo.canvas.ariaSnapshot() });
      }
      for (const look of looks) {
        expect(look).toEqual(looks[0]);
      }
      expect(problems).toEqual([]);
    });
  }
}
