export { requestIdle } from './requestIdle';
export { whenSettled } from './whenSettled';
