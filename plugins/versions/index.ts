/** What pages of cut versions need at build time: links that stay in the version. */
export { remarkVersionLinks } from './remarkVersionLinks';
