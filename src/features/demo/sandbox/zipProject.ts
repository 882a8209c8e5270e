/** Saves a demo's project as a zip on the reader's computer. It is loaded when a reader asks for it. */
import { strToU8, zipSync } from 'fflate';
import type { SandboxDemo, SandboxProject } from './createSandboxProject';
import { makeProject } from './postProject';

/** The years that a zip can hold. */
const YEARS = { first: 1980, last: 2099 } as const;

/**
 * The day of the commit from which the site was built, so that the same project is the same bytes at any time. A zip has
 * local time: noon, which no time zone leaves out.
 * @param seconds since 1970 as text; without them, it is the first day that a zip can hold
 */
export function zipDay(seconds: string | undefined): Date {
  const day = new Date(Number(seconds || undefined) * 1000);
  const year = day.getUTCFullYear();
  return year >= YEARS.first && year <= YEARS.last
    ? new Date(year, day.getUTCMonth(), day.getUTCDate(), 12)
    : new Date(YEARS.first, 0, 1);
}

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
    { mtime: zipDay(process.env.COMMIT_TIME) },
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
