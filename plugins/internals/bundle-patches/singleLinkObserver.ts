/**
 * A link of Docusaurus' looks for the moment when it comes into the window, to fetch its page ahead. With each render it
 * begins to look anew and doesn't stop the look before, which goes on for as long as the link is out of the window:
 * with some hundred links in the sidebar, each navigation costs time and leaves more of them behind.
 */

const BEGIN = 'if (IOSupported && el && isInternal) {';
const OBSERVE = 'ioRef.current.observe(el);';

const BEGIN_ONCE = `const seen = ioRef.current;
        if (IOSupported && el && isInternal && !(seen?.element === el && seen.link === targetLink)) {
            seen?.disconnect();`;
const OBSERVE_NOTED = `${OBSERVE}
            Object.assign(ioRef.current, { element: el, link: targetLink });`;

function replaceOne(source: string, text: string, by: string): string {
  const parts = source.split(text);
  if (parts.length !== 2) {
    throw new Error(`It has "${text}" ${parts.length - 1} times.`);
  }
  return parts.join(by);
}

/** @throws when the module of Docusaurus' link doesn't begin to observe at one place */
export function singleLinkObserver(source: string): string {
  return replaceOne(replaceOne(source, BEGIN, BEGIN_ONCE), OBSERVE, OBSERVE_NOTED);
}
