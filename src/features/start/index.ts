export { beforePage } from './firstThings';
