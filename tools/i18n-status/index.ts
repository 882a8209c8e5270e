/**
 * Adds the command `docusaurus i18n:status` for translators, guards their work from being overwritten, and stops a build
 * with files that aren't UTF-8, or in a language with broken translations.
 */
import type { LoadContext, Plugin } from '@docusaurus/types';
import { refuseOverride } from './overrideGuard';

const collect = (value: string, earlier: readonly string[]) => [...earlier, value];

/** Whether a translated site is being built. Its pages are rendered later in another process, from what this one made. */
function isBuilt({ i18n }: LoadContext): boolean {
  return (
    process.env.NODE_ENV === 'production' &&
    process.argv[2] === 'build' &&
    i18n.currentLocale !== i18n.defaultLocale &&
    process.env.DOCUSAURUS_SKIP_BUNDLING !== 'true'
  );
}

export default function i18nStatusPlugin(context: LoadContext): Plugin {
  refuseOverride(process.argv.slice(2));
  return {
    name: 'i18n-status',
    async loadContent() {
      const { checkEncoding } = await import('./encoding');
      await checkEncoding(context.siteDir, context.i18n.path);
      if (isBuilt(context)) {
        const { checkLanguage } = await import('./buildStatus');
        const mismatches = await checkLanguage(context.siteDir, context.i18n.currentLocale);
        // Docusaurus writes what is left for the pages after all plugins have loaded.
        mismatches.forEach((key) => Reflect.deleteProperty(context.codeTranslations, key));
      }
    },
    extendCli(cli) {
      cli
        .command('i18n:status [entries...]')
        .description('Tell what is translated, what is missing, and what has changed in English.')
        .option('-l, --locale <locale>', 'one language only')
        .option('--check', 'end with 1 when there are orphaned or broken entries', false)
        .option('--json', 'print data for programs', false)
        .option('--update', 'record the English texts of new translations', false)
        .option(
          '--accept <entry>',
          'record that a translation holds for English as it is now; more entries may follow',
          collect,
          [],
        )
        .action(async (entries: readonly string[], options) => {
          // Of no use to any other command, and slow to load.
          const { extractTexts } = await import('./extractTexts');
          const { runStatus } = await import('./command');
          const { siteDir, siteConfigPath } = context;
          const extract = () => extractTexts(siteDir, siteConfigPath);
          const { locale, check, json, update, accept } = options;
          try {
            if (entries.length > 0 && accept.length === 0) {
              throw new Error(
                `What is to be done with ${entries.join(', ')}? Write --accept before.`,
              );
            }
            const wanted = { locale, check, json, update, accept: [...accept, ...entries] };
            const { output, exitCode } = await runStatus(context, wanted, extract);
            process.stdout.write(output);
            process.exitCode = exitCode;
          } catch (error) {
            process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
            process.exitCode = 1;
          }
        });
    },
  };
}
