export { TableOfContents as default } from '../../features/shell/TableOfContents';
