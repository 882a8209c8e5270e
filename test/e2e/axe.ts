/** Runs axe by the rules of WCAG 2.2 AA. */
import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { AXE_EXCEPTIONS, type AxeException } from './axeExceptions';
import { CONTRAST_MARK, CONTRAST_SAMPLE } from './contrastSample';

/** What runs in each frame; the short form, since it is sent anew for each analysis. */
const AXE = `${readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')}\n${CONTRAST_SAMPLE}`;

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** An element that breaks a rule. */
interface Violation {
  readonly rule: string;
  /** The start of the element. */
  readonly html: string;
  readonly summary: string;
}

/** The rules that ask for the colours on the screen. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** The rules that ask for sizes and places. */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable'];

/**
 * An analysis that describes nothing but what it finds: describing all that is right takes most of the time on a long
 * page. The older way of analysing is enough for frames of the same origin, and needs no second tab.
 */
function axeOf(page: Page, part?: string): AxeBuilder {
  const axe = new AxeBuilder({ page, axeSource: AXE })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
  return part === undefined ? axe : axe.include(part);
}

async function findingsOf(axe: AxeBuilder): Promise<readonly Violation[]> {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => ({
      rule: id,
      html: html.replace(` ${CONTRAST_MARK}=""`, ''),
      summary: failureSummary,
    })),
  );
}

function isMeant({ rule, element }: AxeException, finding: Violation): boolean {
  return rule === finding.rule && element.test(finding.html);
}

/** Findings, one line each, without those that are known inside the packages. */
function unknown(findings: readonly Violation[]): readonly string[] {
  return findings
    .filter((finding) => !AXE_EXCEPTIONS.some((known) => isMeant(known, finding)))
    .map(({ rule, html, summary }) => `${rule}: ${html.slice(0, 240)} ${summary}`);
}

/**
 * What axe finds, one line each, without the known findings inside the packages.
 * @param part selector of the part to look at; default the whole page
 */
export async function axeFindings(page: Page, part?: string): Promise<readonly string[]> {
  return unknown(await findingsOf(axeOf(page, part).withTags(WCAG)));
}

/**
 * The same for colours alone: for another mode of a page that was looked at.
 * @param part selector of the part to look at; default the whole page
 */
export async function colourFindings(page: Page, part?: string): Promise<readonly string[]> {
  return unknown(await findingsOf(axeOf(page, part).withRules(COLOUR_RULES)));
}

/**
 * The same for colours, sizes and places: for another mode, density and direction of a page that was looked at.
 * @param part selector of the part to look at
 */
export async function lookFindings(page: Page, part: string): Promise<readonly string[]> {
  return unknown(await findingsOf(axeOf(page, part).withRules([...COLOUR_RULES, ...LAYOUT_RULES])));
}

/** Whether axe still finds in a page what an exception is for. */
export async function isStillFound(page: Page, exception: AxeException): Promise<boolean> {
  const findings = await findingsOf(axeOf(page).withRules(exception.rule));
  return findings.some((finding) => isMeant(exception, finding));
}
