/** The demo block. Providers around demos load with them, by path. */
export { Demo, type DemoProps } from './block/Demo';
export { startBeforeHydration } from './island/preHydration';
export type { DemoModule, DemoProviderProps } from './types';
