/** Renders components of Material UI as a server does, with the CSS of their styles. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import type * as EmotionCache from '@emotion/cache';
import type * as Emotion from '@emotion/react';
import type * as Styles from '@mui/material/styles';
import type { CssVarsThemeOptions, Theme, ThemeOptions } from '@mui/material/styles';
import type * as SystemThemeProvider from '@mui/system/ThemeProvider';
import type * as React from 'react';
import type * as Server from 'react-dom/server';
import ts from 'typescript';

/** What a component rendered. */
export interface Rendering {
  readonly html: string;
  /** All rules of its styles; their classes end in the names of parts, such as `-MuiButton-root`. */
  readonly css: string;
}

type Props = Readonly<Record<string, unknown>>;

export interface Renderer {
  /** A component by its name, `Button`, and its package, Material UI when absent. */
  readonly component: (name: string, from?: string) => React.ElementType;
  /** A demo by its path from the root of the project. */
  readonly demo: (file: string) => React.ElementType;
  readonly element: (type: React.ElementType, props: Props) => React.ReactElement;
  /** A theme with CSS variables and both color schemes. */
  readonly createTheme: (options?: ThemeOptions & CssVarsThemeOptions) => Theme;
  readonly render: (type: React.ElementType, props: Props, theme: Theme) => Rendering;
}

/** Runs `act` without what components say to the console of combinations of props that nobody would write. */
export function quietly<Result>(act: () => Result): Result {
  const { error, warn } = console;
  Object.assign(console, { error: () => undefined, warn: () => undefined });
  try {
    return act();
  } finally {
    Object.assign(console, { error, warn });
  }
}

/**
 * @param siteDir root of the project, whose packages are used
 * @throws in production mode, where the packages don't name the parts in their styles
 */
export function createRenderer(siteDir: string): Renderer {
  if (process.env.NODE_ENV === 'production') {
    throw new Error('The parts of components have no names in production. Unset NODE_ENV.');
  }
  // All from one place: two copies of React don't work together.
  const require = createRequire(path.join(siteDir, 'package.json'));
  const { createElement }: typeof React = require('react');
  const { renderToString }: typeof Server = require('react-dom/server');
  const { default: createCache }: typeof EmotionCache = require('@emotion/cache');
  const { CacheProvider }: typeof Emotion = require('@emotion/react');
  const { createTheme }: typeof Styles = require('@mui/material/styles');
  const {
    default: ThemeProvider,
  }: typeof SystemThemeProvider = require('@mui/system/ThemeProvider');

  /** The exports of a TypeScript file, which may import others beside it. */
  const load = (file: string): Readonly<Record<string, unknown>> => {
    const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
      compilerOptions: {
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
        jsx: ts.JsxEmit.ReactJSX,
        esModuleInterop: true,
      },
    });
    const exports: Record<string, unknown> = {};
    const requireFrom = (name: string): unknown => {
      if (!name.startsWith('.')) {
        return require(name);
      }
      const target = path.join(path.dirname(file), name);
      return load(ts.sys.fileExists(`${target}.tsx`) ? `${target}.tsx` : `${target}.ts`);
    };
    compileFunction(outputText, ['exports', 'require'], { filename: file })(exports, requireFrom);
    return exports;
  };
  const defaultOf = (
    exports: { readonly default?: React.ElementType },
    name: string,
  ): React.ElementType => {
    if (exports.default === undefined) {
      throw new Error(`${name} has no default export.`);
    }
    return exports.default;
  };

  return {
    component: (name, from = '@mui/material') =>
      defaultOf(require(`${from}/${name}`), `${from}/${name}`),
    element: (type, props) => createElement(type, props),
    demo: (file) => defaultOf(load(path.join(siteDir, file)), file),
    createTheme: (options) =>
      createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true }, ...options }),
    render: (type, props, theme) => {
      const cache = createCache({ key: 'css' });
      // Keeps the rules in the cache, instead of writing them into the HTML.
      cache.compat = true;
      const html = renderToString(
        createElement(
          CacheProvider,
          { value: cache },
          createElement(ThemeProvider, { theme }, createElement(type, props)),
        ),
      );
      const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
      return { html, css: rules.join('\n') };
    },
  };
}

/** A start tag of rendered HTML. */
export interface RenderedElement {
  readonly tag: string;
  readonly classes: readonly string[];
  /** Text as it is in HTML, with its entities. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** The elements of HTML that React wrote, in the order of their start tags. */
export function elementsOf(html: string): readonly RenderedElement[] {
  return Array.from(html.matchAll(/<([a-z][\w-]*)([^<>]*)>/g), ([, tag = '', rest = '']) => {
    const attributes = new Map(
      Array.from(rest.matchAll(/([\w:-]+)="([^"]*)"/g), ([, name = '', value = '']) => [
        name,
        value,
      ]),
    );
    return { tag, attributes, classes: (attributes.get('class') ?? '').split(' ') };
  });
}

/**
 * The class of a part that an element's styles are for, `MuiButton-root`: of several the last, since a component adds its
 * styles to those of the component that it is built on. Emotion writes them into the name of its own class.
 */
export function labelOf(className: string): string | undefined {
  return className
    .split(/-(?=Mui[A-Z])/)
    .slice(1)
    .at(-1);
}
