import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COLORS } from '../../../../../plugins/output/social-images/colors';
import { renderSocialImage } from '../../../../../plugins/output/social-images/render';
import {
  SOCIAL_IMAGES,
  socialImageOf,
} from '../../../../../plugins/output/social-images/socialImages';
import { PALETTES } from '../../../../../src/features/docs-theme/palette';

test.each([
  ['/x/react-data-grid/sorting/', 'data-grid'],
  ['/zh/x/api/date-pickers/date-picker/', 'date-pickers'],
  ['/x/8.9.0/react-charts/', 'charts'],
  ['/x/react-tree-view/', 'tree-view'],
  ['/x/introduction/', 'mui-x'],
  ['/zh/', 'mui-x'],
  ['/404.html', 'mui-x'],
])('%s is shared with the image %s', (page, name) => {
  expect(socialImageOf(page).name).toBe(name);
});

/** `hsl(210, 100%, 37%)` as `#005ebd`. */
function hexOf(hsl: string): string {
  const [hue = 0, saturation = 0, lightness = 0] = (hsl.match(/[\d.]+/g) ?? []).map(Number);
  const light = lightness / 100;
  const reach = (saturation / 100) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12;
    const value = light - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(0)}${channel(8)}${channel(4)}`;
}

test('the images have the colours of the light shell', () => {
  const { light } = PALETTES;
  expect(COLORS).toMatchObject({
    ground: hexOf(light.bg),
    surface: hexOf(light.surface),
    soft: hexOf(light['primary-soft']),
    border: hexOf(light.border),
    muted: hexOf(light['text-muted']),
    text: hexOf(light.text),
    primary: hexOf(light.primary),
  });
});

describe('renderSocialImage', () => {
  const weights = [400, 600, 700] as const;
  const options = {
    logo: readFileSync(path.join(__dirname, '../../../../../static/img/logo.svg'), 'utf8'),
    version: '1.2.3',
    fonts: weights.map((weight) => ({
      weight,
      data: readFileSync(
        require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
      ),
    })),
  };

  it('makes a PNG of 1200 x 630 px, the same each time, another one for each product', async () => {
    const all = await Promise.all(SOCIAL_IMAGES.map((image) => renderSocialImage(image, options)));
    for (const png of all) {
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    }
    expect(new Set(all.map((png) => png.toString('base64'))).size).toBe(SOCIAL_IMAGES.length);
    const [first] = SOCIAL_IMAGES;
    expect(first && (await renderSocialImage(first, options)).equals(all[0] ?? Buffer.of())).toBe(
      true,
    );
  });
});
