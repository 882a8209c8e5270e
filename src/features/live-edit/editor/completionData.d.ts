/** What `plugins/content/live-completion` writes before the bundle. */
declare module '@generated/live-completion/default/data' {
  /** Address of the index of exports. */
  export const index: string;
  /** Addresses of the parts, by their number. */
  export const parts: readonly string[];
}
