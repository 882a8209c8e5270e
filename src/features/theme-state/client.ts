/** Client module: hears of the direction and the density on every page, and mirrors the shell. */
import { followDirection } from './mirroredStyles';

if (typeof document !== 'undefined') {
  followDirection();
}
