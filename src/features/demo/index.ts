/** The demo block. Providers around demos load with them, by path. */
export { Demo, type DemoProps } from './Demo';
export { startBeforeHydration } from './preHydration';
export type { DemoModule, DemoProviderProps } from './types';
