/** Puts words and a drawing together and makes them a PNG. */
import { createElement } from 'react';
import { Resvg } from '@resvg/resvg-js';
import satori, { type FontWeight } from 'satori';
import { COLORS } from './colors';
import { DRAWING_SIZE, DRAWINGS } from './drawings';
import { SITE_NAME, SOCIAL_IMAGE_SIZE, type SocialImage } from './socialImages';

/** A typeface in one weight, in WOFF format. */
export interface ImageFont {
  readonly weight: FontWeight;
  readonly data: Buffer;
}

export interface RenderOptions {
  /** The sign of the site, as SVG. */
  readonly logo: string;
  readonly version: string;
  readonly fonts: readonly ImageFont[];
}

/** px */
const TEXT = { x: 80, width: 480 } as const;

/** A part of a larger SVG, without its declaration. */
function at(svg: string, x: number, y: number): string {
  return svg.replace(/^[^<]*<svg/, `<svg x="${x}" y="${y}"`);
}

/** The words, as SVG paths. */
function textSvg({ title, summary }: SocialImage, { version, fonts }: RenderOptions) {
  const column = { display: 'flex', flexDirection: 'column' } as const;
  const name = createElement(
    'div',
    { style: { fontSize: 26, fontWeight: 600, color: COLORS.primary } },
    title === SITE_NAME ? `Version ${version}` : `${SITE_NAME} v${version}`,
  );
  const head = createElement(
    'div',
    {
      style: {
        marginTop: 18,
        fontSize: title.length > 12 ? 64 : 84,
        fontWeight: 700,
        lineHeight: 1.08,
        letterSpacing: '-0.03em',
        color: COLORS.text,
      },
    },
    title,
  );
  const lead = createElement(
    'div',
    {
      style: {
        marginTop: 24,
        fontSize: 30,
        lineHeight: 1.4,
        textWrap: 'balance',
        color: COLORS.muted,
      },
    },
    summary,
  );
  return satori(
    createElement(
      'div',
      { style: { ...column, justifyContent: 'flex-end', width: '100%', height: '100%' } },
      name,
      head,
      lead,
    ),
    {
      width: TEXT.width,
      height: SOCIAL_IMAGE_SIZE.height - 160,
      fonts: fonts.map(({ weight, data }) => ({ name: 'Inter', style: 'normal', weight, data })),
    },
  );
}

/** @returns the bytes of a PNG, the same for the same words and version */
export async function renderSocialImage(
  image: SocialImage,
  options: RenderOptions,
): Promise<Buffer> {
  const { width, height } = SOCIAL_IMAGE_SIZE;
  const drawing = {
    x: width - DRAWING_SIZE.width - 72,
    y: (height - DRAWING_SIZE.height) / 2,
  };
  const text = await textSvg(image, options);
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${COLORS.surface}"/>`,
    `<circle cx="${width - 220}" cy="${height / 2}" r="404" fill="${COLORS.soft}"/>`,
    at(options.logo.replace(/width="\d+" height="\d+"/, 'width="64" height="64"'), TEXT.x, 80),
    at(text, TEXT.x, 80),
    `<g transform="translate(${drawing.x} ${drawing.y})">${DRAWINGS[image.name]()}</g>`,
    '</svg>',
  ].join('');
  // No text is left in the SVG, so no font of the machine has a say.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
