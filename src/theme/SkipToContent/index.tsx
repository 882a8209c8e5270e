export { SkipLink as default } from '../../features/shell/SkipLink';
