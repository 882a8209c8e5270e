import { HOUSE_ADS } from '../../../src/data/houseAds';
import { isWebAddress } from '../../../src/lib/pages/webAddress';

it.each(HOUSE_ADS)('$name leads to an encrypted address of the web', ({ href }) => {
  expect(isWebAddress(href)).toBe(true);
  expect(new URL(href).protocol).toBe('https:');
});
