/** Runs axe over a page by the rules of WCAG 2.2 AA. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isException } from './axeExceptions';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds, one line each, without the known findings inside the packages. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter((node) => !isException(id, node.html))
      .map((node) => `${id}: ${node.html.slice(0, 240)} ${node.failureSummary ?? ''}`),
  );
}
