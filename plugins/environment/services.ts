/** The settings of outside services: what a wrong one would break shows at build time, not to a reader. */
import { isWebAddress } from '../../src/lib/pages/webAddress';

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

function checkUrls(env: Environment): void {
  for (const name of SERVICE_VARIABLES) {
    const value = env[name];
    if (name.endsWith('_URL') && value && !isWebAddress(value)) {
      throw new Error(
        `${name} is "${value}", which is no absolute address: it has to begin with https:// or http://.`,
      );
    }
  }
}

/** @throws when a variable has a value that the site can't work with; the message names it and what it may be */
export function checkServices(env: Environment): void {
  checkUrls(env);
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
  const ratio = Number(AD_DISPLAY_RATIO || 0);
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
