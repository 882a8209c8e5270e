/** The anatomy of a component: a demo and the table of its parts, which show each other. */
export { SlotsFrame } from './SlotsFrame';
