/** The settings of outside services: what a wrong one would break shows at build time, not to a reader. */
import { HOST_VARIABLES } from '../../src/data/policySources';
import { isWebAddress } from '../../src/lib/pages/webAddress';
import { checkCredentials } from './credentials';

/** Read by `src/data/services.ts`. */
export const SERVICE_VARIABLES = [
  'ADS',
  'AD_SCRIPT_URL',
  'AD_FEED_URL',
  'AD_DISPLAY_RATIO',
  'ANALYTICS_ID',
  'ANALYTICS_SCRIPT_URL',
  'FEEDBACK_URL',
  'CHAT_API_URL',
  'SERVICE_WORKER_HOST',
  'SERVICE_WORKER',
  'ICON_FONT_URL',
  'EXAMPLE_FONTS_URL',
] as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Read by `src/data/hosting.ts`; not for browsers. */
const REPORT_VARIABLE = 'CSP_REPORT_URL';

/** A source of a content security policy: an origin, in which `*.` may stand for the first part of its name. */
const HOST = /^https?:\/\/(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)*(?::\d+)?$/i;

/** Anything else could end the list of sources, and change the policy. */
function checkHosts(env: Environment): void {
  for (const name of HOST_VARIABLES) {
    const wrong = env[name]?.split(/\s+/).find((host) => host !== '' && !HOST.test(host));
    if (wrong !== undefined) {
      throw new Error(
        `${name} holds "${wrong}", which is no host: write https://host.example.com or https://*.example.com, with spaces between several.`,
      );
    }
  }
  const report = env[REPORT_VARIABLE];
  if (report && /[\s;,"\\${}]/.test(report)) {
    throw new Error(
      `${REPORT_VARIABLE} is "${report}": write a space, a comma and other signs that end a value as %20 and the like.`,
    );
  }
}

/** Hosts that a page of https may ask without encryption: those of the reader's own machine. */
const OWN_MACHINE = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether browsers refuse what a page of the site asks there, or readers would send it unencrypted. */
function isMixed(address: string, siteUrl = ''): boolean {
  const { protocol, hostname } = new URL(address);
  return siteUrl.startsWith('https:') && protocol === 'http:' && !OWN_MACHINE.test(hostname);
}

function checkUrls(env: Environment): void {
  for (const name of [...SERVICE_VARIABLES, REPORT_VARIABLE]) {
    const value = env[name];
    if (name.endsWith('_URL') && value && !isWebAddress(value)) {
      throw new Error(
        `${name} is "${value}", which is no absolute address: it has to begin with https:// or http://.`,
      );
    }
    if (name.endsWith('_URL') && value && isMixed(value, env.SITE_URL)) {
      throw new Error(
        `${name} is "${value}", which browsers refuse to pages of ${env.SITE_URL}: it has to begin with https://.`,
      );
    }
  }
}

/** @throws when a variable has a value that the site can't work with; the message names it and what it may be */
export function checkServices(env: Environment): void {
  checkCredentials(env, [...SERVICE_VARIABLES, REPORT_VARIABLE, ...HOST_VARIABLES]);
  checkUrls(env);
  checkHosts(env);
  const {
    ADS,
    AD_DISPLAY_RATIO,
    ANALYTICS_ID,
    ANALYTICS_SCRIPT_URL,
    SERVICE_WORKER_HOST,
    SERVICE_WORKER,
  } = env;
  if (ADS && ADS !== 'off') {
    throw new Error(`ADS is "${ADS}": set it to "off" to remove the sponsors, or leave it out.`);
  }
  // Spaces alone would be the number 0.
  const ratio = AD_DISPLAY_RATIO ? Number(AD_DISPLAY_RATIO.trim() || NaN) : 0;
  if (!(ratio >= 0 && ratio <= 1)) {
    throw new Error(`AD_DISPLAY_RATIO is "${AD_DISPLAY_RATIO}": set it to a number from 0 to 1.`);
  }
  if (Boolean(ANALYTICS_ID) !== Boolean(ANALYTICS_SCRIPT_URL)) {
    throw new Error(
      'Statistics need both ANALYTICS_ID and ANALYTICS_SCRIPT_URL: set both, or none for no statistics.',
    );
  }
  if (SERVICE_WORKER_HOST && !/^[a-z\d.-]+$/.test(SERVICE_WORKER_HOST)) {
    throw new Error(
      `SERVICE_WORKER_HOST is "${SERVICE_WORKER_HOST}": set it to a host name, such as docs.example.com.`,
    );
  }
  if (SERVICE_WORKER && SERVICE_WORKER !== 'remove') {
    throw new Error(
      `SERVICE_WORKER is "${SERVICE_WORKER}": set it to "remove" to take the worker from readers' browsers, or leave it out.`,
    );
  }
}
