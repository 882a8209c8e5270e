export { whenIdle } from './whenIdle';
export { whenQuiet } from './whenQuiet';
