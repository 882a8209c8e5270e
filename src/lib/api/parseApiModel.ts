/** Reads the model of an API page. It is written by `npm run docs:api`; what is checked is that it is one. */
import { addOnTarget } from '../../data/productPackages';
import { API_KINDS, API_PRODUCTS, type ApiModel, type ApiPackage } from './apiModel';
import type { PackageVersions } from './packageVersions';
import { isRecord } from '../text/isRecord';

/** The lists that a model of each kind must have. */
const LISTS = {
  component: ['imports', 'packages', 'demos', 'props', 'slots', 'classes'],
  interface: ['imports', 'packages', 'demos', 'properties'],
  functions: ['imports', 'packages', 'demos', 'functions'],
} as const satisfies Record<ApiModel['kind'], readonly string[]>;

/** What keeps `value` from being a model, or `undefined`. */
function problemOf(value: unknown): string | undefined {
  if (!isRecord(value)) {
    return 'it holds no object';
  }
  const { product } = value;
  const kind = API_KINDS.find((known) => known === value.kind);
  if (kind === undefined) {
    return `\`kind\` must be one of ${API_KINDS.join(', ')}`;
  }
  if (!API_PRODUCTS.some((known) => known === product)) {
    return `\`product\` must be one of ${API_PRODUCTS.join(', ')}`;
  }
  const text = ['name', 'description'].find((key) => typeof value[key] !== 'string');
  if (text !== undefined) {
    return `\`${text}\` must be text`;
  }
  const list = LISTS[kind].find((key) => !Array.isArray(value[key]));
  if (list !== undefined) {
    return `\`${list}\` must be a list`;
  }
  return kind === 'component' && typeof value.source !== 'string'
    ? '`source` must be text'
    : undefined;
}

function isModel(value: unknown): value is ApiModel {
  return problemOf(value) === undefined;
}

/** A package as a file has it. */
type Stored = Omit<ApiPackage, 'version' | 'release'> & Partial<Pick<ApiPackage, 'version'>>;

function packageOf({ name, version }: Stored, versions: PackageVersions): ApiPackage {
  const release = versions[addOnTarget(name) ?? ''];
  return {
    name,
    version: version ?? versions[name] ?? '',
    ...(release !== undefined && { release }),
  };
}

/**
 * @param file the file that holds the text, as an error should name it
 * @param versions of the packages, for those who show them: without, they are empty
 * @throws when the text isn't JSON, or isn't a model
 */
export function parseApiModel(
  text: string,
  file: string,
  versions: PackageVersions = {},
): ApiModel {
  const advice = 'Run `npm run docs:api`, which writes it.';
  let value: unknown;
  try {
    // The note at its head is for those who open the file.
    value = JSON.parse(text, (key, part: unknown) => (key === '//' ? undefined : part));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} is not valid JSON (${reason}). ${advice}`);
  }
  if (!isModel(value)) {
    throw new Error(`${file} is no model of an API page: ${problemOf(value)}. ${advice}`);
  }
  // In a version that was cut long ago, each file has them.
  return { ...value, packages: value.packages.map((one: Stored) => packageOf(one, versions)) };
}
