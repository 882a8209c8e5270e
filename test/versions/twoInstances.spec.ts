/**
 * A site with two documentation instances, in two languages: one below `/x/`, of which a version is cut, and one at the
 * root without versions. Whatever the build makes of pages, it makes of the pages of both.
 */
import { X_VERSION } from '../fixtures/two-instances/src/data/docsInstances';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gotoHydrated } from '../e2e/pages';
import { type Page, built, expect, fileOf, html, read, test, trailOf } from './test';

const titleOf = (page: string) => /<title[^>]*>(.*?)<\/title>/.exec(html(page))?.[1];

/** The pages of both, by their paths. */
const X = 'x/react-data-grid/sorting';
const BASE = 'customization/theming';

test('a version of one leaves the other as it is', () => {
  expect(JSON.parse(read('versions.json'))).toEqual(['8.9.0']);
  expect(existsSync(fileOf('versioned_docs/version-8.9.0/react-data-grid'))).toBe(true);
  expect(existsSync(fileOf('versioned_docs/version-8.9.0/customization'))).toBe(false);
  expect(existsSync(fileOf('base-library_versions.json'))).toBe(false);
  expect(existsSync(fileOf('build/x/8.9.0/react-data-grid/sorting/index.html'))).toBe(true);
  expect(html('customization')).not.toContain('8.9.0/customization');
});

for (const [page, english, chinese] of [
  [X, 'Sorting', '排序'],
  [BASE, 'Theming', '主题'],
] as const) {
  test(`/${page}/ has its title in both languages`, () => {
    expect(titleOf(page)).toMatch(new RegExp(`^${english} -`));
    expect(titleOf(`zh/${page}`)).toMatch(new RegExp(`^${chinese} -`));
  });
}

for (const [page, demo, text] of [
  [X, 'SortCount', 'sorts left'],
  [BASE, 'ThemeCount', 'Themed'],
] as const) {
  test(`/${page}/ has its demo in the HTML and in both Markdown files`, () => {
    expect(html(page)).toContain(text);
    expect(built(`${page}.md`)).toContain(`${demo}.tsx`);
    expect(built(`${page}.js.md`)).toContain(`${demo}.js`);
  });
}

test('the way to a page is that of its own tree, in the language', () => {
  expect(trailOf(X).slice(1)).toEqual([
    ['Data Grid', '/x/react-data-grid/'],
    ['Sorting', '/x/react-data-grid/sorting/'],
  ]);
  expect(trailOf(`zh/${BASE}`).slice(1)).toEqual([
    ['定制与主题', '/zh/customization/'],
    ['主题', '/zh/customization/theming/'],
  ]);
});

test('the pages before and after are those of the same instance', () => {
  const neighbours = (page: string) =>
    [...html(page).matchAll(/<a class="?pagination-nav__link[^>]*href="?([^" >]+)/g)].map(
      ([, href]) => href,
    );
  expect(neighbours('customization')).toEqual(['/customization/theming/']);
  expect(neighbours(BASE)).toEqual(['/customization/']);
  expect(neighbours(X)).toEqual(['/x/react-data-grid/', '/x/react-data-grid/filtering/']);
});

test('the sitemap and the index for programs name the pages of both', () => {
  for (const index of ['sitemap.xml', 'llms.txt']) {
    expect(built(index)).toContain(`/${X}`);
    expect(built(index)).toContain(`/${BASE}`);
    expect(built(index)).not.toContain('8.9.0/');
  }
});

test('search knows the titles of both, and in a cut version those of that version', () => {
  const data = (name: string): { pages: readonly { path: string; title: string }[] } =>
    JSON.parse(read(`.docusaurus/search/default/${name}.json`));
  // The Chinese build comes last.
  const pages = data('current').pages.map(({ path: page, title }) => [page, title]);
  expect(pages).toContainEqual(['react-data-grid/sorting', '排序']);
  expect(pages).toContainEqual(['/zh/customization/theming', '主题']);
  expect(data('8.9.0').pages.map(({ path: page }) => page)).not.toContain(
    '/zh/customization/theming',
  );
});

test('the full text has the pages of both', () => {
  const entry: { languages: Readonly<Record<string, { page_count: number }>> } = JSON.parse(
    built('pagefind/pagefind-entry.json'),
  );
  // Thirteen pages below /x/ with the known issues, and a tab; four and a tab in the cut version; two at the root.
  expect(entry.languages.en?.page_count).toBe(21);
});

test('each instance has its own label as the name of its current version', () => {
  const data = (id: string): { label: string }[] => {
    const globals: Readonly<
      Record<string, Readonly<Record<string, { versions: { label: string }[] }>>>
    > = JSON.parse(read('.docusaurus/globalData.json'));
    return globals['docusaurus-plugin-content-docs']?.[id]?.versions ?? [];
  };
  expect(data('default').map(({ label }) => label)).toEqual([X_VERSION, '8.9.0']);
  expect(data('base-library').map(({ label }) => label)).toEqual(['7.3.0']);
});

test('the classes of Tailwind variants of both are in one stylesheet, which no page begins with', () => {
  const files = readdirSync(fileOf('build/assets/css')).filter(
    (file) => !file.endsWith('.rtl.css'),
  );
  const filesWith = (text: string) =>
    files
      .filter((file) => built(`assets/css/${file}`).includes(text))
      .map((file) => file.replace(/\..*/, ''));
  expect(filesWith('.rounded-\\[13px\\]')).toEqual(['tailwind-variants']);
  expect(filesWith('.rounded-full')).toEqual(['tailwind-variants']);
  expect(filesWith('.parcel{')).toEqual(['css-variants']);
  for (const page of [X, BASE, 'x/react-data-grid/files']) {
    expect(html(page)).not.toContain('-variants.');
  }
});

test('one worker per language lies in the folder of the instance with versions', () => {
  for (const base of ['', 'zh/']) {
    expect(built(`${base}x/sw.js`)).toMatch(new RegExp(`["'\`]/${base}x/offline/`));
    expect(existsSync(fileOf(`build/${base}sw.js`))).toBe(false);
    expect(built('_headers')).toContain(`/${base}x/sw.js\n  Service-Worker-Allowed: /${base}\n`);
    expect(JSON.parse(built(`${base}manifest.webmanifest`))).toMatchObject({ scope: `/${base}` });
  }
});

/** Addresses of scripts and stylesheets that the page has loaded. Of the worker's file it only asks for the headers. */
function loadedFiles(tab: Page): Promise<string[]> {
  return tab.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /\.(?:js|css)$/.test(name) && !name.endsWith('/x/sw.js')),
  );
}

/** Waits until the worker has kept the page and all scripts and stylesheets that it has loaded. */
async function expectKept(tab: Page): Promise<void> {
  const isKept = async () => {
    const files = await loadedFiles(tab);
    const kept = await tab.evaluate(
      (names) => Promise.all(names.map(async (name) => (await caches.match(name)) !== undefined)),
      [new URL(tab.url()).pathname, ...files],
    );
    return files.length > 0 && !kept.includes(false);
  };
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
}

test.describe('in a browser', () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => localStorage.setItem('docs-cookie-consent', 'essential'));
  });

  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  for (const [page, english, chinese, demo] of [
    [X, 'Sorting', '排序', { name: 'SortCount', before: '10 sorts left', after: '9 sorts left' }],
    [
      BASE,
      'Theming',
      '主题',
      { name: 'ThemeCount', before: 'Themed 0 times', after: 'Themed 1 times' },
    ],
  ] as const) {
    const runDemo = async (tab: Page) => {
      await tab.locator('[data-demo-canvas][data-ready]').waitFor();
      await tab.getByRole('button', { name: demo.before }).click();
      await expect(tab.getByRole('button', { name: demo.after })).toBeVisible();
    };

    test(`/${page}/ has a demo that runs, its source and a sandbox`, async ({
      page: tab,
      context,
    }) => {
      await context.route('https://stackblitz.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Sandbox</title>' }),
      );
      await gotoHydrated(tab, `/${page}/`);
      await runDemo(tab);
      await tab.getByRole('button', { name: /^(Expand|Show) code$/ }).click();
      const source = tab.locator('pre:visible', { hasText: `function ${demo.name}()` });
      await expect(source.first()).toBeVisible();
      const [request] = await Promise.all([
        context.waitForEvent('request', (one) => one.url().startsWith('https://stackblitz.com/')),
        tab.getByRole('button', { name: 'Edit in StackBlitz' }).click(),
      ]);
      expect(decodeURIComponent(request.postData() ?? '').replaceAll('+', ' ')).toContain(
        `export default function ${demo.name}()`,
      );
    });

    test(`/${page}/ is found from the pages of both, in both languages`, async ({ page: tab }) => {
      for (const [start, query] of [
        [`/${X}/`, english],
        [`/${BASE}/`, english],
        [`/zh/${X}/`, chinese],
        [`/zh/${BASE}/`, chinese],
      ] as const) {
        await gotoHydrated(tab, start);
        await tab.keyboard.press('Control+k');
        await tab.getByRole('combobox', { name: /^(Search|搜索)/ }).fill(query);
        const address = `${start.startsWith('/zh/') ? '/zh' : ''}/${page}/`;
        await expect(tab.locator(`[role="option"][href="${address}"]`).first()).toBeVisible();
      }
    });

    test(`/${page}/ can be read without a network`, async ({ page: tab, own }) => {
      await tab.goto(`${own.address}/${page}/`);
      await tab.locator('[data-demo-canvas][data-ready]').waitFor();
      await expectKept(tab);
      await own.stop();
      await tab.reload();
      await expect(heading(tab)).toHaveText(english);
      await runDemo(tab);
      // A page that nobody has visited.
      await tab.goto(`${own.address}/x/introduction/`);
      await expect(heading(tab)).toHaveText('You are offline', { timeout: 20_000 });
    });
  }

  test('a demo in the styling that its reader chose runs without a network', async ({
    context,
    page: tab,
    own,
  }) => {
    await context.addCookies([{ name: 'codeStyling', value: 'tailwind', url: own.address }]);
    await tab.goto(`${own.address}/${BASE}/`);
    await tab.locator('[data-demo-canvas][data-ready]').waitFor();
    await expectKept(tab);
    await own.stop();
    await tab.reload();
    const button = tab.getByRole('button', { name: 'Themed 0 times' });
    await expect(button).toHaveCSS('border-top-left-radius', '13px');
    await button.click();
    await expect(tab.getByRole('button', { name: 'Themed 1 times' })).toBeVisible();
  });

  test('the worker of another language neither answers for a page nor loads it again', async ({
    page: tab,
    own,
  }) => {
    await tab.goto(`${own.address}/${BASE}/`);
    await expectKept(tab);
    let loads = 0;
    tab.on('domcontentloaded', () => {
      loads += 1;
    });
    await tab.goto(`${own.address}/zh/${BASE}/`);
    await expectKept(tab);
    const scopes = await tab.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    );
    expect(scopes.toSorted()).toEqual([`${own.address}/`, `${own.address}/zh/`]);
    // A newer worker would load the page again after 2 s.
    await tab.waitForTimeout(3000);
    expect(loads).toBe(1);
  });

  test('a script that was asked for before the worker came is kept when it comes later', async ({
    page: tab,
    own,
  }) => {
    await tab.addInitScript(() => {
      const { register } = ServiceWorkerContainer.prototype;
      const isAllowed = new Promise((resolve) => Object.assign(window, { allowWorker: resolve }));
      ServiceWorkerContainer.prototype.register = async function registerWhenAllowed(...args) {
        await isAllowed;
        return register.apply(this, args);
      };
    });
    await tab.goto(`${own.address}/${X}/`);
    const loaded = await loadedFiles(tab);
    const [late = ''] = readdirSync(path.join(own.folder, 'assets/js'))
      .filter((name) => name.endsWith('.js'))
      .map((name) => `${own.address}/assets/js/${name}`)
      .filter((address) => !loaded.includes(address));
    let send = () => {};
    const isSent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await tab.route(late, async (route) => {
      await isSent;
      await route.continue();
    });
    const isAsked = tab.waitForRequest(late);
    await tab.evaluate((address) => void fetch(address), late);
    await isAsked;
    await tab.evaluate('window.allowWorker()');
    await tab.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expectKept(tab);
    send();
    await expect.poll(() => loadedFiles(tab)).toContain(late);
    await expectKept(tab);
  });

  test('the pages of each instance name its own version', async ({ page }) => {
    const switcher = page.locator('#mui-version-selector');
    await gotoHydrated(page, `/${X}/`);
    await expect(switcher).toHaveText(`Data Grid v${X_VERSION}`);
    await page.goto(`/${BASE}/`);
    await expect(switcher).toContainText('v7.3.0');
  });
});
