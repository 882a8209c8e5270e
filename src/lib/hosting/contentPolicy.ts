/** The text of the content security policy: what a browser may load into a page, run in it and send from it. */

/** Sources of other hosts, by what they are for; each is an origin such as `https://ads.example.com`. */
export interface PolicySources {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly fonts?: readonly string[];
  readonly images?: readonly string[];
  /** Asked by `fetch` and beacons. */
  readonly connections?: readonly string[];
  /** Targets of forms. */
  readonly forms?: readonly string[];
}

export interface ContentPolicy {
  /** Of the inline scripts: `sha256-…`. */
  readonly hashes: readonly string[];
  readonly services: readonly PolicySources[];
  /** Where browsers report what they have blocked; none: they tell only their own console. */
  readonly reportTo?: string | undefined;
}

/** The origin of an address; none for an empty text. */
export function originOf(address: string): readonly string[] {
  return address ? [new URL(address).origin] : [];
}

export function contentPolicy({ hashes, services, reportTo }: ContentPolicy): string {
  const of = (kind: keyof PolicySources) => services.flatMap((service) => service[kind] ?? []);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      // The search in the full text is WebAssembly.
      "'wasm-unsafe-eval'",
      ...hashes.map((hash) => `'${hash}'`),
      ...of('scripts'),
    ],
    // Emotion writes elements, which differ from page to page; server-rendered elements have `style`.
    'style-src': ["'self'", "'unsafe-inline'", ...of('styles')],
    // A chart that is exported as a picture has the fonts of the page in its text.
    'font-src': ["'self'", 'data:', ...of('fonts')],
    // Icons in stylesheets are `data:`, as an exported chart is; a picture of a demo may be a `blob:`.
    'img-src': ["'self'", 'data:', 'blob:', ...of('images')],
    'connect-src': ["'self'", ...of('connections')],
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'", ...of('forms')],
    'frame-ancestors': ["'self'"],
    ...(reportTo && { 'report-uri': [reportTo] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
