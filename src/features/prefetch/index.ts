export { whenQuiet } from './whenQuiet';
