/**
 * Writes the modules that stand for a demo in the bundles; their shape is the contract of `src/lib/code/demo.ts`.
 * The client's holds no code of the demo and only loads it; the server's can also render it.
 */
import type { CodeStyling, DemoDescriptor, DemoSources } from '../../../src/lib/code/demo';

/** What the descriptor of a demo says besides how to load it. */
export type DescriptorData = Pick<
  DemoDescriptor<never>,
  'name' | 'file' | 'stylings' | 'previews' | 'theme' | 'plan'
>;

/** The file name of a demo in a styling. */
export function variantFile(name: string, styling: CodeStyling): string {
  return styling === 'system' ? `${name}.tsx` : `${name}.${styling}.tsx`;
}

/**
 * A provider takes `children` and is a default export. For a demo that needs a plan, it sets a license key before the demo
 * renders.
 */
function providerModule({ plan }: DescriptorData): string {
  return `@site/src/features/demo/island/${plan ? 'Licensed' : ''}DemoProvider`;
}

function descriptorFields(data: DescriptorData): string {
  const { name, file, stylings, previews, theme, plan } = data;
  return Object.entries({
    name,
    file,
    stylings,
    previews,
    ...(theme && { theme }),
    ...(plan && { plan }),
  })
    .map(([key, value]) => `  ${key}: ${JSON.stringify(value)},\n`)
    .join('');
}

const NOTE = `import { BeyondNote } from '@site/src/features/beyond-plan';\n`;

/** The note in place of a demo that is hidden: only demos that need a plan bring it along. */
function noteParts({ plan }: DescriptorData) {
  return plan
    ? { noteImport: NOTE, noteField: '  BeyondNote,\n' }
    : { noteImport: '', noteField: '' };
}

function request(name: string, styling: CodeStyling): string {
  return JSON.stringify(`./${variantFile(name, styling)}`);
}

/** The module of `X.tsx?demo` in the client's bundle: data, and dynamic imports. */
export function clientModule(data: DescriptorData): string {
  const { name, stylings } = data;
  const { noteImport, noteField } = noteParts(data);
  const imports = stylings
    .map((styling) => `  ${styling}: () => import(${request(name, styling)}),\n`)
    .join('');
  return `import { startBeforeHydration } from '@site/src/features/demo';
${noteImport}const variants = {
${imports}};
export default startBeforeHydration({
${descriptorFields(data)}${noteField}  load: (styling) =>
    Promise.all([
      (variants[styling] ?? variants.system)(),
      import(${JSON.stringify(providerModule(data))}),
    ]).then(([demo, provider]) => ({ Component: demo.default, Provider: provider.default })),
  loadSources: () =>
    import(${JSON.stringify(`./${name}.tsx?demo-source`)}).then((sources) => sources.default),
});
`;
}

/**
 * The module of `X.tsx?demo` in the server's bundle. The demo is required when it is rendered: one that
 * throws as a module must not take its page along.
 * @param snapshot HTML to show in the place of what the server could render
 */
export function serverModule(
  data: DescriptorData,
  serverSourceHtml: string,
  snapshot?: string,
): string {
  const { name, theme } = data;
  const { noteImport, noteField } = noteParts(data);
  if (snapshot !== undefined) {
    return `${noteImport}const browserOnly = () => Promise.reject(new Error('Demos load in browsers only.'));
export default {
${descriptorFields(data)}${noteField}  load: browserOnly,
  loadSources: browserOnly,
  snapshot: ${JSON.stringify(snapshot)},
  serverSourceHtml: ${JSON.stringify(serverSourceHtml)},
};
`;
  }
  return `import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import Provider from ${JSON.stringify(providerModule(data))};
${noteImport}const browserOnly = () => Promise.reject(new Error('Demos load in browsers only.'));
export default {
${descriptorFields(data)}${noteField}  load: browserOnly,
  loadSources: browserOnly,
  renderServer: (identifierPrefix) => {
    const { default: Component } = require(${request(name, 'system')});
    const element = createElement(Provider, ${JSON.stringify({ theme })}, createElement(Component));
    return renderToString(element, { identifierPrefix });
  },
  serverSourceHtml: ${JSON.stringify(serverSourceHtml)},
};
`;
}

/** The module of `X.tsx?demo-source`. */
export function sourcesModule(sources: DemoSources): string {
  return `export default ${JSON.stringify(sources)};\n`;
}

/**
 * The module of `X.tsx?demo-picture`.
 * @param html `undefined` when there is no snapshot of the demo as it is, as in development after an edit
 */
export function pictureModule(html: string | undefined): string {
  return `export default ${JSON.stringify(html ?? '')};\n`;
}
