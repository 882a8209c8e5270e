/** Draws the icons of the app from the sign of the site. */
import { Resvg } from '@resvg/resvg-js';
import type { AppIcon } from './webManifest';

/**
 * @param logo SVG of the sign, on a ground with round corners that fills it; what is drawn on the ground lies within
 * the inner four fifths, which no system cuts off
 * @returns the bytes of a PNG
 */
export function drawIcon(logo: string, { size, isMaskable }: AppIcon): Buffer {
  const svg = isMaskable ? logo.replace(/ rx="\d+"/, '') : logo;
  return new Resvg(svg, {
    fitTo: { mode: 'width', value: size },
    font: { loadSystemFonts: false },
  })
    .render()
    .asPng();
}
