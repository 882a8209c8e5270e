/** Keeps `write-translations --override` from replacing all translations by English. Pure. */

/**
 * Docusaurus lets no plugin extend its own commands, so this looks at the command line while plugins are made, which is
 * before anything is written.
 * @param args the arguments of the process after the script
 * @throws when they would overwrite translations
 */
export function refuseOverride(args: readonly string[]): void {
  if (args.includes('write-translations') && args.some((arg) => /^--override(=|$)/.test(arg))) {
    throw new Error(
      'write-translations --override would replace translations by English texts, so it is refused. ' +
        'Run it without --override: it adds what is new and keeps what is translated. ' +
        'To begin a text anew, remove its entry first.',
    );
  }
}
