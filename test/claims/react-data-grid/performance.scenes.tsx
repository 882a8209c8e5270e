/** What the claims of performance open in the real browser. */
export { Sizes } from './layout.scenes';
export { AutoRows, Effects, Plain } from './virtualization.scenes';
