/** Runs axe by the rules of WCAG 2.2 AA. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isException } from './axeExceptions';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds, one line each, without the known findings inside the packages.
 * @param part selector of the part to look at; default the whole page
 */
export async function axeFindings(page: Page, part?: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).withTags(WCAG);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => !isException(id, node.html))
      .map((node) => `${id}: ${node.html.slice(0, 240)} ${node.failureSummary ?? ''}`),
  );
}
