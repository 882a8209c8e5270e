export { Nothing as default } from '../../../../features/shell/Nothing';
