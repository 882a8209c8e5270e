export { PageCrash as default } from '../../features/shell/PageCrash';
