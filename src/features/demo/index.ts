/** The demo block. Providers around demos load with them, by path. */
export { Demo, type DemoProps } from './Demo';
export type { DemoModule, DemoProviderProps } from './types';
