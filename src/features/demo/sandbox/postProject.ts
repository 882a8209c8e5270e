/** Sends a demo's project to an online editor in a new tab. It is loaded when a reader asks for it. */
import { PACKAGE_VERSIONS } from '../../../data/packageVersions';
import {
  createSandboxProject,
  type SandboxDemo,
  type SandboxProject,
} from './createSandboxProject';
import { codeSandboxForm, stackBlitzForm } from './forms';

/** The online editors. */
export type SandboxTarget = 'stackblitz' | 'codesandbox';

/** Throws what `createSandboxProject` throws. */
export function makeProject(demo: SandboxDemo): SandboxProject {
  return createSandboxProject(demo, PACKAGE_VERSIONS);
}

/** Makes the project and posts it. Throws what `createSandboxProject` throws. */
export function postProject(target: SandboxTarget, demo: SandboxDemo): void {
  const project = makeProject(demo);
  const { action, fields } =
    target === 'stackblitz' ? stackBlitzForm(project) : codeSandboxForm(project);
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
