export { MdxCallout as default } from '../../features/callouts';
