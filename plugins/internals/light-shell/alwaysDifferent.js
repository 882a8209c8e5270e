/**
 * Stands in for `react-fast-compare`, by which Helmet spares itself what it does again anyway: it compares the tags of
 * the head with those that are there before it changes any. See ../patches.ts.
 */
export default function isEqual() {
  return false;
}
