/** Says which database is at fault, or which package is missing for it. */

/** Marks in an error's text or code that a package or its binary is at fault, and not the database. */
const PACKAGE_AT_FAULT = /MODULE_NOT_FOUND|ERR_DLOPEN_FAILED|bindings file|NODE_MODULE_VERSION/;

/** What somebody reads who starts the receiver without the package that the database needs. */
export const missingPackage = (name: string): string =>
  `The receiver keeps feedback with the package ${name}, which can't be loaded: it is missing, was installed without its scripts, or was built for another version of Node. Run "npm rebuild ${name}", or "npm ci" where the package is missing, with the Node that starts the receiver; then start again.`;

export function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** What an error says, without its name; of several that came together, what each says. */
export function reasonOf(error: unknown): string {
  return error instanceof AggregateError && error.message === ''
    ? error.errors.map(reasonOf).join(', ')
    : String(error).replace(/^(?:\w*Error|error)(?: \[\w+\])?: /, '');
}

/**
 * @param shown the database, as an operator may see it
 * @param packageName what opens it
 * @returns {@link missingPackage} when the package is at fault, else the database and what is said of it
 */
export function databaseError(shown: string, packageName: string, error: unknown): Error {
  const reason = reasonOf(error);
  return new Error(
    PACKAGE_AT_FAULT.test(`${codeOf(error)} ${reason}`)
      ? missingPackage(packageName)
      : `The database ${shown} can't be opened: ${reason}`,
    { cause: error },
  );
}
