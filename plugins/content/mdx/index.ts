/**
 * What becomes of a page's MDX, step by step in this order, before Docusaurus' own steps. What is `inMarkdown` also holds for
 * the Markdown versions of pages.
 */
import { remarkA11yTables } from '../a11y-tables';
import { remarkApiBlocks } from '../api-blocks';
import { remarkApiLinks } from '../api-links';
import { remarkApiReference } from '../api-reference';
import { remarkCallouts } from '../callouts';
import { remarkCodeNames } from '../code-names';
import { remarkComponentBlocks } from '../component-blocks';
import { remarkDetails } from '../details';
import { remarkDemo, remarkPictures } from '../demos';
import { remarkKnownIssues } from '../known-issues';
import {
  remarkOldAnchors,
  remarkPageIds,
  remarkPageImports,
  remarkPlanSections,
  remarkPlans,
} from '../page-rules';
import { remarkPageStylesheets } from '../page-stylesheets';
import { releaseChangesInMarkdown, remarkReleaseChanges } from '../release-changes';
import { remarkStaticCode } from '../static-code';
import { remarkVersionLinks } from '../versions';
import { remarkNesting } from './remarkNesting';
import { remarkPageParts } from './remarkPageParts';

/** The site's place, what its API reference is written from, and whether versions share demos. */
export type MdxStepsOptions = Parameters<typeof remarkApiReference>[0] &
  Parameters<typeof remarkKnownIssues>[0] &
  Pick<Parameters<typeof remarkDemo>[0], 'sharesDemos'>;

/** `before` and `after` Docusaurus' own steps, and those for the Markdown versions of pages. */
export function createMdxSteps({ siteDir, folders, sharesDemos, ...reference }: MdxStepsOptions) {
  const place = { siteDir, folders };
  const issues = { ...place, ...reference };
  const changes = { siteDir, language: reference.language };
  const steps = [
    { plugin: remarkNesting },
    { plugin: remarkPageImports },
    { plugin: remarkOldAnchors },
    { plugin: remarkCallouts, inMarkdown: remarkCallouts() },
    { plugin: [remarkKnownIssues, issues], inMarkdown: remarkKnownIssues(issues) },
    {
      plugin: [remarkReleaseChanges, changes],
      inMarkdown: releaseChangesInMarkdown(changes),
    },
    {
      plugin: [remarkComponentBlocks, { ...place, frame: 'SlotsFrame' }],
      inMarkdown: remarkComponentBlocks({ ...place, frame: 'div' }),
    },
    { plugin: [remarkDemo, { ...place, sharesDemos }] },
    { plugin: [remarkPictures, place] },
    { plugin: remarkPlans },
    { plugin: [remarkA11yTables, place] },
    { plugin: remarkPageParts },
    { plugin: [remarkApiBlocks, place] },
    { plugin: remarkStaticCode },
    { plugin: remarkPageStylesheets },
    { plugin: [remarkApiLinks, place], inMarkdown: remarkApiLinks(place) },
    { plugin: [remarkApiReference, { ...place, ...reference }] },
    { plugin: [remarkVersionLinks, place] },
    { plugin: remarkCodeNames },
    { plugin: remarkDetails },
  ];
  return {
    before: steps.map(({ plugin }) => plugin),
    // Headings have their ids by then.
    after: [[remarkPageIds, { folders }], remarkPlanSections],
    markdown: steps.flatMap(({ inMarkdown }) => inMarkdown ?? []),
  };
}
