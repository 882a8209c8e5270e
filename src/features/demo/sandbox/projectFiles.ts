/** The files around the demo in an exported project: one Vite project for both online editors. */
import type { CodeStyling, CodeVariant } from '../../../lib/code/demo';
import { COMPONENT_EXTENSIONS } from './flattenFiles';
import { type ProjectDependencies, USES_TAILWIND, USES_TYPESCRIPT } from './dependencies';

interface Shell {
  readonly title: string;
  readonly description: string;
  readonly variant: CodeVariant;
  readonly styling: CodeStyling;
  readonly packages: ProjectDependencies;
  /** Packages that need a declaration since nobody publishes types for them. */
  readonly untyped: readonly string[];
}

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function packageJson({ title, description, variant, packages }: Shell): string {
  const name = title
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return json({
    name,
    version: '0.0.0',
    private: true,
    type: 'module',
    description,
    scripts: {
      dev: 'vite',
      build: USES_TYPESCRIPT[variant] ? 'tsc && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies: packages.dependencies,
    devDependencies: packages.devDependencies,
    ...(Object.keys(packages.overrides).length > 0 && { overrides: packages.overrides }),
  });
}

/** Some packages read `process.env`, which a browser lacks. */
function viteConfig(styling: CodeStyling): string {
  const tailwind = USES_TAILWIND[styling];
  return `${tailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : ''}import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()${tailwind ? ', tailwindcss()' : ''}],
  define: { 'process.env': {} },
});
`;
}

function indexHtml(title: string, entry: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body>
    <div id="root" style="padding: 24px"></div>
    <script type="module" src="/src/${entry}"></script>
  </body>
</html>
`;
}

/**
 * Mounts the demo. MUI's styles come first and in a layer, as in the documentation, so that the demo's own
 * CSS wins over them there and here alike.
 */
function entrySource(variant: CodeVariant, styling: CodeStyling): string {
  const tailwind = USES_TAILWIND[styling];
  const layers = '@layer theme, base, mui, components, utilities;';
  return `import * as React from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
${tailwind ? "import GlobalStyles from '@mui/material/GlobalStyles';\n" : ''}import { StyledEngineProvider } from '@mui/material/styles';
import Demo from './Demo';
${tailwind ? "import './index.css';\n" : ''}
createRoot(document.getElementById('root')${USES_TYPESCRIPT[variant] ? '!' : ''}).render(
  <React.StrictMode>
    <StyledEngineProvider injectFirst enableCssLayer>
${tailwind ? `      <GlobalStyles styles="${layers}" />\n` : ''}      <CssBaseline />
      <Demo />
    </StyledEngineProvider>
  </React.StrictMode>,
);
`;
}

function tsconfig(): string {
  return json({
    compilerOptions: {
      target: 'ES2022',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      module: 'ESNext',
      moduleResolution: 'Bundler',
      jsx: 'react-jsx',
      strict: true,
      esModuleInterop: true,
      resolveJsonModule: true,
      isolatedModules: true,
      skipLibCheck: true,
      noEmit: true,
      types: [],
    },
    include: ['src'],
  });
}

/** Names in `src/` that the project needs for itself. */
export const RESERVED_NAMES = ['index.tsx', 'index.css', 'untyped.d.ts'] as const;

/** Path of the demo in a project. */
export function demoPath(variant: CodeVariant): string {
  return `src/Demo${COMPONENT_EXTENSIONS[variant]}`;
}

/** Everything but the demo's own files, by path. */
export function projectFiles(shell: Shell): Readonly<Record<string, string>> {
  const { title, variant, styling, untyped } = shell;
  const entry = `index${COMPONENT_EXTENSIONS[variant]}`;
  return {
    'package.json': packageJson(shell),
    'vite.config.js': viteConfig(styling),
    'index.html': indexHtml(title, entry),
    [`src/${entry}`]: entrySource(variant, styling),
    ...(USES_TAILWIND[styling] && { 'src/index.css': "@import 'tailwindcss';\n" }),
    ...(USES_TYPESCRIPT[variant] && { 'tsconfig.json': tsconfig() }),
    ...(USES_TYPESCRIPT[variant] &&
      untyped.length > 0 && {
        'src/untyped.d.ts': untyped.map((name) => `declare module '${name}';\n`).join(''),
      }),
  };
}
