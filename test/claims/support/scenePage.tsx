/** The page that shows one scene, which is a component that a `*.scenes.tsx` exports, or one demo of the data grid. */
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

type Scenes = Readonly<Record<string, ComponentType>>;
type Row = Record<string, unknown>;

/** The bundler's way to import whatever matches, each file on demand. */
type ImportMetaWith<T> = ImportMeta & {
  webpackContext: (folder: string, options: object) => (file: string) => Promise<T>;
};

const scenes = (import.meta as ImportMetaWith<Scenes>).webpackContext('..', {
  recursive: true,
  regExp: /\.scenes\.tsx$/,
  mode: 'lazy',
});
const demos = (import.meta as ImportMetaWith<{ default: ComponentType }>).webpackContext(
  '../../../docs/x/react-data-grid',
  // Playgrounds are made of parts of the site, which aren't here.
  { recursive: true, regExp: /\/(?!\w*Playground\.tsx)[A-Z]\w*\.tsx$/, mode: 'lazy' },
);
const demoData = (import.meta as ImportMetaWith<Record<string, Row[]>>).webpackContext(
  '../../../docs/x/react-data-grid',
  { recursive: true, regExp: /\/[a-z]\w*\.ts$/, mode: 'lazy' },
);

const address = new URLSearchParams(window.location.search);

async function loadScene(): Promise<ComponentType | undefined> {
  const loaded = await scenes(`./${address.get('file')}.scenes.tsx`);
  return loaded[address.get('scene') ?? ''];
}

/** Takes the rows of a demo away, or their values, before the demo reads them. `data` is `module:export`. */
async function changeRows(demo: string, data: string): Promise<void> {
  const [file, name = ''] = data.split(':');
  const rows = (await demoData(`./${demo.replace(/\w+$/, '')}${file}.ts`))[name];
  if (!rows) {
    throw new Error(`There are no rows ${name} in ${file}.ts.`);
  }
  const changed =
    address.get('rows') === 'none'
      ? []
      : rows.map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([key, value]) => [key, key === 'id' ? value : null]),
          ),
        );
  rows.splice(0, rows.length, ...changed);
}

async function loadDemo(demo: string): Promise<ComponentType> {
  const data = address.get('data');
  if (data) {
    await changeRows(demo, data);
  }
  return (await demos(`./${demo}.tsx`)).default;
}

const demo = address.get('demo');
const Scene = demo ? await loadDemo(demo) : await loadScene();
const container = document.getElementById('scene');
if (!Scene || !container) {
  throw new Error(`There is nothing at ${window.location.search}.`);
}
createRoot(container).render(<Scene />);
