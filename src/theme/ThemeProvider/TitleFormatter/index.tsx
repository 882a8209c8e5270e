export { ProductTitle as default } from '../../../features/shell/ProductTitle';
