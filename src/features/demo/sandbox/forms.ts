/** How each online editor takes a project: the address and the fields of a form that is posted to it. */
import { compressToBase64 } from 'lz-string';
import type { SandboxProject } from './createSandboxProject';

/** A form to post. */
export interface SandboxForm {
  readonly action: string;
  /** Values by field name. */
  readonly fields: Readonly<Record<string, string>>;
}

/** StackBlitz runs the project with Node in the browser and starts its `dev` script. */
export function stackBlitzForm({ title, description, files, demo }: SandboxProject): SandboxForm {
  return {
    action: `https://stackblitz.com/run?file=${demo}`,
    fields: {
      'project[template]': 'node',
      'project[title]': title,
      'project[description]': description,
      ...Object.fromEntries(
        Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
      ),
    },
  };
}

/** Tells CodeSandbox how to start a Vite project; without it the reader is asked. */
const CODESANDBOX_TASKS = {
  setupTasks: [{ name: 'Install dependencies', command: 'npm install' }],
  tasks: {
    dev: { name: 'dev', command: 'npm run dev', runAtStart: true, preview: { port: 5173 } },
  },
};

/**
 * CodeSandbox takes all files compressed in one field. `environment=server` asks for a machine with Node, where
 * Vite runs; its in-browser bundler would need a project of another kind.
 */
export function codeSandboxForm({ files, demo }: SandboxProject): SandboxForm {
  const contents = {
    ...files,
    '.codesandbox/tasks.json': `${JSON.stringify(CODESANDBOX_TASKS, null, 2)}\n`,
  };
  const parameters = JSON.stringify({
    files: Object.fromEntries(
      Object.entries(contents).map(([path, content]) => [path, { content }]),
    ),
  });
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: {
      environment: 'server',
      // URL-safe and without padding, as its API wants it.
      parameters: compressToBase64(parameters)
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, ''),
      embed: '1',
      // `module` for its older editor, `file` for the one that shows server projects.
      query: `module=/${demo}&fontsize=12&file=/${demo}`,
    },
  };
}
