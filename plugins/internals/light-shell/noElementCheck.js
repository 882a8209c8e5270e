/** Stands in for `react-is` in React Router, which asks it only when it checks types of props in development. */
export function isValidElementType() {
  return true;
}
