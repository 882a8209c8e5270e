/**
 * Settings of the development server.
 *
 * It compiles a page, with its demos, when somebody opens it. All of them at once made every saved file wait: the bundler
 * goes through what it has compiled after each change. It also looks for what it didn't find, so absolute paths, of which
 * Docusaurus' routes are full, are no longer looked for below the site first.
 */
import path from 'node:path';
import type { ConfigureWebpackUtils } from '@docusaurus/types';

/** The development server, as far as it is asked here. */
interface Server {
  readonly compiler: object;
}

/** What Rspack has beside what it shares with webpack. */
interface Rspack {
  /** Answers a page that asks for what isn't compiled yet. */
  readonly lazyCompilationMiddleware: (compiler: object) => object;
}

const hasMiddleware = (bundler: object): bundler is Rspack =>
  'lazyCompilationMiddleware' in bundler;

/** The site that is served, as far as it is asked here. */
interface Site {
  readonly siteDir: string;
  /** Where it is served: `/`, or `/zh/` in the server of a translation. */
  readonly baseUrl: string;
}

/** What is added to the bundler's configuration. */
interface DevelopmentServer {
  readonly resolve?: { readonly preferAbsolute: boolean };
  readonly lazyCompilation?: {
    readonly imports: boolean;
    readonly entries: boolean;
    readonly test: RegExp;
  };
  readonly devServer: {
    readonly headers: Readonly<Record<string, string>>;
    readonly client: { readonly overlay: { readonly runtimeErrors: boolean } };
    readonly static: readonly {
      readonly publicPath: string;
      readonly directory: string;
      readonly watch: boolean;
    }[];
    readonly setupMiddlewares?: (
      middlewares: readonly object[],
      server: Server,
    ) => readonly object[];
  };
}

/** A page's content; what pages share is compiled at once. */
const PAGE = /\.mdx?$/;

/**
 * What is added to the bundler's configuration. Another bundler than Rspack compiles all pages at once.
 *
 * `setupMiddlewares` takes the place of Docusaurus' own, whose middleware nothing asks since its overlay is that of
 * webpack-dev-server.
 */
export function developmentServer(
  { currentBundler: { instance } }: ConfigureWebpackUtils,
  { siteDir, baseUrl }: Site,
): DevelopmentServer {
  const devServer = {
    // Who goes back to a page would get the scripts of then, which catch up update by update, or fail to.
    headers: { 'cache-control': 'no-store' },
    // The overlay of what doesn't compile goes when it is mended. That of an error thrown by a page would stay: the
    // page throws what didn't compile as well. A demo says itself that it failed, and the console says all.
    client: { overlay: { runtimeErrors: false } },
    // Stylesheets, which lie elsewhere in a build, ask for the font two folders above them: here that is the root.
    static:
      baseUrl === '/'
        ? []
        : [{ publicPath: '/', directory: path.join(siteDir, 'static'), watch: false }],
  };
  if (!hasMiddleware(instance)) {
    return { devServer };
  }
  const { lazyCompilationMiddleware } = instance;
  return {
    resolve: { preferAbsolute: true },
    lazyCompilation: { imports: true, entries: false, test: PAGE },
    devServer: {
      ...devServer,
      setupMiddlewares: (middlewares, { compiler }) => [
        { name: 'lazy-pages', middleware: lazyCompilationMiddleware(compiler) },
        ...middlewares,
      ],
    },
  };
}
