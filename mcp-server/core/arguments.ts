/** Arguments that several tools take. */
import { z } from 'zod';
import { PRODUCTS, type DocumentedProduct } from '../../src/data/products';
import { SOURCE_LANGUAGE } from '../../src/lib/text/dictionary';
import { LANGUAGES } from '../../src/lib/text/languages';

/** Longer texts are no names, paths or titles. */
const NAME_MAX = 200;

export const nameText = () => z.string().trim().min(1).max(NAME_MAX);

export const languageArgument = z
  .enum(LANGUAGES)
  .default(SOURCE_LANGUAGE)
  .describe('Language of the text: en or zh.');

export const offsetArgument = z
  .int()
  .min(0)
  .default(0)
  .describe('Where to go on after a shortened answer: the number that the answer names.');

const SLUGS = PRODUCTS.map(({ slug }) => slug);

export const productArgument = z.enum(SLUGS).optional().describe('Only this product.');

/** The id of a product, which pages and packages have. */
export function productId(slug: (typeof SLUGS)[number] | undefined): DocumentedProduct | undefined {
  return PRODUCTS.find((product) => product.slug === slug)?.id;
}
