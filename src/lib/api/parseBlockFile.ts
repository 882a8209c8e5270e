/** Reads the JSON of a generated reference block. */
import type { ApiBlockFile, ApiBlockKind } from './apiBlocks';
import type { PackageVersions } from './packageVersions';

const KINDS: Readonly<Record<ApiBlockKind, true>> = {
  methods: true,
  events: true,
  selectors: true,
  locales: true,
  adapters: true,
  slots: true,
  themeKeys: true,
};

function isBlockFile(value: unknown): value is ApiBlockFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    Object.hasOwn(KINDS, value.kind) &&
    'entries' in value &&
    Array.isArray(value.entries)
  );
}

/**
 * What a file holds. It is generated, so no more is checked than that it is of a known kind.
 * @param name how to call the file in messages
 * @param versions of the packages, for those who show them: without, they are empty
 * @throws for another file
 */
export function parseBlockFile(
  text: string,
  name: string,
  versions: PackageVersions = {},
): ApiBlockFile {
  const value: unknown = JSON.parse(text);
  if (!isBlockFile(value)) {
    throw new Error(`${name} holds no reference block. Run npm run docs:api.`);
  }
  // In a version that was cut long ago, the file has it.
  const { version }: { readonly version?: string } = value;
  return { ...value, version: version ?? versions[value.package] ?? '' };
}
