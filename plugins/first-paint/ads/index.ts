/** Lets the first paint of a page show the ad that chance has chosen. */
import type { Plugin } from '@docusaurus/types';
import { adTags } from './htmlTags';

export default function adsPlugin(): Plugin {
  return {
    name: 'ads',
    injectHtmlTags: () => (process.env.ADS === 'off' ? {} : { headTags: adTags() }),
  };
}
