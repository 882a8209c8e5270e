export { DocContent } from './DocContent';
export { MAIN_CONTENT_ID } from './mainContent';
export { NotFound } from './NotFound';
export { ProductMeta } from './ProductMeta';
export { ProductTitle } from './ProductTitle';
export { SkipLink } from './SkipLink';
export { TableOfContents, TableOfContentsLandmark } from './TableOfContents';
export { TocTree } from './TocTree';
