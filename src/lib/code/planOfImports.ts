/** The plan that code needs, from the packages that it imports. Pure. */
import type { Plan } from '../pages/pageTree';

const PAID_PACKAGE = /^@mui\/x-[\w-]+-(pro|premium)(?:\/|$)/;

/**
 * The lowest plan that covers all packages; `undefined` when free packages are enough.
 * @param specifiers as imports have them: `@mui/x-data-grid-pro/locales`
 */
export function planOfImports(specifiers: readonly string[]): Plan | undefined {
  const plans = specifiers.map((specifier) => PAID_PACKAGE.exec(specifier)?.[1]);
  return plans.includes('premium') ? 'premium' : plans.includes('pro') ? 'pro' : undefined;
}
