/** The settings that links of the site are made of. */
import { isWebAddress } from '../../src/lib/pages/webAddress';

/** Read by `src/data/site.ts`. */
const ADDRESSES = ['SITE_URL', 'REPOSITORY_URL'] as const;

/** @throws when links made of a variable would lead nowhere; the message names it and what it may be */
export function checkSite(env: Readonly<Record<string, string | undefined>>): void {
  for (const name of ADDRESSES) {
    const value = env[name];
    if (value && !isWebAddress(value)) {
      throw new Error(
        `${name} is "${value}", which is no absolute address: it has to begin with https:// or http://.`,
      );
    }
  }
  const { REPOSITORY_REF: ref } = env;
  if (ref && !/^[^\s?#\\]+$/.test(ref)) {
    throw new Error(
      `REPOSITORY_REF is "${ref}", which can't stand in an address. Set it to the name of a branch or a tag.`,
    );
  }
}
