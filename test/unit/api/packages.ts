/** Names by which the packages export what the reference documents. */

/** Names under which packages export what the reference documents by another one. */
const EXPORTED_AS: Readonly<Record<string, string>> = {
  FocusTrap: 'Unstable_TrapFocus',
  PickersSectionList: 'Unstable_PickersSectionList',
};

/** The name under which the packages export what the reference documents. */
export function exportName(documented: string): string {
  return EXPORTED_AS[documented] ?? documented;
}

/** The name in the reference of what the packages export. */
export function documentedName(exported: string): string {
  return Object.keys(EXPORTED_AS).find((name) => EXPORTED_AS[name] === exported) ?? exported;
}
