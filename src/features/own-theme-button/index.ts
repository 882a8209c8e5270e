/** A button in pages that shows the theme of a demo in all demos. Apart from the theme: demos have no texts of it. */
export { UseInAllDemos } from './UseInAllDemos';
