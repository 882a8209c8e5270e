/** Client module: lets closed parts be printed in browsers whose style sheets can't open them. */
import { openDetailsInPrint } from './openDetails';

if (typeof document !== 'undefined' && !CSS.supports('selector(::details-content)')) {
  openDetailsInPrint();
}
