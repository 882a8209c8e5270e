/** Stands in for a component that renders nothing in the browser; see index.ts. */
export default function Nothing() {
  return null;
}
