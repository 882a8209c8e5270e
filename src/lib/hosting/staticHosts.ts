/** The files `_headers` and `_redirects`, which Netlify, Cloudflare Pages and (the second) GitLab Pages read. */
import { SCOPE_HEADER } from '../offline/offline';
import {
  POLICY_HEADER,
  RULES_HEAD,
  type ServedSite,
  cacheRulesOf,
  framePagesOf,
} from './servedSite';

function rule(path: string, headers: Readonly<Record<string, string>>): readonly string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''];
}

/**
 * No address may have one header from two rules: hosts join the values. So what isn't kept long has no rule here. Their
 * own default asks each time, as ours does.
 *
 * The pages of edited demos are the exception. Cloudflare Pages takes a header away with `!`; Netlify passes over that
 * line and lets the last rule decide. With a host that joins both policies, edited demos don't run, and nothing else
 * changes.
 */
export function headersFile(site: ServedSite): string {
  return [
    RULES_HEAD,
    ...rule(`${site.bases[0]}*`, site.headers),
    ...framePagesOf(site).flatMap(([path]) => [
      path,
      `  ! ${POLICY_HEADER}`,
      `  ${POLICY_HEADER}: ${site.framePolicy}`,
      '',
    ]),
    ...cacheRulesOf(site).flatMap(({ path, value }) =>
      rule(`${path}*`, { 'Cache-Control': value }),
    ),
    ...Object.entries(site.workerScopes).flatMap(([path, scope]) =>
      rule(path, { [SCOPE_HEADER]: scope }),
    ),
    ...Object.entries(site.mediaTypes).flatMap(([ending, type]) =>
      rule(`${site.bases[0]}*.${ending}`, { 'Content-Type': type }),
    ),
  ].join('\n');
}

/** With 301, which all three hosts know; 308 isn't among what GitLab and Netlify say they support. */
export function redirectsFile({ redirects, prefixes }: ServedSite): string {
  return [
    RULES_HEAD,
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...prefixes.map(({ from, to }) => `${from}* ${to}:splat 301`),
    '',
  ].join('\n');
}
