/** Saves a demo's project as a zip on the reader's computer. It is loaded when a reader asks for it. */
import { strToU8, zipSync } from 'fflate';
import type { SandboxDemo, SandboxProject } from './createSandboxProject';
import { makeProject } from './postProject';

/** The first time that a zip can hold, so that the same project is the same bytes at any time and in any time zone. */
const MODIFIED = new Date(1980, 0, 1);

/** ms until the browser has read the file, which nothing tells; Safari needs the address for some time. */
const ADDRESS_KEPT_MS = 60_000;

/** What of a project is in a zip. */
type ZippedProject = Pick<SandboxProject, 'title' | 'description' | 'files'>;

function readme({ title, description }: ZippedProject): string {
  return `# ${title}

Source: ${description}

You need Node.js 20 or later. Run these commands in this folder:

\`\`\`bash
npm install
npm run dev
\`\`\`

Then open the address that the second command prints.
`;
}

/**
 * The files of a project and a README, below one folder.
 * @param folder name of the folder
 */
export function zipOf(project: ZippedProject, folder: string): Uint8Array<ArrayBuffer> {
  const files = { ...project.files, 'README.md': readme(project) };
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`${folder}/${path}`, strToU8(text)]),
    ),
    { mtime: MODIFIED },
  );
}

/** Makes the project and saves it. Throws what `createSandboxProject` throws. */
export function saveZip(demo: SandboxDemo): void {
  const blob = new Blob([zipOf(makeProject(demo), demo.name)], { type: 'application/zip' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${demo.name}.zip`;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), ADDRESS_KEPT_MS);
}
