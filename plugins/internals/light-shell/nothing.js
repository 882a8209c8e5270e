/** Stands in for a component that renders nothing in the browser; see ../patches.ts. */
export default function Nothing() {
  return null;
}
