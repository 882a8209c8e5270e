/**
 * What each outside service needs of the content security policy: the origin at its address, and the hosts that an
 * operator names beside it. For the build alone, so the variables of more hosts aren't handed to browsers.
 */
import { type PolicySources, originOf } from '../lib/hosting/contentPolicy';
import { ADS, ANALYTICS, CHAT, FEEDBACK, FONTS } from './services';
import { HOSTED_SEARCH } from './site';

/** Variables with more hosts of a service, spaces between; checked by `plugins/environment`. */
export const HOST_VARIABLES = ['AD_HOSTS', 'ANALYTICS_HOSTS', 'FONT_HOSTS'] as const;

function moreHosts(name: (typeof HOST_VARIABLES)[number], isUsed: boolean): readonly string[] {
  return isUsed ? (process.env[name]?.split(/\s+/).filter(Boolean) ?? []) : [];
}

/** Where readers send a demo to edit it. */
const SANDBOXES: PolicySources = { forms: ['https://stackblitz.com', 'https://codesandbox.io'] };

/** The script of a network places images of its own, and may load more scripts and count displays. */
function ads(): PolicySources {
  const more = moreHosts('AD_HOSTS', Boolean(ADS.scriptUrl || ADS.feedUrl));
  const network = [...originOf(ADS.scriptUrl), ...more];
  const feed = originOf(ADS.feedUrl);
  return ADS.off
    ? {}
    : { scripts: network, images: [...network, ...feed], connections: [...network, ...feed] };
}

function analytics(): PolicySources {
  const hosts = [
    ...originOf(ANALYTICS.scriptUrl),
    ...moreHosts('ANALYTICS_HOSTS', Boolean(ANALYTICS.scriptUrl)),
  ];
  return { scripts: hosts, images: hosts, connections: hosts };
}

/** The text of a stylesheet is fetched, or a link loads it. */
function fonts(): PolicySources {
  const sheets = [...originOf(FONTS.iconsUrl), ...originOf(FONTS.exampleUrl)];
  return {
    styles: sheets,
    connections: sheets,
    fonts: [...sheets, ...moreHosts('FONT_HOSTS', sheets.length > 0)],
  };
}

/** The hosts that the library of the hosted search asks, one after the other. */
function hostedSearch(): PolicySources {
  const { appId } = HOSTED_SEARCH;
  return appId
    ? {
        connections: [
          `https://${appId}-dsn.algolia.net`,
          ...[1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`),
        ],
      }
    : {};
}

/** Asked once the variables have been checked: an address that is none would be an error without its name. */
export function policySources(): readonly PolicySources[] {
  return [
    SANDBOXES,
    ads(),
    analytics(),
    fonts(),
    hostedSearch(),
    { connections: [...originOf(FEEDBACK.url), ...originOf(CHAT.apiUrl)] },
  ];
}
