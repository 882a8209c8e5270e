export { Empty as default } from '../../features/shell/Empty';
