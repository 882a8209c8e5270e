/**
 * The one Prism instance of the build. It is also made a global, since the grammar files of `prismjs` add
 * themselves to a global `Prism` and know no other way. Nothing that runs in a browser may import this.
 */
import { Prism } from 'prism-react-renderer';

Object.assign(globalThis, { Prism });

export { Prism };
