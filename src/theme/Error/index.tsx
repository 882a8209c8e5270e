export { SiteCrash as default } from '../../features/shell/SiteCrash';
