export { Remount } from './Remount';
