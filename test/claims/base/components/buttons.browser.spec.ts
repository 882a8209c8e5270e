import { axeFindings } from '../../../e2e/axe';
import { proves, expect, expectConsole, type Locator, openScene, type Page } from '../../browser';

/** Opens a demo, in which axe finds nothing. */
async function openDemo(page: Page, demo: string): Promise<void> {
  await openScene(page, demo);
  expect(await axeFindings(page, '#scene')).toEqual([]);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const styleOf = (element: Locator, name: string) =>
  element.evaluate((node, one) => getComputedStyle(node).getPropertyValue(one), name);

/** All styles of an element. */
const stylesOf = (element: Locator) =>
  element.evaluate((node) => {
    const style = getComputedStyle(node);
    return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
  });

/** What Chrome tells assistive technology of an element. */
interface Told {
  readonly role: string;
  readonly name: string;
  readonly isDisabled: boolean;
  /** Whether the element or one around it is a live region. */
  readonly isLive: boolean;
}

/** The elements as Chrome tells them, without texts and what only groups others. */
async function toldOf(page: Page): Promise<readonly Told[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes
    .filter((node) => !node.ignored)
    .map(({ role, name, properties = [] }) => {
      const has = (property: string) =>
        properties.find((one) => one.name === property)?.value.value;
      return {
        role: String(role?.value),
        // The button puts a space without width before its label.
        name: String(name?.value).replaceAll('\u200b', '').trim(),
        isDisabled: has('disabled') === true,
        isLive: !['off', undefined].includes(has('live')),
      };
    })
    .filter(({ role }) => /^(?:button|link|progressbar|status)$/.test(role));
}

/** The names of elements with a role, as Chrome computes them. */
async function namesOf(page: Page, role: string): Promise<readonly string[]> {
  return (await toldOf(page)).filter((one) => one.role === role).map(({ name }) => name);
}

const focusedTag = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** Moves the focus by the keyboard. */
async function tabFrom(page: Page, name: string): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press('Tab');
}

proves(
  [
    '| `text` (default) | A label without a frame | "Cancel", actions in cards, dialogs, and toolbars |',
    '| `outlined` | A label with a border | The second most important action |',
    '| `contained` | A filled box and a shadow | The main action, once in each area of the page |',
  ],
  async (page) => {
    await openDemo(page, 'BasicButtons');
    const lookOf = async (name: string) => [
      await styleOf(button(page, name), 'border-top-width'),
      await styleOf(button(page, name), 'background-color'),
      (await styleOf(button(page, name), 'box-shadow')) !== 'none',
    ];
    expect(await lookOf('Cancel')).toEqual(['0px', 'rgba(0, 0, 0, 0)', false]);
    expect(await lookOf('Save draft')).toEqual(['1px', 'rgba(0, 0, 0, 0)', false]);
    expect(await lookOf('Send invoice')).toEqual(['0px', 'rgb(25, 118, 210)', true]);
  },
);

proves(
  [
    'To remove the shadow of a contained button, pass `disableElevation`.',
    'The `color` prop accepts the colors of the palette and `inherit`, which takes the text color of the parent.',
    'To make a button as wide as its container, pass `fullWidth`.',
  ],
  async (page) => {
    await openScene(page, 'Looks');
    expect(await styleOf(button(page, 'Flat'), 'box-shadow')).toBe('none');
    expect(await styleOf(button(page, 'Inherits'), 'color')).toBe('rgb(1, 2, 3)');
    expect((await button(page, 'Wide').boundingBox())?.width).toBe(400);
    await openDemo(page, 'ButtonColors');
    const colors = ['Assign', 'Schedule', 'Approve', 'Reject'].map((name) =>
      styleOf(button(page, name), 'color'),
    );
    expect(new Set(await Promise.all(colors)).size).toBe(4);
  },
);

proves('The `size` prop accepts `small`, `medium` (default), and `large`:', async (page) => {
  await openDemo(page, 'ButtonSizes');
  const heights = await page
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(new Set(heights).size).toBe(3);
});

proves("The button sets the icon's font size and distance from the label.", async (page) => {
  await openDemo(page, 'IconLabels');
  const icon = button(page, 'Print ticket').locator('svg');
  expect(await styleOf(icon, 'font-size')).toBe('20px');
  expect(await styleOf(icon.locator('..'), 'margin-right')).toBe('8px');
  const end = button(page, 'Choose seats').locator('svg');
  expect(await styleOf(end.locator('..'), 'margin-left')).toBe('8px');
  await openDemo(page, 'IconButtons');
  await openDemo(page, 'LinkButtons');
});

proves(
  'The mouse and <kbd>Tab</kbd> skip the link, but a script or a screen reader can still follow it.',
  async (page) => {
    await openScene(page, 'Disabled');
    const link = page.getByRole('link');
    await link.click({ force: true });
    await expect(page).not.toHaveURL(/#followed$/);
    await tabFrom(page, 'First');
    await expect(button(page, 'Last')).toBeFocused();
    await link.evaluate((node: HTMLElement) => node.click());
    await expect(page).toHaveURL(/#followed$/);
    await expect(page.getByRole('status')).toHaveText('link');
    // A screen reader acts on what it reads, without the mouse and the order of Tab.
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('link link');
  },
);

proves(
  [
    '| `center` (default) | Replaces the label | Stays the same |',
    '| `start` | Replaces `startIcon` | Stays the same if there is an icon |',
    '| `end` | Replaces `endIcon` | Stays the same if there is an icon |',
    "In Chrome, a `<button>` that starts to load loses the focus, and doesn't get it back.",
    "The next <kbd>Tab</kbd> continues from the button's place.",
  ],
  async (page) => {
    await openDemo(page, 'LoadingButtons');
    await openScene(page, 'Loading');
    for (const [name, isWider] of [
      ['Center', false],
      ['Start', false],
      ['End', false],
      ['Start without an icon', true],
      ['End without an icon', true],
    ] as const) {
      const loading = button(page, name);
      const width = (await loading.boundingBox())?.width ?? 0;
      await loading.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('progressbar')).toBeVisible();
      expect(((await loading.boundingBox())?.width ?? 0) > width).toBe(isWider);
      await expect(loading).toHaveCSS(
        'color',
        name === 'Center' ? 'rgba(0, 0, 0, 0)' : 'rgba(0, 0, 0, 0.26)',
      );
      const icon = loading
        .locator('.MuiButton-icon')
        .filter({ has: page.locator('svg:not([viewBox])') });
      if (!isWider && name !== 'Center') {
        await expect(icon).toHaveCSS('opacity', '0');
      }
      expect(await focusedTag(page)).toBe('BODY');
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      expect(await focusedTag(page)).toBe('BODY');
      await page.keyboard.press('Tab');
      await expect(button(page, `After ${name}`)).toBeFocused();
    }
  },
);

proves(
  'While a button with `loadingPosition="end"` loads, Chrome computes the label twice: "Sync Sync".',
  async (page) => {
    await openScene(page, 'Loading');
    for (const [name, computed] of [
      ['Center', 'CENTER'],
      ['Start', 'START'],
      ['End', 'END END'],
    ] as const) {
      await button(page, name).click();
      await expect(page.getByRole('progressbar')).toBeVisible();
      expect(await namesOf(page, 'button')).toContain(computed);
      await expect(page.getByRole('progressbar')).toHaveCount(0);
    }
  },
);

/** How far the middle of the spinner is from the middle of the icon, across the button. */
const missOf = (loading: Locator) =>
  loading.evaluate((node) => {
    const middleOf = (selector: string) => {
      const { left, right } = node.querySelector(selector)?.getBoundingClientRect() ?? {};
      return ((left ?? 0) + (right ?? 0)) / 2;
    };
    return Math.abs(middleOf('[role="progressbar"]') - middleOf('svg:not([viewBox])'));
  });

proves(
  'With `size="large"`, or if your styles change the width or side padding, the spinner of `start` and `end` misses the icon.',
  async (page) => {
    await openScene(page, 'Widths');
    for (const position of ['start', 'end']) {
      for (const look of ['own', 'tall', 'full']) {
        expect(await missOf(button(page, `${position} ${look}`))).toBeLessThanOrEqual(1);
      }
      for (const look of ['large', 'wide', 'padded', 'themed']) {
        expect(await missOf(button(page, `${position} ${look}`))).toBeGreaterThan(5);
      }
    }
  },
);

proves(
  [
    'Use `center`, or [move the spinner](#add-a-variant-a-color-and-a-size).',
    '**Variant:** `dashed` uses the CSS variables of `outlined`.',
    '**Size:** the entry applies to all variants.',
  ],
  async (page) => {
    await openScene(page, 'NewValues');
    const heightOf = async (name: string) => (await button(page, name).boundingBox())?.height;
    const height = await heightOf('outlined medium');
    for (const variant of ['text', 'contained', 'dashed']) {
      expect(await heightOf(`${variant} medium`)).toBe(height);
    }
    for (const variant of ['text', 'outlined', 'contained', 'dashed']) {
      expect(await heightOf(`${variant} compact`)).toBe(24);
      expect(await missOf(button(page, `${variant} compact`))).toBeLessThan(0.1);
    }
  },
);

proves(
  [
    "A disabled `<button>` can't be clicked or focused.",
    "It ignores the pointer, so its tooltip and its `cursor` don't show on hover.",
    'To show a cursor, turn pointer events on again:',
  ],
  async (page) => {
    await openScene(page, 'Disabled');
    const disabled = button(page, 'A button');
    await disabled.click({ force: true });
    await disabled.evaluate((node: HTMLElement) => node.click());
    await disabled.evaluate((node: HTMLElement) => node.focus());
    expect(await focusedTag(page)).toBe('BODY');
    await expect(page.getByRole('status')).toHaveText('');
    await openScene(page, 'Cursors');
    /** The cursor in the middle of a button. */
    const cursorOn = async (name: string) => {
      const box = await button(page, name).boundingBox();
      return page.evaluate(
        ([x, y]) => getComputedStyle(document.elementFromPoint(x, y) ?? document.body).cursor,
        [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const,
      );
    };
    expect(await cursorOn('Plain')).toBe('help');
    expect(await cursorOn('Sold out')).toBe('not-allowed');
    await openScene(page, 'Tooltips');
    expectConsole(/disabled `button` child/);
    await button(page, 'Alone').hover({ force: true });
    await page.waitForTimeout(1000);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);

proves(
  [
    'If a reason for mouse users is enough, wrap the disabled button in a `<span>`.',
    '<kbd>Tab</kbd> skips the button and its tooltip:',
  ],
  async (page) => {
    await openScene(page, 'Tooltips');
    expectConsole(/disabled `button` child/);
    const tooltip = page.getByRole('tooltip');
    await button(page, 'Buy ticket').hover({ force: true });
    await expect(tooltip).toHaveText('Sold out since May');
    await page.mouse.move(500, 500);
    await page.keyboard.press('Tab');
    await expect(button(page, 'After')).toBeFocused();
    await expect(tooltip).toHaveCount(0);
  },
);

proves(
  [
    'If users should learn why, pass `aria-disabled` instead of `disabled`, and set the styles yourself, also for the focus.',
    '`aria-disabled` stops neither clicks nor submits.',
    'With `type="submit"`, ignore the submit in `onSubmit` instead:',
    'Keyboards and screen readers then reach the reason too, and on a touchscreen, a long press opens the [tooltip](/api/tooltip/).',
  ],
  async (page) => {
    await openDemo(page, 'DisabledWithReason');
    await page.getByRole('textbox').focus();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Publish')).toBeFocused();
    await expect(button(page, 'Publish')).toHaveCSS('outline', 'rgba(0, 0, 0, 0.87) solid 2px');
    await expect(page.getByRole('tooltip')).toHaveText('Enter a title first.');
    await expect(button(page, 'Publish')).toHaveAccessibleDescription('Enter a title first.');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status')).toHaveText('Published: nothing yet');
    await expect(button(page, 'Publish')).toBeFocused();
    // Playwright waits for a button that is not `aria-disabled`, unless it is forced.
    await button(page, 'Publish').click({ force: true });
    await page.getByRole('textbox').press('Enter');
    await expect(page.getByRole('status')).toHaveText('Published: nothing yet');
    await page.getByRole('textbox').fill('Low tide');
    await page.getByRole('textbox').press('Enter');
    await expect(page.getByRole('status')).toHaveText('Published: Low tide');
    await page.getByRole('textbox').fill('High tide');
    await button(page, 'Publish').click();
    await expect(page.getByRole('status')).toHaveText('Published: High tide');
    await openScene(page, 'AriaDisabled');
    await button(page, 'Publish').click({ force: true });
    await expect(page.getByRole('status')).toHaveText('submit');
    await page.getByRole('textbox').press('Enter');
    await expect(page.getByRole('status')).toHaveText('submit submit');
    await openDemo(page, 'DisabledWithReason');
    const box = await button(page, 'Publish').boundingBox();
    const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 };
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd') =>
      client.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [at] : [],
      });
    const tooltip = page.getByRole('tooltip');
    await touch('touchStart');
    await touch('touchEnd');
    await page.waitForTimeout(1000);
    await expect(tooltip).toHaveCount(0);
    await touch('touchStart');
    await expect(tooltip).toHaveText('Enter a title first.');
    await touch('touchEnd');
  },
);

/** Opens the form, and counts its requests: the server of the demo answers after 800 ms. */
async function openForm(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const real = window.setTimeout;
    Object.assign(window, {
      requests: 0,
      setTimeout: (handler: TimerHandler, timeout?: number, ...rest: unknown[]) => {
        if (timeout === 800) {
          Object.assign(window, { requests: Number(Reflect.get(window, 'requests')) + 1 });
        }
        return real(handler, timeout, ...rest);
      },
    });
  });
  await openDemo(page, 'SaveOnce');
  return () => page.evaluate(() => Number(Reflect.get(window, 'requests')));
}

proves(
  [
    'Pass `type="submit"`, and `loading` while the request is pending.',
    'While this form saves, a second click, <kbd>Enter</kbd> in the field, and a held <kbd>Enter</kbd> send nothing:',
  ],
  async (page) => {
    const requests = await openForm(page);
    const save = button(page, 'Save name');
    const field = page.getByRole('textbox');
    const answered = () => expect(save).toBeEnabled();
    await field.fill('Docks');
    await save.dblclick({ delay: 0 });
    expect(await requests()).toBe(1);
    await field.focus();
    await page.keyboard.press('Enter');
    await expect(save).toBeDisabled();
    expect(await requests()).toBe(1);
    await answered();
    await save.focus();
    for (let times = 0; times < 4; times += 1) {
      await page.keyboard.down('Enter');
    }
    await page.keyboard.up('Enter');
    expect(await requests()).toBe(2);
    await answered();
    await field.focus();
    for (let times = 0; times < 4; times += 1) {
      await page.keyboard.down('Enter');
    }
    await page.keyboard.up('Enter');
    expect(await requests()).toBe(3);
    await answered();
  },
);

proves(
  [
    "If the focus was on the button and hasn't moved, it returns there, or to the field after a refusal, also in a `Dialog`.",
    'In a `Dialog`, it goes to the first field instead.',
    '[The form below](#prevent-a-second-submit) returns the focus, and announces "Saving…".',
  ],
  async (page) => {
    await openForm(page);
    const save = button(page, 'Save name');
    const field = page.getByRole('textbox');
    const pressSave = async () => {
      await save.focus();
      await page.keyboard.press('Enter');
      await expect(save).toBeDisabled();
      await expect(page.getByRole('status')).toHaveText('Saving…');
      expect(await toldOf(page)).toContainEqual(
        expect.objectContaining({ role: 'status', isLive: true }),
      );
    };
    await field.fill('Docks');
    await pressSave();
    await expect(page.getByRole('status')).toHaveText('Saved: Docks');
    await expect(save).toBeFocused();
    await field.fill('Support');
    await pressSave();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('A team named Support already exists.');
    await expect(page.getByRole('status')).toHaveText('Not saved');
    expect(await axeFindings(page, '#scene')).toEqual([]);
    await field.fill('Locks');
    await pressSave();
    await field.click();
    await page.keyboard.type('!');
    await expect(page.getByRole('status')).toHaveText('Saved: Locks');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('Locks!');
    for (const [name, status] of [
      ['Piers', 'Saved: Piers'],
      ['Support', 'Not saved'],
    ] as const) {
      await field.fill(name);
      await field.press('Enter');
      await expect(page.getByRole('status')).toHaveText(status);
      await expect(field).toBeFocused();
    }
    // With the focus on another element, the answer doesn't move it either.
    await field.fill('Support');
    await pressSave();
    await page.evaluate(() => {
      const link = document.body.appendChild(document.createElement('a'));
      Object.assign(link, { href: '#elsewhere', textContent: 'Elsewhere' }).focus();
    });
    await expect(page.getByRole('status')).toHaveText('Not saved');
    await expect(save).toBeEnabled();
    expect(await focusedTag(page)).toBe('A');
    await openScene(page, 'SaveInDialog');
    await field.fill('Docks');
    await pressSave();
    expect(await focusedTag(page)).toBe('DIV');
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('Saved: Docks');
    await field.fill('Cranes');
    await pressSave();
    await expect(page.getByRole('status')).toHaveText('Saved: Cranes');
    await expect(save).toBeFocused();
    await field.fill('Support');
    await pressSave();
    await expect(field).toBeFocused();
    await field.fill('  ');
    await save.click();
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription('Enter a name.');
    await expect(page.getByRole('status')).toHaveText('Not saved');
  },
);

proves(
  [
    'After the answer, all three send again, even an <kbd>Enter</kbd> that is still held.',
    'After a payment, leave the page.',
  ],
  async (page) => {
    const requests = await openForm(page);
    const save = button(page, 'Save name');
    await save.focus();
    await page.keyboard.down('Enter');
    await expect(save).toBeDisabled();
    await page.keyboard.down('Enter');
    expect(await requests()).toBe(1);
    await expect(save).toBeFocused();
    await page.keyboard.down('Enter');
    await expect(save).toBeDisabled();
    expect(await requests()).toBe(2);
    await page.keyboard.up('Enter');
    await expect(save).toBeEnabled();
    await page.getByRole('textbox').press('Enter');
    expect(await requests()).toBe(3);
    await expect(save).toBeEnabled();
    await save.click();
    expect(await requests()).toBe(4);
  },
);

proves(
  [
    '`disableRipple` removes the ripple of clicks, and also the pulsing ripple that shows the keyboard focus.',
    'Text and outlined buttons then look the same with and without focus.',
    'Add a focus style:',
    'With this theme, an `IconButton` keeps its hover background.',
    'Its own `disableRipple` prop removes it.',
  ],
  async (page) => {
    const ripple = page.locator('.MuiTouchRipple-ripple');
    await openScene(page, 'WithRipple');
    await tabFrom(page, 'First');
    await expect(page.locator('.MuiTouchRipple-ripplePulsate')).toBeVisible();
    await button(page, 'Outlined').click();
    await expect(ripple.first()).toBeAttached();
    await button(page, 'Icon').hover();
    await expect(button(page, 'Icon')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

    await openScene(page, 'WithoutRipple');
    const without = new Map<string, readonly string[]>();
    for (const name of ['Text', 'Outlined', 'Icon']) {
      without.set(name, await stylesOf(button(page, name)));
    }
    await button(page, 'First').focus();
    for (const name of ['Text', 'Outlined', 'Icon']) {
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toBeFocused();
      await expect(button(page, name)).toHaveClass(/Mui-focusVisible/);
      await page.waitForTimeout(400);
      expect(await stylesOf(button(page, name))).toEqual(without.get(name));
    }
    await button(page, 'Text').click();
    await expect(page.locator('.MuiTouchRipple-root')).toHaveCount(0);
    await button(page, 'Icon').hover();
    await page.waitForTimeout(400);
    await expect(button(page, 'Icon')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

    await openScene(page, 'WithFocusStyle');
    await button(page, 'First').focus();
    for (const name of ['Text', 'Outlined', 'Icon']) {
      await expect(button(page, name)).not.toHaveCSS('outline-style', 'solid');
      await page.keyboard.press('Tab');
      await expect(button(page, name)).toHaveCSS('outline', 'rgba(0, 0, 0, 0.87) solid 2px');
    }
    await expect(page.locator('.MuiTouchRipple-root')).toHaveCount(0);
    await button(page, 'Icon').hover();
    await expect(button(page, 'Icon')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  },
);

proves('For a style that you use again, create a component with `styled`.', async (page) => {
  await openDemo(page, 'FlatButtons');
  await page.keyboard.press('Tab');
  await expect(button(page, 'Start lesson')).toHaveCSS('outline', 'rgba(0, 0, 0, 0.87) solid 2px');
  await expect(button(page, 'Practice words')).toHaveCSS('text-transform', 'none');
});

proves(
  [
    "The input has the focus and opens the file dialog on <kbd>Enter</kbd> and <kbd>Space</kbd>, so remove the label's `role` and tab stop, and add a focus style:",
    'Otherwise, <kbd>Tab</kbd> still reaches the input.',
  ],
  async (page) => {
    await openDemo(page, 'UploadButton');
    const label = page.locator('label');
    await page.keyboard.press('Tab');
    await expect(page.locator('input')).toBeFocused();
    await expect(label).toHaveCSS('outline', 'rgba(0, 0, 0, 0.87) solid 2px');
    expect(await namesOf(page, 'button')).toEqual(['ATTACH RECEIPTS']);
    const files = ['ferry.pdf', 'hotel.pdf'].map((name) => ({
      name,
      mimeType: 'application/pdf',
      buffer: Buffer.from('receipt'),
    }));
    const status = page.getByRole('status');
    const open = [
      () => page.keyboard.press('Enter'),
      () => page.keyboard.press('Space'),
      () => label.click(),
    ];
    for (const [index, act] of open.entries()) {
      // Chrome ignores a request while its process still closes the dialog before, which takes tests only milliseconds.
      await expect(async () => {
        const chooser = page.waitForEvent('filechooser', { timeout: 2000 });
        await act();
        await (await chooser).setFiles(index === 1 ? files : files.slice(0, 1));
      }).toPass();
      await expect(status).toHaveText(index === 1 ? 'ferry.pdf, hotel.pdf' : 'ferry.pdf');
    }
    await openScene(page, 'DisabledUpload');
    await tabFrom(page, 'First');
    await expect(page.locator('input')).toBeFocused();
  },
);

proves(
  [
    '| `<button>` | Clicks when pressed, repeats while held | Clicks when released |',
    "| `<a>` with `href` | Follows the link | Doesn't follow the link |",
    '| Another element, by the `component` prop | Calls `onClick` when pressed, repeats while held | Calls `onClick` when released |',
  ],
  async (page) => {
    const clicks = page.getByRole('status');
    for (const [name, word] of [
      ['A button', 'button'],
      ['A div', 'div'],
    ] as const) {
      await openScene(page, 'Enabled');
      await button(page, name).focus();
      await page.keyboard.down('Enter');
      await expect(clicks).toHaveText(word);
      await page.keyboard.down('Enter');
      await expect(clicks).toHaveText(`${word} ${word}`);
      await page.keyboard.up('Enter');
      await expect(clicks).toHaveText(`${word} ${word}`);
      await page.keyboard.down('Space');
      await page.keyboard.down('Space');
      await expect(clicks).toHaveText(`${word} ${word}`);
      await page.keyboard.up('Space');
      await expect(clicks).toHaveText(`${word} ${word} ${word}`);
    }
    await openScene(page, 'Enabled');
    await page.getByRole('link').focus();
    await page.keyboard.press('Space');
    await expect(clicks).toHaveText('');
    await expect(page).not.toHaveURL(/#followed$/);
    await page.keyboard.press('Enter');
    await expect(clicks).toHaveText('link');
    await expect(page).toHaveURL(/#followed$/);
  },
);

/** Roles and names of the buttons in the scenes of all elements. */
const CONTRACT = [
  ['button', 'SEND'],
  ['button', 'Send the invoice'],
  ['link', 'ORDERS'],
  ['button', 'OPEN'],
  ['button', 'SHARE'],
  ['link', 'RECEIPTS'],
  ['button', 'Delete'],
  ['link', 'Help'],
  ['button', 'Pin'],
] as const;

/** Whether these buttons have neither `href` nor another `component`. */
const DEFAULTS = [true, true, false, false, false, false, true, false, false] as const;

/** What Chrome tells of these buttons. */
async function contractOf(page: Page): Promise<readonly Told[]> {
  return (await toldOf(page)).filter(
    ({ role, name }) => /^(?:button|link)$/.test(role) && !/^(?:First|Last)$/.test(name),
  );
}

proves(
  [
    "| Role | By default, a button has the role `button`, also with another `component`. With `href`, or a router's link with `to`, it has the role `link`. |",
    '| Name | The name comes from the label, or from `aria-label`. Chrome takes the label as shown, in capitals. |',
    "For names as you write them, set [`textTransform: 'none'`](#add-a-variant-a-color-and-a-size).",
  ],
  async (page) => {
    await openScene(page, 'EnabledContract');
    const told = (await contractOf(page)).map(({ role, name }) => [role, name]);
    expect(told).toEqual(CONTRACT);
    await openScene(page, 'Capitals');
    expect(await namesOf(page, 'button')).toEqual(['SEND INVOICE', 'Save draft']);
  },
);

proves(
  '| States | With `disabled` or `loading`, the default `<button>` has `disabled`. With `href` or another `component`, it has `aria-disabled` instead. |',
  async (page) => {
    const elements = page.locator('.MuiButtonBase-root');
    for (const [scene, isDisabled] of [
      ['EnabledContract', false],
      ['DisabledContract', true],
      ['LoadingContract', true],
    ] as const) {
      await openScene(page, scene);
      const told = await contractOf(page);
      expect(told.map(({ role, name }) => [role, name])).toEqual(CONTRACT);
      expect(told.map((one) => one.isDisabled)).toEqual(CONTRACT.map(() => isDisabled));
      const attributes = await elements.evaluateAll((all) =>
        all.map((one) => [
          one.hasAttribute('disabled'),
          one.getAttribute('aria-disabled') === 'true',
        ]),
      );
      expect(attributes).toEqual(
        DEFAULTS.map((isDefault) => [isDisabled && isDefault, isDisabled && !isDefault]),
      );
    }
  },
);

proves(
  '| Focus | By default, a button is a tab stop, unless it is disabled or loading. The keyboard focus shows as a pulsing ripple. |',
  async (page) => {
    await openScene(page, 'EnabledContract');
    const elements = page.locator('.MuiButtonBase-root');
    await expect(elements).toHaveCount(CONTRACT.length);
    await button(page, 'First').focus();
    for (let at = 0; at < CONTRACT.length; at += 1) {
      await page.keyboard.press('Tab');
      await expect(elements.nth(at)).toBeFocused();
      await expect(elements.nth(at).locator('.MuiTouchRipple-ripplePulsate')).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(button(page, 'Last')).toBeFocused();
    for (const scene of ['DisabledContract', 'LoadingContract']) {
      await openScene(page, scene);
      await tabFrom(page, 'First');
      await expect(button(page, 'Last')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(button(page, 'First')).toBeFocused();
    }
  },
);

proves(
  [
    '| Announcements | While a button loads, the spinner is a `progressbar` with the name of the button. Neither the button nor the spinner is a live region. |',
    'Show "Saving…" and the result as text in an element with the role `status`.',
  ],
  async (page) => {
    await openScene(page, 'LoadingContract');
    const told = await toldOf(page);
    for (const [role, name] of CONTRACT) {
      expect(told).toContainEqual({ role, name, isDisabled: true, isLive: false });
      expect(told).toContainEqual({ role: 'progressbar', name, isDisabled: false, isLive: false });
    }
    // The same look finds the live region of a form that shows its result.
    await openScene(page, 'SaveOnce');
    expect(await toldOf(page)).toContainEqual(
      expect.objectContaining({ role: 'status', isLive: true }),
    );
  },
);

/** The relative luminance of a gray, by WCAG. */
const luminanceOf = (gray: number) => ((gray / 255 + 0.055) / 1.055) ** 2.4;

proves(
  '| Contrast | In the default light theme, the label of a disabled text button has a contrast of 1.9:1 on white. |',
  async (page) => {
    await openScene(page, 'DisabledText');
    const color = await styleOf(button(page, 'Sold out'), 'color');
    const [, alpha] = /^rgba\(0, 0, 0, ([\d.]+)\)$/.exec(color) ?? [];
    const gray = 255 * (1 - Number(alpha));
    expect((1 + 0.05) / (luminanceOf(gray) + 0.05)).toBeCloseTo(1.9, 1);
  },
);
