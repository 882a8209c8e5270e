export { PlainCode as default } from '../../features/code';
