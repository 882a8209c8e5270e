/** Docusaurus' way to fetch files ahead, for each file once: the pages behind links share most of theirs. */
import prefetch from '@docusaurus/core/lib/client/prefetch';

const asked = new Map();

export default function prefetchOnce(url) {
  const promise = asked.get(url) ?? prefetch(url);
  asked.set(url, promise);
  return promise;
}
