/** Asks `i18n:status` for a build, so that both say the same of a language. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { brokenText, type Report } from './report';

/** Bytes. Names of all texts that miss a translation may be among it. */
const MAX_OUTPUT = 64 * 1024 * 1024;

/**
 * The report on a language. It is made in a process of its own, since English texts are read with the configuration of
 * the English site.
 */
async function reportOn(siteDir: string, locale: string): Promise<Report> {
  const command = [
    path.join(__dirname, '../../launch/cli.cjs'),
    'docusaurus',
    'i18n:status',
    '--locale',
    locale,
    '--json',
  ];
  const env = { ...process.env, DOCUSAURUS_CURRENT_LOCALE: undefined };
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: siteDir,
    env,
    maxBuffer: MAX_OUTPUT,
  });
  const [report]: [Report] = JSON.parse(stdout);
  return report;
}

/**
 * Stops the build of a language with broken translations, in the words of `i18n:status`.
 * @returns the keys of texts of the shell whose translation no longer fits the English text, to be shown in English
 * @throws with all broken entries
 */
export async function checkLanguage(siteDir: string, locale: string): Promise<readonly string[]> {
  const report = await reportOn(siteDir, locale);
  const { broken, stale } = report.lists;
  if (broken.length > 0) {
    throw new Error(brokenText(report));
  }
  return stale.flatMap(({ file, key, problem }) =>
    file === 'code.json' && key !== undefined && problem !== undefined ? [key] : [],
  );
}
