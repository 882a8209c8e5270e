export { ApiBlock, type ApiBlockProps } from './ApiBlock';
