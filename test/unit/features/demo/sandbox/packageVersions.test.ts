import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_VERSIONS } from '../../../../../src/data/packageVersions';
import { dependenciesOf } from '../../../../../src/features/demo/sandbox/dependencies';

interface Manifest {
  readonly version: string;
  readonly types?: string;
  readonly typings?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const root = path.join(__dirname, '../../../../..');
const folderOf = (name: string) => path.join(root, 'node_modules', name);

function manifestOf(name: string): Manifest {
  return JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8')) as Manifest;
}

/** The build tool of exported projects and its plugins, which this site does without. */
const NOT_INSTALLED = ['vite', '@vitejs/plugin-react', '@tailwindcss/vite'];
/** What the site itself is made with; no demo imports it. */
const NOT_FOR_DEMOS = ['@mui/stylis-plugin-rtl'];
const installed = Object.keys(PACKAGE_VERSIONS).filter((name) => !NOT_INSTALLED.includes(name));
const libraries = installed.filter((name) => !name.startsWith('@types/'));
const versions: Readonly<Record<string, string>> = PACKAGE_VERSIONS;

describe('PACKAGE_VERSIONS', () => {
  it.each(installed)('has the installed version of %s', (name) => {
    expect(versions[name]).toBe(manifestOf(name).version);
  });

  it.each(NOT_INSTALLED)('has an exact version of %s', (name) => {
    expect(versions[name]).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('knows every MUI package that a demo can import', () => {
    const { dependencies = {} } = JSON.parse(
      readFileSync(path.join(root, 'package.json'), 'utf8'),
    ) as Manifest;
    const names = Object.keys(dependencies).filter(
      (name) => name.startsWith('@mui/') && !NOT_FOR_DEMOS.includes(name),
    );
    expect(Object.keys(versions)).toEqual(expect.arrayContaining(names));
  });
});

describe('a project that imports one package', () => {
  const projectOf = (name: string) =>
    dependenciesOf([`import '${name}';`], { variant: 'TS', styling: 'system' }, PACKAGE_VERSIONS);

  it.each(libraries)('has the peers of %s', (name) => {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = manifestOf(name);
    const { dependencies, devDependencies } = projectOf(name);
    const brought = {
      ...dependencies,
      ...devDependencies,
      ...manifestOf('@mui/material').dependencies,
    };
    const needed = Object.keys(peerDependencies).filter(
      (peer) => !peerDependenciesMeta[peer]?.optional,
    );
    expect(Object.keys(brought)).toEqual(expect.arrayContaining(needed));
  });

  it.each(libraries.filter((name) => existsSync(folderOf(`@types/${name}`))))(
    'has the types of %s, which are a package of their own',
    (name) => {
      expect(projectOf(name).devDependencies).toHaveProperty([`@types/${name}`]);
    },
  );
});
