/**
 * Keeps what the shell never uses out of every page's first load. Code is highlighted at build time, so the browser
 * needs no highlighter, but the classic theme imports one in a client module of its own; and a package of Docusaurus
 * brings all of TypeScript's helpers for one of them. The configuration holds much that only the build reads.
 */
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The module that Docusaurus writes the configuration to. */
const CONFIG = /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/;

export default function lightShellPlugin(): Plugin {
  return {
    name: 'light-shell',
    configureWebpack(_config, isServer) {
      return isServer
        ? {}
        : {
            resolve: {
              alias: { 'prism-react-renderer$': path.join(__dirname, 'noHighlighter.js') },
            },
            module: {
              rules: [
                {
                  test: CONFIG,
                  use: [{ loader: path.join(__dirname, 'configLoader.cjs') }],
                },
                {
                  test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
                  resolve: { alias: { tslib$: path.join(__dirname, 'importHelpers.js') } },
                },
              ],
            },
          };
    },
  };
}
