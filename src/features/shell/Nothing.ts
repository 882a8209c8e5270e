/** Stands where the theme would show something that this site doesn't have. */
export function Nothing(): null {
  return null;
}
