/** The code that runs edited demos, as a script for the pages of the built site: there it loads on a press of "Edit". */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getSwcLoaderOptions, rspack } from '@docusaurus/faster';
import type { Page } from '@playwright/test';
import type { LiveFrame, LiveFrameOptions } from '../../src/features/live-frame';
import type { LiveAppearance, LiveEvent, LiveProject } from '../../src/lib/live/types';

const ROOT = path.join(__dirname, '../..');
const FEATURE = path.join(ROOT, 'src/features/live-frame/index.ts');

declare global {
  interface Window {
    startLiveFrame(host: HTMLElement, options: LiveFrameOptions): LiveFrame;
    liveFrame: LiveFrame;
    liveEvents: LiveEvent[];
  }
}

async function bundle(baseUrl: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'live-frame-'));
  const entry = path.join(folder, 'entry.js');
  const config = path.join(folder, 'config.js');
  writeFileSync(config, `module.exports = ${JSON.stringify({ baseUrl })};`);
  writeFileSync(
    entry,
    `import { startLiveFrame } from ${JSON.stringify(FEATURE)};\nwindow.startLiveFrame = startLiveFrame;\n`,
  );
  try {
    await new Promise<void>((resolve, reject) => {
      const compiler = rspack({
        mode: 'production',
        target: ['web', 'es2022'],
        context: ROOT,
        entry,
        devtool: false,
        output: { path: folder, filename: 'out.js' },
        optimization: { minimize: false },
        resolve: {
          extensions: ['.tsx', '.ts', '.js'],
          alias: { '@generated/docusaurus.config': config },
          modules: [path.join(ROOT, 'node_modules')],
        },
        module: {
          rules: [
            {
              test: /\.tsx?$/,
              loader: 'builtin:swc-loader',
              options: getSwcLoaderOptions({ isServer: false, bundlerName: 'rspack' }),
            },
          ],
        },
        plugins: [
          new rspack.DefinePlugin({
            'process.env.MUI_LICENSE_KEY': JSON.stringify(process.env.MUI_LICENSE_KEY ?? ''),
          }),
        ],
      });
      compiler.run((error, stats) => {
        compiler.close(() => {
          if (error ?? stats?.hasErrors()) {
            reject(error ?? new Error(stats?.toString('errors-only')));
          } else {
            resolve();
          }
        });
      });
    });
    return readFileSync(path.join(folder, 'out.js'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const scripts = new Map<string, Promise<string>>();

export const DEFAULT_LOOK: LiveAppearance = {
  mode: 'light',
  direction: 'ltr',
  density: 'default',
  language: 'en',
  ownTheme: undefined,
};

/**
 * Starts a frame at the end of a page, and scrolls there: what is out of sight is drawn seldom, so that its animations stand.
 * @param baseUrl path of the page's language
 */
export async function startFrame(
  page: Page,
  appearance: Partial<LiveAppearance> = {},
  baseUrl = '/',
): Promise<void> {
  // Before that, React would take the element for a mistake of the server, and write the whole page anew.
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  const script = scripts.get(baseUrl) ?? bundle(baseUrl);
  scripts.set(baseUrl, script);
  // The policy of the page isn't asked about what a test evaluates.
  await page.evaluate(await script);
  await page.evaluate(
    (look) => {
      const host = document.createElement('div');
      host.id = 'live-host';
      (document.querySelector('article') ?? document.body).append(host);
      host.scrollIntoView({ block: 'center', behavior: 'instant' });
      window.liveEvents = [];
      window.liveFrame = window.startLiveFrame(host, {
        title: 'Example',
        appearance: look,
        onEvent: (event) => window.liveEvents.push(event),
      });
    },
    { ...DEFAULT_LOOK, ...appearance },
  );
}

/** Runs a project, and resolves with all events from then until it is shown or has failed. */
export function runInFrame(page: Page, project: LiveProject): Promise<readonly LiveEvent[]> {
  return page.evaluate(async (given) => {
    const events = window.liveEvents;
    events.length = 0;
    const run = window.liveFrame.run(given);
    const isOver = (event: LiveEvent) =>
      event.kind === 'unavailable' ||
      ((event.kind === 'rendered' || event.kind === 'problem') && event.run === run);
    const end = performance.now() + 20_000;
    while (!events.some(isOver) && performance.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return [...events];
  }, project);
}

/** The document in which the demo runs. */
export function frameDocument(page: Page) {
  return page.frameLocator('#live-host iframe').frameLocator('iframe');
}
