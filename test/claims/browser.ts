/**
 * Claims that need layout, a pointer, real keys or print: they run in the real browser, on a scene of their own. A page's
 * `sorting.browser.spec.ts` holds the claims, `sorting.scenes.tsx` beside it exports the components that they open.
 */
import { type Page, test } from '@playwright/test';
import { CLAIMS_FOLDER, pageOfClaimFile } from '../../tools/docs-claims/claimPaths';
import { placesOf } from '../../tools/docs-claims/proof';
import { readPageTexts } from './support/pageTexts';

export { expect, type Locator, type Page } from '@playwright/test';

/** Said by each paid component, since no licence key is here. */
const LICENSE_NOTICE = /MUI X: Missing license key/;

/** What the browser's console got in this claim. */
const messages: string[] = [];

/** The running file, from the folder of claims: `react-data-grid/sorting.browser.spec.ts`. */
function claimFile(): string {
  const [file = ''] = test.info().titlePath;
  return file.replaceAll('\\', '/');
}

/** The page whose claims the running file holds. */
function pathname(): string {
  return pageOfClaimFile(`${CLAIMS_FOLDER}/${claimFile()}`) ?? '';
}

function checkQuote(words: string): void {
  const text = readPageTexts()[pathname()];
  if (text === undefined) {
    throw new Error(`No page has the path ${pathname()}.`);
  }
  if (placesOf(words, text).length === 0) {
    throw new Error(
      `"${words}": this sentence is gone from the page: prove the new one or remove the claim.`,
    );
  }
}

/**
 * A test of what a page says, see `proves` of `harness.tsx`.
 * @param prove gets the browser's page; it opens a scene, acts, and looks
 */
export function proves(
  words: string | readonly string[],
  prove: (page: Page) => Promise<void>,
): void {
  const quotes = typeof words === 'string' ? [words] : words;
  test(quotes.join(' … '), async ({ page }) => {
    quotes.forEach(checkQuote);
    messages.length = 0;
    page.on('console', (message) => {
      if (/^(?:error|warning)$/.test(message.type()) && !LICENSE_NOTICE.test(message.text())) {
        messages.push(`${message.type()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
    await prove(page);
    if (messages.length > 0) {
      throw new Error(`The console got what the claim didn't expect:\n${messages.join('\n')}`);
    }
  });
}

/**
 * Takes the messages out that a claim expects.
 * @throws when there is none
 */
export function expectConsole(pattern: RegExp): void {
  const rest = messages.filter((text) => !pattern.test(text));
  if (rest.length === messages.length) {
    throw new Error(`The console got nothing like ${pattern}, but:\n${messages.join('\n')}`);
  }
  messages.splice(0, messages.length, ...rest);
}

/** Opens a scene: an export of the `.scenes.tsx` beside the file of claims. */
export async function openScene(page: Page, scene: string): Promise<void> {
  const file = claimFile().replace(/\.browser\.spec\.ts$/, '');
  await page.goto(`/?file=${file}&scene=${scene}`);
  await page.locator('#scene > *').first().waitFor();
}
