/**
 * Where the site is served. All that reads an address loads this, so it stands apart from the other facts of `site.ts`,
 * as what comes from the environment and is replaced in browser code there.
 */
import { readSiteAddress } from '../lib/pages/siteAddress';

export const SITE_ADDRESS = readSiteAddress(process.env.SITE_URL || 'http://localhost:3000');
