/** What the claims of the overview open in the real browser. */
export { default as YearOfRain } from '../../docs/x/react-data-grid/virtualization/YearOfRain';
