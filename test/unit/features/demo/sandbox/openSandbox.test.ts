/** @jest-environment jsdom */
import { decompressFromBase64 } from 'lz-string';
import { PACKAGE_VERSIONS } from '../../../../../src/data/packageVersions';
import { openSandbox, preloadSandbox } from '../../../../../src/features/demo/sandbox';
import { createSandboxProject } from '../../../../../src/features/demo/sandbox/createSandboxProject';
import { codeSandboxForm, stackBlitzForm } from '../../../../../src/features/demo/sandbox/forms';

const DEMO = {
  name: 'Basic',
  file: 'docs/x/Basic.tsx',
  variant: 'TS',
  styling: 'system',
  files: [{ name: 'Basic.tsx', raw: `export default () => <p>ä → “1 < 2 & 3”</p>;\n`, html: '' }],
} as const;
const PROJECT = createSandboxProject(DEMO, PACKAGE_VERSIONS);

describe('stackBlitzForm', () => {
  it('asks for a Node project that opens at the demo', () => {
    const { action, fields } = stackBlitzForm(PROJECT);
    expect(action).toBe('https://stackblitz.com/run?file=src/Demo.tsx');
    expect(fields['project[template]']).toBe('node');
    expect(fields['project[title]']).toBe(PROJECT.title);
    expect(fields['project[description]']).toBe(PROJECT.description);
  });

  it('has a field for every file', () => {
    const { fields } = stackBlitzForm(PROJECT);
    for (const [path, text] of Object.entries(PROJECT.files)) {
      expect(fields[`project[files][${path}]`]).toBe(text);
    }
  });
});

describe('codeSandboxForm', () => {
  const { action, fields } = codeSandboxForm(PROJECT);

  it('asks for a machine with Node and opens at the demo', () => {
    expect(action).toBe('https://codesandbox.io/api/v1/sandboxes/define');
    expect(fields['environment']).toBe('server');
    expect(fields['embed']).toBe('1');
    expect(fields['query']).toMatch(/^module=\/src\/Demo\.tsx&fontsize=12/);
  });

  it('compresses the files so that they come out as they went in', () => {
    const parameters = fields['parameters'] ?? '';
    expect(parameters).toMatch(/^[\w-]+$/);
    const padded = parameters.replaceAll('-', '+').replaceAll('_', '/') + '==';
    const { files } = JSON.parse(decompressFromBase64(padded)) as {
      files: Record<string, { content: string }>;
    };
    for (const [path, text] of Object.entries(PROJECT.files)) {
      expect(files[path]).toEqual({ content: text });
    }
    expect(files['.codesandbox/tasks.json']?.content).toContain('npm run dev');
  });
});

describe('openSandbox', () => {
  let forms: HTMLFormElement[];
  beforeEach(() => {
    forms = [];
    jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
      this: HTMLFormElement,
    ) {
      expect(this.isConnected).toBe(true);
      forms.push(this);
    });
  });
  afterEach(() => jest.restoreAllMocks());

  const settle = () => new Promise((resolve) => setTimeout(resolve));

  it.each([
    ['stackblitz', 'https://stackblitz.com/run?file=src/Demo.tsx', 'project[files][src/Demo.tsx]'],
    ['codesandbox', 'https://codesandbox.io/api/v1/sandboxes/define', 'parameters'],
  ] as const)(
    'posts a form to %s in a new tab and leaves nothing behind',
    async (target, action, field) => {
      openSandbox(target, DEMO);
      await settle();
      expect(forms).toHaveLength(1);
      const [form] = forms;
      expect(form).toHaveProperty('method', 'post');
      expect(form).toHaveProperty('action', action);
      expect(form).toHaveProperty('target', '_blank');
      expect(form?.rel).toBe('noopener');
      expect(form && new FormData(form).get(field)).toBeTruthy();
      expect(document.querySelector('form')).toBeNull();
    },
  );

  it('reports a demo from which no project can be made', async () => {
    const report = jest.fn();
    Object.defineProperty(globalThis, 'reportError', { value: report, configurable: true });
    openSandbox('stackblitz', {
      ...DEMO,
      files: [{ name: 'Basic.tsx', raw: `import './missing';`, html: '' }],
    });
    await settle();
    expect(forms).toHaveLength(0);
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining('./missing') }),
    );
  });

  it('opens nothing when it only loads ahead', async () => {
    preloadSandbox();
    await settle();
    expect(forms).toHaveLength(0);
  });
});
