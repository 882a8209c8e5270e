/** What can't be read or told apart on a page, asked of the browser. All of it runs in the page, as text. */
import type { Page } from '@playwright/test';

/**
 * Texts that are cut: they are wider than what holds them, which doesn't scroll, or they lie beside the window. Demos
 * are left out, since grids cut what a column has no room for; so is what only screen readers read.
 */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const EDGE = 1;
    const found = new Set<string>();
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (
        text === '' ||
        !element?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) ||
        element.closest('[data-demo-canvas], script, style, noscript, template, option')
      ) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, width } = range.getBoundingClientRect();
      if (width === 0) {
        continue;
      }
      let clips: Element | null = element;
      let isHidden = false;
      let isCut = right > window.innerWidth + EDGE || left < -EDGE;
      for (; clips && clips !== document.body; clips = clips.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(clips);
        const box = clips.getBoundingClientRect();
        if (clipPath !== 'none' || box.width <= EDGE || box.height <= EDGE) {
          isHidden = true;
        }
        if (scrolls(clips)) {
          isCut = false;
          break;
        }
        if (/hidden|clip/.test(overflowX) && (right > box.right + EDGE || left < box.left - EDGE)) {
          isCut = true;
        }
      }
      // A skip link waits outside of the window for the focus.
      if (isCut && !isHidden && !element.closest('a[href="#main-content"]')) {
        found.add(text.slice(0, 60));
      }
    }
    return [...found];
  });
}

/** Names of controls that can't be brought whole into the window. */
export function outOfReach(page: Page, inside: string): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    const controls = document.querySelectorAll<HTMLElement>(
      `:is(${selector}) :is(a[href], button, input, textarea, select)`,
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        control.scrollIntoView({ block: 'nearest' });
        const { top, bottom, left, right } = control.getBoundingClientRect();
        const middle = document.elementFromPoint(
          Math.min((left + right) / 2, innerWidth - 1),
          Math.min((Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2, innerHeight - 1),
        );
        return !(control.contains(middle) || control.closest('label')?.contains(middle));
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '');
  }, inside);
}

/** What of an element's look is left when the system forces its colours. */
const LOOK = [
  'color',
  'background-color',
  'border-top-color',
  'border-top-style',
  'border-bottom-color',
  'border-bottom-width',
  'border-inline-start-color',
  'border-inline-start-width',
  'outline-color',
  'outline-style',
  'outline-width',
  'font-weight',
  'text-decoration-line',
  'forced-color-adjust',
] as const;

/** Which attributes say that something is chosen. */
const STATES = ['aria-pressed', 'aria-selected', 'aria-current', 'aria-checked'] as const;

/**
 * Controls that say that they are chosen and look like one of the same kind that isn't.
 * @returns the attribute and the name of each
 */
export function sameLooks(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    ([properties, states]) => {
      const lookOf = (element: Element) =>
        ['', '::before', '::after']
          .map((part) => {
            const style = getComputedStyle(element, part || null);
            const parts = properties.map((name) => style.getPropertyValue(name));
            return part && style.content === 'none' ? '' : `${parts.join()} ${style.content}`;
          })
          .concat(
            [...element.querySelectorAll('svg, svg *')].map((shape) => {
              const { fill, stroke, display } = getComputedStyle(shape);
              return `${fill} ${stroke} ${display} ${shape.getAttribute('d') ?? ''}`;
            }),
          )
          .join('|');
      const isSeen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[data-demo-canvas]');
      return states.flatMap((state) => {
        const all = [...document.querySelectorAll(`[${state}]`)].filter(isSeen);
        const isOn = (element: Element) => element.getAttribute(state) !== 'false';
        return all.filter(isOn).flatMap((on) => {
          const kin = [
            ...(
              on.closest('ul, [role=tablist], [role=listbox], [role=group], nav') ?? document.body
            ).querySelectorAll(on.localName),
          ]
            .filter((other) => other.className.split(' ')[0] === on.className.split(' ')[0])
            .filter((other) => isSeen(other) && !(other.hasAttribute(state) && isOn(other)));
          return kin[0] && lookOf(kin[0]) === lookOf(on)
            ? [`${state}: ${on.textContent?.trim().slice(0, 40) ?? ''}`]
            : [];
        });
      });
    },
    [LOOK, STATES] as const,
  );
}

/** Moves the focus on `stops` times and names what has it without an outline. */
export async function unseenFocus(page: Page, stops: number): Promise<readonly string[]> {
  const found = new Set<string>();
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body || element.closest('[data-demo-canvas]')) {
        return '';
      }
      const isDrawn = (part: Element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part);
        return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
      };
      // A field may leave the outline to the box around it.
      return isDrawn(element) || (element.parentElement && isDrawn(element.parentElement))
        ? ''
        : (element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '?');
    });
    if (name !== '') {
      found.add(name);
    }
  }
  return [...found];
}
