/** Draws the icons of the app and of browser tabs from the sign of the site. */
import { Resvg } from '@resvg/resvg-js';
import type { AppIcon } from './webManifest';

/**
 * @param logo SVG of the sign, on a ground with round corners that fills it; what is drawn on the ground lies within
 * the inner four fifths, which no system cuts off
 * @returns the bytes of a PNG
 */
export function drawIcon(
  logo: string,
  { size, isMaskable }: Pick<AppIcon, 'size' | 'isMaskable'>,
): Buffer {
  const svg = isMaskable ? logo.replace(/ rx="\d+"/, '') : logo;
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
}

/** Bytes of an icon file's header, and of its entry for each image. */
const ICO = { header: 6, entry: 16 } as const;

/**
 * The icon in several sizes, in one file of the format that browsers ask for at `/favicon.ico`.
 * @param sizes px, at most 255
 * @returns the bytes of an ICO file that holds PNG images
 */
export function drawFavicon(logo: string, sizes: readonly number[]): Buffer {
  const images = sizes.map((size) => ({ size, png: drawIcon(logo, { size, isMaskable: false }) }));
  const head = Buffer.alloc(ICO.header + ICO.entry * images.length);
  // The type is 1 for icons.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let start = head.length;
  images.forEach(({ size, png }, index) => {
    const entry = ICO.header + ICO.entry * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    // One color plane with 32 bits for each pixel.
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(start, entry + 12);
    start += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}
