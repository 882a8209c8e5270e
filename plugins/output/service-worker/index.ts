/**
 * Builds the service worker of each language, the page that it shows without a network, and the manifest with its
 * icons. Pages register the worker on the configured host alone; see `src/features/service-worker`.
 */
import { createHash } from 'node:crypto';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { SERVICE_WORKER } from '../../../src/data/services';
import { LIVE_ASSETS } from '../../../src/lib/live/manifest';
import {
  OFFLINE_PAGE,
  WORKER_FILE,
  cachePrefix,
  workerScopes,
} from '../../../src/lib/offline/offline';
import { createUiTexts } from '../../content/ui-texts';
import { buildArtifact } from '../buildArtifact';
import { siteBase } from '../siteBase';
import type { OutputStep } from '../outputStep';
import { buildWorker } from './buildWorker';
import { type ClientFiles, clientFilesPlugin } from './clientFiles';
import { drawFavicon, drawIcon } from './icons';
import { SITE_MARK_TAG, keptNoteHtml } from './keptNote';
import { offlinePageHtml } from './offlinePage';
import { APP_ICONS, FAVICON, MANIFEST_FILE, manifestTags, webManifest } from './webManifest';
import { removerSource } from './removerSource';

const CLIENT_MODULE = 'src/features/service-worker/client.ts';
const LOGO = 'static/img/logo.svg';

/** Another text for each build with other scripts and stylesheets. */
async function buildVersion(outDir: string): Promise<string> {
  const files = await readdir(path.join(outDir, 'assets'), { recursive: true });
  const names = files.filter((file) => /\.(?:js|css)$/.test(file));
  return createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 16);
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

export function serviceWorker(context: LoadContext): OutputStep {
  const { siteDir, generatedFilesDir, baseUrl, i18n, siteConfig } = context;
  const language = i18n.localeConfigs[i18n.currentLocale]?.htmlLang ?? i18n.currentLocale;
  const client = buildArtifact<ClientFiles>(generatedFilesDir, 'service-worker');
  return {
    getClientModules: () =>
      SERVICE_WORKER.host && !SERVICE_WORKER.isRemoved ? [path.join(siteDir, CLIENT_MODULE)] : [],
    clientPlugins: () => [clientFilesPlugin(client.write)],
    headTags: [...manifestTags(baseUrl), SITE_MARK_TAG],
    async postBuild(props) {
      const { outDir, codeTranslations } = props;
      const { styles, search } = client.read();
      const lookUp = createUiTexts(codeTranslations);
      const app = { baseUrl, language, name: siteConfig.title };
      const offlinePage = offlinePageHtml({
        ...app,
        styles: styles.map((file) => baseUrl + file),
        lookUp,
      });
      await write(path.join(outDir, OFFLINE_PAGE, 'index.html'), offlinePage);
      await write(path.join(outDir, MANIFEST_FILE), JSON.stringify(webManifest(app)));
      const logo = await readFile(path.join(siteDir, LOGO), 'utf8');
      await Promise.all([
        ...APP_ICONS.map((icon) => write(path.join(outDir, icon.path), drawIcon(logo, icon))),
        write(path.join(outDir, FAVICON.path), drawFavicon(logo, FAVICON.sizes)),
      ]);
      if (SERVICE_WORKER.isRemoved) {
        const scopes = Object.values(workerScopes(baseUrl));
        const remover = await removerSource(siteDir, [cachePrefix(baseUrl)], scopes);
        await write(path.join(outDir, WORKER_FILE), remover);
      } else {
        await buildWorker(context, props, {
          note: keptNoteHtml(lookUp),
          files: [...styles, ...search],
          shared: siteBase(context) + LIVE_ASSETS,
          version: await buildVersion(outDir),
        });
      }
    },
  };
}
