export { remarkCodeNames } from './remarkCodeNames';
