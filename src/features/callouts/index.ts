/** Notes, written as `:::info` … `:::` in pages. */
export { Callout, type CalloutProps } from './Callout';
export { MdxCallout } from './MdxCallout';
