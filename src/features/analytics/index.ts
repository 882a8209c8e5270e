export { sendEvent } from './sendEvent';
