/** The page as Markdown, for the reader's own tools: a menu to copy it or to look at it. */
export { PageMenu } from './PageMenu';
