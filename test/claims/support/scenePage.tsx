/** The page that shows one scene: a component that a `*.scenes.tsx` exports. */
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

type Scenes = Readonly<Record<string, ComponentType>>;

/** The bundler's way to import whatever matches, each file on demand. */
type SceneModules = (file: string) => Promise<Scenes>;

const modules = (
  import.meta as ImportMeta & {
    webpackContext: (folder: string, options: object) => SceneModules;
  }
).webpackContext('..', { recursive: true, regExp: /\.scenes\.tsx$/, mode: 'lazy' });

const address = new URLSearchParams(window.location.search);
const name = address.get('scene') ?? '';
const scenes = await modules(`./${address.get('file')}.scenes.tsx`);
const Scene = scenes[name];
const container = document.getElementById('scene');
if (!Scene || !container) {
  throw new Error(`There is no scene ${name} in ${address.get('file')}.scenes.tsx.`);
}
createRoot(container).render(<Scene />);
