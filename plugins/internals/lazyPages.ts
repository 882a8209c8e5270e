/**
 * Lets the development server compile a page, with its demos, when somebody opens it. All of them at once made every
 * saved file wait: the bundler goes through what it has compiled after each change. It also looks for what it didn't
 * find, so absolute paths, of which Docusaurus' routes are full, are no longer looked for below the site first.
 */
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

/** What is added to the bundler's configuration. */
interface LazyPages {
  readonly resolve?: { readonly preferAbsolute: boolean };
  readonly lazyCompilation?: {
    readonly imports: boolean;
    readonly entries: boolean;
    readonly test: RegExp;
  };
  readonly devServer?: {
    readonly setupMiddlewares: (
      middlewares: readonly object[],
      server: Server,
    ) => readonly object[];
  };
}

/** A page's content; what pages share is compiled at once. */
const PAGE = /\.mdx?$/;

/**
 * The part of the configuration that does it; nothing with another bundler, which compiles all pages at once.
 *
 * `setupMiddlewares` takes the place of Docusaurus' own, whose middleware nothing asks since its overlay is that of
 * webpack-dev-server.
 */
export function lazyPages({ currentBundler: { instance } }: ConfigureWebpackUtils): LazyPages {
  if (!hasMiddleware(instance)) {
    return {};
  }
  const { lazyCompilationMiddleware } = instance;
  return {
    resolve: { preferAbsolute: true },
    lazyCompilation: { imports: true, entries: false, test: PAGE },
    devServer: {
      setupMiddlewares: (middlewares, { compiler }) => [
        { name: 'lazy-pages', middleware: lazyCompilationMiddleware(compiler) },
        ...middlewares,
      ],
    },
  };
}
