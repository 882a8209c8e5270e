/** The trial site of this project: where it lies, where it is served, and the services it is connected to. */
import { SERVICES_PORT, trialFolder } from '../trialSite';

/** Made by `site.setup.ts`, removed by `site.teardown.ts`. */
export const SITE_FOLDER = trialFolder('services-site');

/** Where the reference receiver of feedback listens while its tests run. */
export const FEEDBACK_PORT = SERVICES_PORT;

/** Hosts that don't exist: tests answer for them in the browser. */
export const CONNECTIONS = {
  AD_SCRIPT_URL: 'https://ads.example.test/placement.js?serve=fake&placement=docs',
  AD_FEED_URL: 'https://feed.example.test/ads.json',
  AD_DISPLAY_RATIO: '1',
  ANALYTICS_ID: 'G-TEST',
  ANALYTICS_SCRIPT_URL: 'https://tags.example.test/tag.js',
  FEEDBACK_URL: `http://127.0.0.1:${FEEDBACK_PORT}/feedback`,
  CHAT_API_URL: 'https://chat.example.test/open',
  SERVICE_WORKER_HOST: '127.0.0.1',
  ICON_FONT_URL: 'https://fonts.example.test/icons.css',
  EXAMPLE_FONTS_URL: 'https://fonts.example.test/example.css',
} as const;
