/**
 * Finds what is nested deeper than the tools of the build can follow: the bundler ends without a word some hundred
 * levels down, when its stack is full. Plain JavaScript, since the processes that parse pages load it without jiti.
 */

/** Lists, list items, quotes, elements and so on around each other; a list in a list item adds two levels. */
const MAX_CONTENT_LEVELS = 40;
/** Parts of a syntax tree around each other in the code of an expression: `{[[1]]}` has four. */
const MAX_CODE_LEVELS = 100;

/** The code of expressions at a node. */
function codeAt({ data, attributes }) {
  const attributed = Array.isArray(attributes) ? attributes : [];
  return [data?.estree, ...attributed.flatMap(({ data, value }) => [data, value?.data])]
    .map((part) => part?.estree ?? part)
    .filter((part) => part?.type === 'Program');
}

const partsOf = (node) =>
  Object.values(node).filter((part) => typeof part === 'object' && part !== null);

/** Whether parts are nested deeper than `max` levels. Level by level: a recursion would fill the stack itself. */
function isDeeper(roots, max) {
  let level = roots;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > max) {
      return true;
    }
    level = level.flatMap((node) => partsOf(node).flat()).filter((part) => part?.type);
  }
  return false;
}

/**
 * @param tree the syntax tree of a page
 * @returns the first node that is too deep and what to say of it; `undefined` for a page that the build can read
 */
export function findDeepNesting(tree) {
  let level = [tree];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_CONTENT_LEVELS) {
      return {
        node: level[0],
        message: `Lists, quotes or elements are nested more than ${MAX_CONTENT_LEVELS} levels deep here, which the bundler can't read. Take them apart.`,
      };
    }
    const node = level.find((one) => isDeeper(codeAt(one), MAX_CODE_LEVELS));
    if (node) {
      return {
        node,
        message: `The code of an expression is nested more than ${MAX_CODE_LEVELS} levels deep here, which the bundler can't read. Take it apart.`,
      };
    }
    level = level.flatMap(({ children }) => children ?? []);
  }
  return undefined;
}
