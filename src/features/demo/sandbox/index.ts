/** Opens a demo in an online editor, or saves it as a zip. What makes the project loads on demand. */
import type { CodeStyling, CodeVariant, DemoFile } from '../../../lib/code/demo';
import type { SandboxProject } from './createSandboxProject';
import type { SandboxTarget } from './postProject';

export type { SandboxTarget } from './postProject';

/** The demo as it is shown: name, path from the root of the repository, and its files in one language. */
export interface OpenSandboxProject {
  readonly name: string;
  readonly file: string;
  readonly variant: CodeVariant;
  readonly styling: CodeStyling;
  readonly files: readonly DemoFile[];
}

/** The demo as a project that runs. Rejects when it can't be made, or its maker can't be had. */
export function loadProject(project: OpenSandboxProject): Promise<SandboxProject> {
  return import('./postProject').then(({ makeProject }) => makeProject(project));
}

/** Loads what `openSandbox` needs, so that a click opens the tab at once; browsers may block a late one. */
export function preloadSandbox(): void {
  import('./postProject').catch(() => {
    // The click will try again, and report.
  });
}

/**
 * Opens the demo in a new tab. Rejects when the maker of projects can't be had; what goes wrong then is reported as an
 * uncaught error.
 */
export async function openSandbox(
  target: SandboxTarget,
  project: OpenSandboxProject,
): Promise<void> {
  const { postProject } = await import('./postProject');
  try {
    postProject(target, project);
  } catch (error) {
    reportError(error);
  }
}

/**
 * Saves the demo as a zip. Rejects when the maker of zips can't be had; what goes wrong then is reported as an uncaught
 * error.
 */
export async function saveProject(project: OpenSandboxProject): Promise<void> {
  const { saveZip } = await import('./zipProject');
  try {
    saveZip(project);
  } catch (error) {
    reportError(error);
  }
}
