/** Says which versions an answer holds for, and where the user's project has others. */

/** A documented package of the user's project. */
export interface ProjectPackage {
  readonly name: string;
  /** A version where the package is installed, else the range that the project asks for. */
  readonly version: string;
  readonly isInstalled: boolean;
}

/** Numbers that are compared one after the other. */
type Parts = readonly [major: number, minor: number, patch: number, prerelease: number];

const VERSION = /(\d+)(?:\.(\d+))?(?:\.(\d+))?(?:-[a-z]+\.?(\d+)?)?/i;

/** The numbers of a version; of a range, those that it begins with. */
function partsOf(version: string): Parts | undefined {
  const [text, major, minor = '0', patch = '0', prerelease = '0'] = VERSION.exec(version) ?? [];
  return major === undefined
    ? undefined
    : [
        Number(major),
        Number(minor),
        Number(patch),
        // What is released comes after all that led to it.
        text?.includes('-') ? Number(prerelease) : Infinity,
      ];
}

function compare(one: Parts, other: Parts): number {
  const place = one.findIndex((part, index) => part !== other[index]);
  return place === -1 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}

/** What follows for the reader from a version that isn't the documented one. */
function consequence(project: Parts, documented: Parts): string {
  if (project[0] !== documented[0]) {
    return 'another major version: names, props and defaults can differ. Check them against the installed types, or see the migration guides.';
  }
  return compare(project, documented) < 0
    ? 'older: some of what is described here may not exist there yet. Check the installed types, or update.'
    : 'newer: it may have more than is described here, and known issues may be fixed.';
}

function differenceOf(
  { name, version, isInstalled }: ProjectPackage,
  documented: string,
): string | undefined {
  const [own, described] = [partsOf(version), partsOf(documented)];
  const place = isInstalled ? 'has' : 'asks in its package.json for';
  if (!own || !described) {
    return `The project ${place} ${name} ${version}; this documentation describes ${documented}.`;
  }
  // A range may allow the documented version.
  const isSame = isInstalled
    ? version === documented
    : own[0] === described[0] && /^\^/.test(version) && compare(own, described) <= 0;
  return isSame
    ? undefined
    : `The project ${place} ${name} ${version}; this documentation describes ${documented}. That is ${consequence(own, described)}`;
}

/**
 * The differences between the project and what an answer is about, each in a line.
 * @param documented packages with versions: `@mui/x-charts@8.10.2`
 */
export function differences(
  documented: readonly string[],
  project: readonly ProjectPackage[],
): readonly string[] {
  const versions = new Map(
    documented.map((text) => {
      const at = text.lastIndexOf('@');
      return [text.slice(0, at), text.slice(at + 1)] as const;
    }),
  );
  const seen = new Map<string, string>();
  for (const one of project) {
    const version = versions.get(one.name);
    const line = version === undefined ? undefined : differenceOf(one, version);
    if (line !== undefined) {
      // The packages of a product are released together: one line says it for all.
      const key = `${one.version} ${version} ${one.isInstalled}`;
      seen.set(key, seen.get(key) ?? line);
    }
  }
  return [...seen.values()];
}

/** Packages by their versions: `@mui/x-charts, @mui/x-charts-pro 8.10.2`. */
export function packageList(documented: readonly string[]): string {
  const names = new Map<string, string[]>();
  for (const text of documented) {
    const at = text.lastIndexOf('@');
    const version = text.slice(at + 1);
    names.set(version, [...(names.get(version) ?? []), text.slice(0, at)]);
  }
  return Array.from(names, ([version, list]) => `${list.join(', ')} ${version}`).join('; ');
}

/** The lines that begin an answer: what it holds for, its address, and differences. */
export function headLines(
  documented: readonly string[],
  project: readonly ProjectPackage[],
  address: string,
): string {
  const versions = documented.length === 0 ? [] : [`Applies to: ${packageList(documented)}`];
  const warnings = differences(documented, project).map((line) => `Note: ${line}`);
  return [`Source: ${address}`, ...versions, ...warnings].join('\n');
}
