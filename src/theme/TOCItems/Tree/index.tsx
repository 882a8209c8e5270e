export { TocTree as default } from '../../../features/shell/TocTree';
