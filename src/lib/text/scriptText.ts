/** A value as JavaScript or JSON that can stand inside a script element: no `<` in it can end the element. */
export function scriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
