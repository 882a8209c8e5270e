export { delayHydration } from './hydrationGate';
