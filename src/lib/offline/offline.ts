/**
 * What the service worker keeps, and how: rules that it shares with the build and with the pages. Knows neither caches
 * nor the network.
 */
import { VERSIONED_ROUTE } from '../../data/docsInstances';
import { LIVE_PAGE } from '../live/manifest';

/** Where the worker of one language works. */
export interface WorkerLocation {
  /** Path of the language, with slashes around. */
  readonly baseUrl: string;
  /**
   * First folders of the pages of the language, without slashes. Below the same path are other languages, and on some
   * hosts other applications.
   */
  readonly folders: readonly string[];
  /** Path of the folder with scripts and data that all languages share. */
  readonly shared: string;
}

/** What the build tells the worker of one language. */
export interface WorkerBuild extends WorkerLocation {
  /** Another one for each build with other scripts or styles. */
  readonly version: string;
  /** HTML that goes on top of a kept page that is shown because the server has failed. */
  readonly note: string;
}

/** The folder of each language that the worker lies in. */
const FOLDER = VERSIONED_ROUTE.slice(1);

/** The scopes that a worker may have, as paths that end with a slash. */
export interface WorkerScopes {
  /** All pages of the language. The server has to allow it with {@link SCOPE_HEADER}. */
  readonly language: string;
  /** The folder of the worker, which browsers always allow. */
  readonly folder: string;
}

export function workerScopes(baseUrl: string): WorkerScopes {
  return { language: baseUrl, folder: `${baseUrl}${FOLDER}` };
}

/** The header of the worker's file that allows a scope outside of its folder. */
export const SCOPE_HEADER = 'Service-Worker-Allowed';

/** The parts of the answer for the worker's file that decide. */
export interface WorkerFileFacts {
  readonly status: number;
  readonly contentType: string | null;
  /** Value of {@link SCOPE_HEADER}. */
  readonly allowed: string | null;
}

/**
 * The scope to register.
 * @param script address of the worker's file
 * @returns `undefined` if the answer isn't the worker's file, as while a server fails or a network asks for a password
 */
export function scopeToRegister(
  baseUrl: string,
  script: string,
  { status, contentType, allowed }: WorkerFileFacts,
): string | undefined {
  if (status !== 200 || !hasExpectedType('asset', script, contentType)) {
    return undefined;
  }
  const { language, folder } = workerScopes(baseUrl);
  const widest = allowed !== null && URL.canParse(allowed, script) && new URL(allowed, script);
  return widest && language.startsWith(widest.pathname) ? language : folder;
}

/**
 * The first folders of pages.
 * @param routes paths of all pages, with the path of the language
 */
export function foldersOfRoutes(routes: readonly string[], baseUrl: string): readonly string[] {
  const folders = routes
    .filter((route) => route.startsWith(baseUrl))
    .map((route) => route.slice(baseUrl.length).split('/')[0] ?? '');
  return [...new Set(folders)].filter((folder) => /^[\w-]+$/.test(folder)).sort();
}

/**
 * The name of a `<meta>` element that all pages of the site have, in every build and language. The network of a hotel
 * answers for each address with a page of its own, which the worker tells by it.
 */
export const SITE_MARK = 'docs-portal-page';

/** Below the path of the language. */
export const WORKER_FILE = `${FOLDER}sw.js`;
/** Below the path of the language: the page that is shown in place of one that can't be had. */
export const OFFLINE_PAGE = `${FOLDER}offline/`;

/** The address to register. */
export function workerAddress(baseUrl: string): string {
  return baseUrl + WORKER_FILE;
}

/** Whether a host is the one that the worker is for, or a subdomain of it. */
export function isWorkerHost(hostname: string, host: string): boolean {
  return host !== '' && (hostname === host || hostname.endsWith(`.${host}`));
}

/**
 * How a request is answered: pages, the page of edited demos, and files from the network while there is one, assets from the cache first, since
 * the content of an asset never changes under its name.
 */
export type KeptKind = 'page' | 'frame' | 'asset' | 'file';

export const KEPT_KINDS = ['page', 'frame', 'asset', 'file'] as const satisfies readonly KeptKind[];

/** The parts of a request that decide. */
export interface RequestFacts {
  readonly method: string;
  readonly url: URL;
  /** Whether the browser asks for a page to show. */
  readonly isNavigation: boolean;
  /** Whether only a part of the file is asked for. */
  readonly hasRange: boolean;
}

/** A built script or stylesheet: its name holds a hash of its content. */
const ASSET = /^assets\/.*\.[\da-f]{8,}\.(?:rtl\.)?(?:js|css|\w{2,5})$/;
const HASHED_FILE = /\.[\da-f]{8,}\.js(?:on)?$/;
/** Files that pages and search load under names that stay. */
const FILE = /^(?:pagefind\/.+|(?:fonts|img|static)\/.+\.\w+)$/;
/** Markdown pages and lists of pages. */
const TEXT = /\.(?:md|txt)$/;

/** Whether a path, below that of the language, is in a folder with pages of the language or in none. */
function isAmongPages(path: string, folders: readonly string[]): boolean {
  const [folder = '', ...rest] = path.split('/');
  return rest.length === 0 || folders.includes(folder);
}

/** Whether an address may be a page of the language. */
export function isPageAddress({ pathname }: URL, { baseUrl, folders }: WorkerLocation): boolean {
  const path = pathname.slice(baseUrl.length);
  return (
    pathname.startsWith(baseUrl) &&
    (path === '' || path === 'index.html' || folders.includes(path.split('/')[0] ?? ''))
  );
}

/**
 * What a request asks for.
 * @param origin of the site
 * @returns `undefined` for what the worker leaves to the browser: other origins, posts, and parts of files
 */
export function kindOfRequest(
  { method, url, isNavigation, hasRange }: RequestFacts,
  location: WorkerLocation,
  origin: string,
): KeptKind | undefined {
  const { baseUrl, folders, shared } = location;
  if (method !== 'GET' || hasRange || url.origin !== origin) {
    return undefined;
  }
  if (!isNavigation && url.pathname.startsWith(shared)) {
    return HASHED_FILE.test(url.pathname) ? 'asset' : undefined;
  }
  if (!url.pathname.startsWith(baseUrl)) {
    return undefined;
  }
  if (isNavigation) {
    if (url.pathname === `${baseUrl}${LIVE_PAGE}`) {
      return 'frame';
    }
    return isPageAddress(url, location) ? 'page' : undefined;
  }
  const path = url.pathname.slice(baseUrl.length);
  if (ASSET.test(path)) {
    return 'asset';
  }
  return FILE.test(path) || (TEXT.test(path) && isAmongPages(path, folders)) ? 'file' : undefined;
}

/** What a file of such a name is, as servers say it. A host that answers with a page for all else is found out. */
const CONTENT_TYPES: Readonly<Record<string, RegExp>> = {
  js: /javascript/,
  css: /^text\/css/,
  md: /^text\/(?:markdown|plain)/,
  txt: /^text\/plain/,
  json: /json/,
  svg: /^image\/svg/,
  png: /^image\//,
  jpg: /^image\//,
  webp: /^image\//,
  woff2: /font|octet-stream/,
};
const PAGE_TYPE = /^(?:text\/html|application\/xhtml)/;

/** The parts of an answer that decide. */
export interface ResponseFacts {
  readonly status: number;
  /** The browser's word: `basic` is of the same origin and open to read. */
  readonly type: string;
  readonly redirected: boolean;
  readonly contentType: string | null;
}

/** Whether an answer may be kept: whole, from the site itself, and what its name promises; of a page, `isSitePage` too. */
export function isKeepable(
  kind: KeptKind,
  path: string,
  { status, type, redirected, contentType }: ResponseFacts,
): boolean {
  return (
    status === 200 && type === 'basic' && !redirected && hasExpectedType(kind, path, contentType)
  );
}

/** Whether an answer is of the type that its name promises. */
export function hasExpectedType(kind: KeptKind, path: string, contentType: string | null): boolean {
  const found = contentType ?? '';
  if (kind === 'page' || kind === 'frame') {
    return PAGE_TYPE.test(found);
  }
  const extension = /\.(\w+)$/.exec(path)?.[1] ?? '';
  const expected = CONTENT_TYPES[extension];
  return expected ? expected.test(found) : !PAGE_TYPE.test(found);
}

/** Whether HTML is a page of the site. */
export function isSitePage(html: string): boolean {
  return html.includes(SITE_MARK);
}

/** Whether the server itself says that it can't answer now. */
export function isServerProblem(status: number): boolean {
  return status >= 500;
}

/** The path that a page is kept under: as links have it, whatever follows it in the address. */
export function pageKey({ pathname }: URL): string {
  const path = pathname.replace(/\/index\.html$/, '/');
  return path.endsWith('/') || /\.\w+$/.test(path) ? path : `${path}/`;
}

/** Names of the caches of one language begin with this, whatever scope its worker has. */
export function cachePrefix(baseUrl: string): string {
  return `docs:${workerScopes(baseUrl).folder}:`;
}

/** @param version of the build: what two builds hold is never in one cache */
export function cacheName(baseUrl: string, kind: KeptKind, version: string): string {
  return `${cachePrefix(baseUrl)}${kind}:${version}`;
}

/**
 * Whether a cache was made by the worker of another build, or of another scope, in the same language.
 * @param scope address of the worker's scope
 */
export function isOldCache(
  name: string,
  { baseUrl, version, scope }: Pick<WorkerBuild, 'baseUrl' | 'version'> & { scope: string },
): boolean {
  const { origin } = new URL(scope);
  const others = Object.values(workerScopes(baseUrl)).filter((path) => origin + path !== scope);
  return (
    (name.startsWith(cachePrefix(baseUrl)) && !name.endsWith(`:${version}`)) ||
    // Workbox names the cache of the files of the start after the scope.
    others.some((path) => name.startsWith('workbox-precache') && name.endsWith(`-${origin}${path}`))
  );
}
