/** Draws the image that stands for each product where an address of its pages is shared. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { SITE } from '../../../src/data/site';
import type { OutputStep } from '../outputStep';
import { renderSocialImage } from './render';
import { SOCIAL_IMAGES, socialImagePath } from './socialImages';

const WEIGHTS = [400, 600, 700] as const;
const LOGO = 'static/img/logo.svg';

function readFonts() {
  return Promise.all(
    WEIGHTS.map(async (weight) => ({
      weight,
      data: await readFile(
        require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`),
      ),
    })),
  );
}

export function socialImages({ siteDir }: LoadContext): OutputStep {
  return {
    async postBuild({ outDir }) {
      const options = {
        logo: await readFile(path.join(siteDir, LOGO), 'utf8'),
        version: SITE.version,
        fonts: await readFonts(),
      };
      await Promise.all(
        SOCIAL_IMAGES.map(async (image) => {
          const file = path.join(outDir, socialImagePath(image.name));
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, await renderSocialImage(image, options));
        }),
      );
    },
  };
}
