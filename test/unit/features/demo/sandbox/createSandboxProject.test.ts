import { PACKAGE_VERSIONS } from '../../../../../src/data/packageVersions';
import { SITE } from '../../../../../src/data/site';
import {
  createSandboxProject,
  type SandboxDemo,
} from '../../../../../src/features/demo/sandbox/createSandboxProject';

const DEMO: SandboxDemo = {
  name: 'BasicSorting',
  file: 'docs/x/react-data-grid/sorting/BasicSorting.tsx',
  variant: 'TS',
  styling: 'system',
  files: [
    {
      name: 'BasicSorting.tsx',
      raw: `import { DataGrid } from '@mui/x-data-grid';\nimport { rows } from '../rows';\n`,
    },
    { name: '../rows.ts', raw: 'export const rows = [];\n' },
  ],
};
const JS: SandboxDemo = {
  ...DEMO,
  variant: 'JS',
  files: DEMO.files.map(({ name, raw }) => ({ name: name.replace(/\.tsx?$/, '.js'), raw })),
};

function make(demo: Partial<SandboxDemo> = {}) {
  return createSandboxProject({ ...DEMO, ...demo }, PACKAGE_VERSIONS);
}
const paths = (demo: Partial<SandboxDemo>) => Object.keys(make(demo).files).sort();

describe('createSandboxProject', () => {
  it('is titled after the demo and described by the address of its source', () => {
    const { title, description } = make();
    expect(title).toBe('BasicSorting demo — MUI X');
    expect(description).toBe(`${SITE.repository}/blob/${SITE.ref}/${DEMO.file}`);
  });

  it.each([
    ['docs/base/components/buttons/BasicButtons.tsx', 'Material UI'],
    ['versioned_docs/version-8.9.0/react-charts/BasicBars.tsx', 'MUI X'],
    ['src/features/landing/DeliveryDay.tsx', 'MUI X'],
  ])('names the library of %s: %s', (file, library) => {
    expect(make({ file }).title).toBe(`BasicSorting demo — ${library}`);
  });

  it.each<[string, Partial<SandboxDemo>, string[]]>([
    ['TypeScript', {}, ['src/Demo.tsx', 'src/index.tsx', 'src/rows.ts', 'tsconfig.json']],
    ['JavaScript', JS, ['src/Demo.jsx', 'src/index.jsx', 'src/rows.js']],
    [
      'TypeScript with Tailwind',
      { styling: 'tailwind' },
      ['src/Demo.tsx', 'src/index.css', 'src/index.tsx', 'src/rows.ts', 'tsconfig.json'],
    ],
    [
      'JavaScript with Tailwind',
      { ...JS, styling: 'tailwind' },
      ['src/Demo.jsx', 'src/index.css', 'src/index.jsx', 'src/rows.js'],
    ],
    [
      'TypeScript with CSS',
      {
        styling: 'css',
        files: [
          { name: 'A.css.tsx', raw: `import './A.css';` },
          { name: 'A.css', raw: 'p {}' },
        ],
      },
      ['src/A.css', 'src/Demo.tsx', 'src/index.tsx', 'tsconfig.json'],
    ],
  ])('of %s consists of the right files', (_case, demo, expected) => {
    expect(paths(demo)).toEqual(
      ['index.html', 'package.json', ...expected, 'vite.config.js'].sort(),
    );
  });

  it('writes its dependencies into package.json', () => {
    const project = make();
    const manifest: unknown = JSON.parse(project.files['package.json'] ?? '');
    expect(manifest).toMatchObject({
      name: 'basicsorting-demo-mui-x',
      private: true,
      type: 'module',
      scripts: { dev: 'vite' },
      dependencies: project.dependencies,
      devDependencies: project.devDependencies,
    });
    expect(manifest).not.toHaveProperty('overrides');
    expect(project.dependencies).toHaveProperty(
      '@mui/x-data-grid',
      PACKAGE_VERSIONS['@mui/x-data-grid'],
    );
  });

  it('tells npm which Tree View goes with Tree View Pro', () => {
    const project = make({ files: [{ name: 'A.tsx', raw: `import '@mui/x-tree-view-pro';` }] });
    expect(JSON.parse(project.files['package.json'] ?? '')).toHaveProperty('overrides', {
      '@mui/x-tree-view': PACKAGE_VERSIONS['@mui/x-tree-view'],
    });
  });

  it.each([
    ['TS', DEMO, 'src/index.tsx'],
    ['JS', JS, 'src/index.jsx'],
  ] as const)(
    'mounts the demo of %s in strict mode under MUI styles that come first',
    (_variant, demo, entry) => {
      const { files } = make(demo);
      expect(files[entry]).toContain('<React.StrictMode>');
      expect(files[entry]).toContain('<StyledEngineProvider injectFirst enableCssLayer>');
      expect(files[entry]).toContain("import Demo from './Demo';");
      expect(files['index.html']).toContain(`src="/${entry}"`);
    },
  );

  it('wires Tailwind into the build and puts its utilities over MUI', () => {
    const { files, devDependencies } = make({ styling: 'tailwind' });
    expect(files['vite.config.js']).toContain('plugins: [react(), tailwindcss()]');
    expect(files['src/index.css']).toContain("@import 'tailwindcss'");
    expect(files['src/index.tsx']).toContain("import './index.css';");
    expect(files['src/index.tsx']).toContain('@layer theme, base, mui, components, utilities;');
    expect(devDependencies['@tailwindcss/vite']).toBe(devDependencies['tailwindcss']);
  });

  it('knows nothing of Tailwind in the other stylings', () => {
    const { files, devDependencies } = make({ styling: 'css' });
    expect(JSON.stringify([files, devDependencies])).not.toContain('tailwind');
  });

  it('points imports at the flattened files', () => {
    expect(make().files['src/Demo.tsx']).toContain("import { rows } from './rows';");
    expect(make().demo).toBe('src/Demo.tsx');
    expect(make(JS).demo).toBe('src/Demo.jsx');
  });

  it('declares modules for which there are no types, in TypeScript only', () => {
    const files = [{ name: 'A.tsx', raw: `import '@mui/x-date-pickers/AdapterMomentHijri';` }];
    expect(make({ files }).files['src/untyped.d.ts']).toBe("declare module 'moment-hijri';\n");
    expect(make({ ...JS, files }).files).not.toHaveProperty('src/untyped.d.ts');
    expect(make().files).not.toHaveProperty('src/untyped.d.ts');
  });

  it('reads no imports out of styles and data', () => {
    const files = [
      { name: 'A.tsx', raw: `import './a.json';` },
      { name: 'a.json', raw: `[\n"import a from 'unknown-package';"\n]` },
      { name: 'a.css', raw: `@import 'unknown-package';` },
    ];
    expect(make({ files }).dependencies).not.toHaveProperty('unknown-package');
  });

  it('refuses an unknown date adapter', () => {
    const files = [{ name: 'A.tsx', raw: `import '@mui/x-date-pickers/AdapterTemporal';` }];
    expect(() => make({ files })).toThrow(
      new TypeError("Can't determine required npm package for adapter 'AdapterTemporal'"),
    );
  });
});
