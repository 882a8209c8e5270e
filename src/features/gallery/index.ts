/** Pictures of demos, as cards of a list: `<Gallery>` and `<Picture>` in pages. */
export { Gallery } from './Gallery';
export { GalleryFilter } from './GalleryFilter';
export { Picture } from './Picture';
