/** Bundles the server with all that it imports into one file, and the licenses of what others wrote into another. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { noticesText } from '../../plugins/output/notices/noticesText';
import { moduleFiles } from '../../plugins/output/notices/moduleFiles';
import { packageFolders } from '../../plugins/output/notices/packageFolders';
import { readPackage } from '../../plugins/output/notices/readPackage';

/** The file that the package's `bin` names. */
export const BUNDLE = 'server.cjs';

const NOTICES = 'third-party-notices.txt';
const NOTICES_HEAD = `Code of others that is part of ${BUNDLE}, with its licenses.`;

function createCompiler(siteDir: string, outDir: string, site: string) {
  return rspack({
    mode: 'production',
    devtool: false,
    context: siteDir,
    target: 'node20',
    entry: path.join(siteDir, 'mcp-server/serve/entry.ts'),
    output: { path: outDir, filename: BUNDLE },
    node: { __dirname: false, __filename: false },
    resolve: { extensions: ['.ts', '.js', '.cjs', '.mjs', '.json'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    plugins: [
      // The address of the site is that of its build, whatever the machine of a user says.
      new rspack.DefinePlugin({ 'process.env.SITE_URL': JSON.stringify(site) }),
      new rspack.BannerPlugin({ banner: '#!/usr/bin/env node', raw: true }),
    ],
    optimization: { splitChunks: false },
    performance: false,
  });
}

type Compiler = ReturnType<typeof createCompiler>;
type Stats = NonNullable<Parameters<Parameters<Compiler['run']>[0]>[1]>;

async function runCompiler(compiler: Compiler): Promise<Stats> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        reject(error ?? new Error(stats?.toString({ all: false, errors: true })));
      } else {
        resolve(stats);
      }
    });
  });
}

/**
 * @param site the address of the documented site
 * @throws when a module can't be built
 */
export async function writeBundle(siteDir: string, outDir: string, site: string): Promise<void> {
  const compiler = createCompiler(siteDir, outDir, site);
  const stats = await runCompiler(compiler);
  const packages = await Promise.all(
    packageFolders(Array.from(stats.compilation.modules).flatMap(moduleFiles)).map(readPackage),
  );
  await writeFile(path.join(outDir, NOTICES), noticesText(packages, NOTICES_HEAD));
  await new Promise((resolve) => compiler.close(resolve));
}
