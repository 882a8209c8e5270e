import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import ts from 'typescript';
import { collectFiles } from '../../../../../plugins/content/demos/collectFiles';
import { isPlaygroundFile } from '../../../../../plugins/content/demos/demoOptions';
import { filesOf } from '../../../../../plugins/content/demos/demoVariant';
import { defaultExport, parseScript } from '../../../../../plugins/content/demos/scriptSyntax';
import { PACKAGE_VERSIONS } from '../../../../../src/data/packageVersions';
import {
  createSandboxProject,
  type SandboxProject,
} from '../../../../../src/features/demo/sandbox/createSandboxProject';
import { packageNameOf } from '../../../../../src/features/demo/sandbox/dependencies';
import { zipOf } from '../../../../../src/features/demo/sandbox/zipProject';
import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  type CodeStyling,
  type CodeVariant,
} from '../../../../../src/lib/code/demo';

const root = path.join(__dirname, '../../../../..');
/** Inside the site's folder, so that packages are found; nothing is written there. */
const virtualRoot = path.join(root, 'virtual-sandboxes');

/** Whether a page shows a demo without the toolbar, and so offers no project of it. */
function standsAlone(file: string): boolean {
  if (isPlaygroundFile(file)) {
    return true;
  }
  const pages = readdirSync(path.dirname(file)).filter((name) => name.endsWith('.mdx'));
  const tag = new RegExp(`<Demo src="\\./${path.basename(file)}"[^>]*\\bhideToolbar\\b`);
  return pages.some((page) => tag.test(readFileSync(path.join(path.dirname(file), page), 'utf8')));
}

const demos = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => path.join(root, 'docs', file))
  .filter((file) => defaultExport(parseScript(readFileSync(file, 'utf8'), file)).kind !== 'none')
  .filter((file) => !standsAlone(file))
  .sort();

function stylingOf(file: string): CodeStyling {
  return CODE_STYLINGS.find((styling) => file.endsWith(`.${styling}.tsx`)) ?? 'system';
}

function read(file: string): Promise<string | undefined> {
  try {
    return Promise.resolve(readFileSync(file, 'utf8'));
  } catch {
    return Promise.resolve(undefined);
  }
}

interface NamedProject {
  readonly name: string;
  readonly project: SandboxProject;
  readonly variant: CodeVariant;
  /** Texts of the demo's files, before they were moved into one folder. */
  readonly sources: ReadonlySet<string>;
}

/** The projects of a demo, one for each language, with names for messages. */
async function projectsOf(file: string): Promise<readonly NamedProject[]> {
  const [demo, ...others] = await collectFiles(file, root, read);
  if (!demo) {
    throw new Error(`${file} has no files`);
  }
  const source = await filesOf([demo, ...others]);
  const fromRoot = path.relative(root, file);
  return CODE_VARIANTS.map((variant) => {
    const name = path.basename(file).replace(/\..*$/, '');
    const project = createSandboxProject(
      { name, file: fromRoot, variant, styling: stylingOf(file), files: source[variant] },
      PACKAGE_VERSIONS,
    );
    return {
      name: `${fromRoot.replaceAll(path.sep, '/')} as ${variant}`,
      project,
      variant,
      sources: new Set(source[variant].map(({ raw }) => raw)),
    };
  });
}

const isCode = (file: string) => /\.[jt]sx?$/.test(file);

/** Texts of the code in a project that no file of the demo has: what the project adds, and files whose imports changed. */
function addedCode({ project, sources }: NamedProject): readonly string[] {
  return Object.entries(project.files)
    .filter(([file, text]) => file.startsWith('src/') && isCode(file) && !sources.has(text))
    .map(([, text]) => text);
}

/**
 * One project for each combination of added code. `npm run typecheck` compiles all files of demos as they are, with
 * stricter options, so only what a project adds to them can still be wrong.
 */
function oneOfEachKind(projects: readonly NamedProject[]): readonly NamedProject[] {
  return [
    ...new Map(projects.map((each) => [addedCode(each).toSorted().join('\n'), each])).values(),
  ];
}

/** What the compiler says about TypeScript projects, with their own options and the installed packages. */
function compile(projects: readonly NamedProject[]): readonly string[] {
  const files = new Map<string, string>();
  const folders = new Set<string>();
  const names = new Map<string, string>();
  projects.forEach(({ name, project }, index) => {
    const folder = path.join(virtualRoot, String(index));
    names.set(folder, name);
    folders.add(folder).add(path.join(folder, 'src'));
    for (const [file, text] of Object.entries(project.files)) {
      files.set(path.join(folder, file), text);
    }
  });
  const first = projects[0]?.project;
  const { config } = ts.parseConfigFileTextToJson(
    'tsconfig.json',
    first?.files['tsconfig.json'] ?? '',
  ) as { config: { compilerOptions: object } };
  const { options, errors } = ts.convertCompilerOptionsFromJson(
    config.compilerOptions,
    virtualRoot,
  );
  expect(errors).toEqual([]);

  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, directoryExists, getSourceFile } = host;
  host.fileExists = (file) => files.has(path.normalize(file)) || fileExists(file);
  host.readFile = (file) => files.get(path.normalize(file)) ?? readFile(file);
  host.directoryExists = (folder) =>
    folders.has(path.normalize(folder)) || (directoryExists?.(folder) ?? false);
  host.getSourceFile = (file, languageVersion, ...rest) => {
    const text = files.get(path.normalize(file));
    return text === undefined
      ? getSourceFile(file, languageVersion, ...rest)
      : ts.createSourceFile(file, text, languageVersion);
  };
  const sources = [...files.keys()].filter((file) =>
    /\bsrc\b.*\.tsx?$/.test(path.relative(virtualRoot, file)),
  );
  const program = ts.createProgram(sources, options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, messageText }) => {
    const folder = [...folders].find(
      (each) => file && path.dirname(path.dirname(path.normalize(file.fileName))) === each,
    );
    const message = ts.flattenDiagnosticMessageText(messageText, '\n');
    return `${names.get(folder ?? '') ?? ''} ${file ? path.basename(file.fileName) : ''}: ${message}`;
  });
}

/** The syntax errors of all JavaScript projects, and the JSX in their `.js` files, which Vite rejects. */
function parse(projects: readonly NamedProject[]): readonly string[] {
  return projects.flatMap(({ name, project }) =>
    Object.entries(project.files)
      .filter(([file]) => isCode(file))
      .flatMap(([file, text]) => {
        const { diagnostics = [] } = ts.transpileModule(text, {
          fileName: file,
          reportDiagnostics: true,
          compilerOptions: {
            allowJs: true,
            jsx: ts.JsxEmit.Preserve,
            module: ts.ModuleKind.ESNext,
          },
        });
        const jsx = file.endsWith('.js') && /<\/|\/>/.test(text) ? ['has JSX'] : [];
        return [...diagnostics.map(({ messageText }) => String(messageText)), ...jsx].map(
          (problem) => `${name} ${file}: ${problem}`,
        );
      }),
  );
}

const PROBLEMS = {
  TS: (projects) => compile(oneOfEachKind(projects)),
  JS: parse,
} as const satisfies Record<CodeVariant, (projects: readonly NamedProject[]) => readonly string[]>;

describe('the projects of all demos', () => {
  let projects: readonly NamedProject[] = [];
  beforeAll(async () => {
    const made: NamedProject[] = [];
    for (const demo of demos) {
      made.push(...(await projectsOf(demo)));
    }
    projects = made;
  }, 120_000);

  it('are made in all languages and stylings', () => {
    expect(projects).toHaveLength(demos.length * CODE_VARIANTS.length);
    const manifests = projects.map(({ project }) => project.files['package.json'] ?? '');
    expect(manifests.some((manifest) => manifest.includes('tailwindcss'))).toBe(true);
    expect(
      projects.some(({ project: { files } }) =>
        Object.keys(files).some((file) => /^src\/(?!index).*\.css$/.test(file)),
      ),
    ).toBe(true);
  });

  it.each(CODE_VARIANTS)(
    'have no errors in %s',
    (language) => {
      expect(PROBLEMS[language](projects.filter(({ variant }) => variant === language))).toEqual(
        [],
      );
    },
    240_000,
  );

  it('come out of a zip as they went in', () => {
    const problems = projects.flatMap(({ name, project: { files } }, index) => {
      const unpacked = unzipSync(zipOf({ title: '', description: '', files }, 'demo'));
      const changed = Object.entries(files).filter(([file, text]) => {
        const bytes = unpacked[`demo/${file}`];
        return bytes === undefined || strFromU8(bytes) !== text;
      });
      return changed.map(([file]) => `${index} ${name} ${file}`);
    });
    expect(problems).toEqual([]);
  });

  it('depend on every package that they import, in the installed version', () => {
    const problems = projects.flatMap(({ name, project }) => {
      const bare = Object.entries(project.files)
        .filter(([file]) => file.startsWith('src/') && isCode(file))
        .flatMap(([, text]) => ts.preProcessFile(text, true, true).importedFiles)
        .map(({ fileName }) => fileName)
        .filter((specifier) => !specifier.startsWith('.'))
        .map(packageNameOf);
      const missing = bare
        .filter((needed) => !(needed in project.dependencies))
        .map((needed) => `${name} lacks ${needed}`);
      const wrong = Object.entries(project.dependencies).flatMap(([needed, version]) => {
        const manifest = path.join(root, 'node_modules', needed, 'package.json');
        const installed = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
        return installed.version === version ? [] : [`${name} has ${needed} ${version}`];
      });
      return [...missing, ...wrong];
    });
    expect(problems).toEqual([]);
  });

  it('contain every file that they import', () => {
    const problems = projects.flatMap(({ name, project: { files } }) =>
      Object.entries(files)
        .filter(([file]) => file.startsWith('src/') && isCode(file))
        .flatMap(([file, text]) =>
          ts
            .preProcessFile(text, true, true)
            .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
            .filter(({ fileName }) =>
              ['', '.ts', '.tsx', '.js', '.jsx'].every(
                (extension) => !(`src/${fileName.slice(2)}${extension}` in files),
              ),
            )
            .map(({ fileName }) => `${name} ${file} imports ${fileName}`),
        ),
    );
    expect(problems).toEqual([]);
  });
});
