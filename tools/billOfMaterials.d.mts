/** A part of a bill of materials, see CycloneDX 1.5. */
export interface Component {
  readonly type: string;
  readonly 'bom-ref': string;
  /** With its scope. */
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly object[];
  /** Of the package's archive; `content` is hex. */
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

export interface LockFile {
  readonly name: string;
  readonly packages: Readonly<Record<string, object>>;
}

export function billOfMaterials(lock: LockFile): {
  readonly components: readonly Component[];
};

export function writeBillOfMaterials(siteDir: string, outDir: string): number;
