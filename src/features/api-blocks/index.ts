export { ApiBlock, type ApiBlockProps } from './ApiBlock';
export { useBlockHtml } from './useBlockHtml';
export { useCollected } from './useCollected';
