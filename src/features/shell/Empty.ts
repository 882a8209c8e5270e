/** Replaces a part of the theme that this site does not have. */
export function Empty(): null {
  return null;
}
