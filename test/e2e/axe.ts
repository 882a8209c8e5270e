/** Runs axe by the rules of WCAG 2.2 AA. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { AXE_EXCEPTIONS, type AxeException } from './axeExceptions';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** An element that breaks a rule. */
interface Finding {
  readonly rule: string;
  /** The start of the element. */
  readonly html: string;
  readonly summary: string;
}

async function findingsOf(page: Page, part?: string): Promise<readonly Finding[]> {
  const axe = new AxeBuilder({ page }).withTags(WCAG);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => ({ rule: id, html, summary: failureSummary })),
  );
}

function isMeant({ rule, element }: AxeException, finding: Finding): boolean {
  return rule === finding.rule && element.test(finding.html);
}

/**
 * What axe finds, one line each, without the known findings inside the packages.
 * @param part selector of the part to look at; default the whole page
 */
export async function axeFindings(page: Page, part?: string): Promise<readonly string[]> {
  const findings = await findingsOf(page, part);
  return findings
    .filter((finding) => !AXE_EXCEPTIONS.some((known) => isMeant(known, finding)))
    .map(({ rule, html, summary }) => `${rule}: ${html.slice(0, 240)} ${summary}`);
}

/** Whether axe still finds in a page what an exception is for. */
export async function isStillFound(page: Page, exception: AxeException): Promise<boolean> {
  return (await findingsOf(page)).some((finding) => isMeant(exception, finding));
}
