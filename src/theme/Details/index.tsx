export { Details as default } from '../../features/details';
