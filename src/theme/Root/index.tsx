export { SiteRoot as default } from '../../features/docs-config/SiteRoot';
