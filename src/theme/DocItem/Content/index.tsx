export { DocContent as default } from '../../../features/shell/DocContent';
