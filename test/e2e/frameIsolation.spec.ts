/** What the code of an edited demo can't reach, and what becomes of its errors. */
import { expect } from '@playwright/test';
import { frameDocument, runInFrame, startFrame } from './liveFrameScript';
import { gotoHydrated } from './pages';
import { test } from './sharedPage';

const PAGE = '/x/introduction/';

const demo = (body: string, imports = '') => ({
  files: { 'Demo.js': `${imports}export default function Demo() {\n${body}\n}\n` },
  entry: 'Demo.js',
});

/** Tries each, and shows the name of its error or its result. */
const TRIES = `
  const tries = {
    page: () => parent.document.title,
    top: () => top.document.title,
    storage: () => localStorage.length,
    session: () => sessionStorage.length,
    cookies: () => document.cookie,
    database: () => indexedDB.open('a') && 'open',
    code: () => new Function('return 1')(),
    popup: () => window.open('about:blank'),
    connections: () => typeof RTCPeerConnection,
    origin: () => origin,
  };
  const results = Object.entries(tries).map(([name, run]) => {
    try { return name + ': ' + run(); } catch (error) { return name + ': ' + error.name; }
  });
  return <pre>{results.join('\\n')}</pre>;`;

test('an edited demo reaches neither page nor storage, code from strings, or windows', async ({
  page,
  violations,
}) => {
  await gotoHydrated(page, PAGE);
  await startFrame(page);
  await runInFrame(page, demo(TRIES));
  await expect(frameDocument(page).locator('pre')).toHaveText(
    [
      'page: SecurityError',
      'top: SecurityError',
      'storage: SecurityError',
      'session: SecurityError',
      'cookies: SecurityError',
      'database: SecurityError',
      'code: EvalError',
      'popup: null',
      'connections: undefined',
      'origin: null',
    ].join('\n'),
  );
  violations.length = 0;
});

test('an edited demo sends and loads nothing', async ({ page, violations }) => {
  await gotoHydrated(page, PAGE);
  await startFrame(page);
  // The browser also reports requests that the policy stops; they don't get this far.
  const sent: string[] = [];
  await page.route(/secret|beacon|script\.js|example/, (route) => {
    sent.push(route.request().url());
    return route.abort();
  });
  await runInFrame(
    page,
    demo(
      `
  const [result, setResult] = useState('');
  useEffect(() => {
    const image = new Image();
    image.src = 'https://example.com/a.png';
    navigator.sendBeacon('/beacon');
    const script = document.createElement('script');
    script.src = '/script.js';
    document.head.append(script);
    fetch('/secret').then(() => setResult('sent'), (error) => setResult(error.name));
  }, []);
  return <output>{result}</output>;`,
      "import { useEffect, useState } from 'react';\n",
    ),
  );
  await expect(frameDocument(page).locator('output')).toHaveText('TypeError');
  for (const blocked of ['beacon', 'secret', 'script.js', 'example.com']) {
    await expect.poll(() => violations.join('\n')).toContain(blocked);
  }
  expect(sent).toEqual([]);
  violations.length = 0;
});

test('errors have the line of the file, and the last result stays', async ({ page }) => {
  await gotoHydrated(page, PAGE);
  await startFrame(page);
  await runInFrame(page, demo('  return <p>good</p>;'));
  const shown = frameDocument(page).locator('p');
  await expect(shown).toHaveText('good');
  for (const [body, problem] of [
    ['  return <p>;', { phase: 'syntax', line: 2 }],
    [
      '  return missing;',
      { phase: 'run', line: 2, message: 'ReferenceError: missing is not defined' },
    ],
    ['  const a = 1;\n  const a = 2;\n  return a;', { phase: 'syntax', line: 3 }],
    ['\n  while (true) {}', { phase: 'run', line: 3 }],
    ['  return { a: 1 };', { phase: 'run', message: /Objects are not valid as a React child/ }],
  ] as const) {
    const events = await runInFrame(page, demo(body));
    const found = events.find(({ kind }) => kind === 'problem');
    const { message, ...rest } = { message: '', ...problem };
    expect(found, body).toMatchObject({ problem: rest });
    expect(found?.kind === 'problem' && found.problem.message).toMatch(message);
    await expect(shown).toHaveText('good');
  }
  const [first] = await runInFrame(page, demo('  return map;', "import map from 'lodash/map';\n"));
  expect(first).toMatchObject({
    problem: { phase: 'import', missing: 'lodash', file: 'Demo.js', line: 1 },
  });
});

test('the console is told, and a frame follows the choices of the reader', async ({ page }) => {
  await gotoHydrated(page, PAGE);
  await startFrame(page);
  const events = await runInFrame(
    page,
    demo(
      '  console.warn(\'rows: %o\', [{ id: 1 }]);\n  return <Button variant="contained">Save</Button>;',
      "import Button from '@mui/material/Button';\n",
    ),
  );
  expect(events).toContainEqual({ kind: 'console', level: 'warn', text: 'rows: [{ id: 1 }]' });
  const button = frameDocument(page).getByRole('button');
  const look = () =>
    button.evaluate((element) => {
      const { direction, backgroundColor } = getComputedStyle(element);
      const { clientHeight, ownerDocument } = element;
      const { lang, dataset } = ownerDocument.documentElement;
      return { direction, backgroundColor, clientHeight, lang, mode: dataset.theme };
    });
  const before = await look();
  expect(before).toMatchObject({ direction: 'ltr', lang: 'en', mode: 'light' });
  await page.evaluate(() =>
    window.liveFrame.setAppearance({
      mode: 'dark',
      direction: 'rtl',
      density: 'dense',
      language: 'zh-CN',
      ownTheme: { palette: { primary: { main: '#ff0000' } } },
    }),
  );
  await expect.poll(look).toMatchObject({
    direction: 'rtl',
    lang: 'zh-CN',
    mode: 'dark',
    backgroundColor: 'rgb(255, 0, 0)',
  });
  expect((await look()).clientHeight).toBeLessThan(before.clientHeight);
});

test('text has the font of the page', async ({ page }) => {
  await gotoHydrated(page, PAGE);
  await page.evaluate(() => document.fonts.ready);
  await startFrame(page);
  await runInFrame(page, demo('  return <p>Text</p>;'));
  const shown = frameDocument(page).locator('p');
  await expect(shown).toHaveCSS('font-family', /^"Inter Variable"/);
  await expect
    .poll(() =>
      shown.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll('"', '')),
      ),
    )
    .toContain('Inter Variable');
});

test('without the page of the frame, the reader is told', async ({ page, violations }) => {
  await gotoHydrated(page, PAGE);
  await page.route('**/live/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': "script-src 'self'" },
      body: '<script>parent.postMessage({ kind: "open", manifest: {} }, location.origin)</script>',
    }),
  );
  await startFrame(page);
  await expect
    .poll(() => page.evaluate(() => window.liveEvents))
    .toContainEqual({ kind: 'unavailable', reason: 'blocked' });
  expect(violations.join('\n')).toContain('script-src');
  violations.length = 0;
});
