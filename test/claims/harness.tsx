/**
 * What claims share: a claim itself, a reader's app to act on, and what the packages do around it. What a page needs
 * beside this belongs into its own file of claims.
 */
import { createRef, type ReactElement, type RefObject } from 'react';
import { fireEvent, type RenderResult, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { pageOfClaimFile } from '../../tools/docs-claims/claimPaths';
import { placesOf } from '../../tools/docs-claims/proof';
import { type Message, takeMessages, written } from './support/console';
import { readPageTexts } from './support/pageTexts';

export { expectCompiles, expectTypeError } from './support/compile';
export { createFakeServer, type FakeServer } from './support/fakeServer';
export { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';

/** ms; the first claim about types waits for the compiler to read the packages, on a busy machine for long. */
jest.setTimeout(120_000);

const { testPath = '' } = expect.getState();
const pathname = pageOfClaimFile(testPath);

function pageText(): string {
  const text = pathname === undefined ? undefined : readPageTexts()[pathname];
  if (text === undefined) {
    throw new Error(
      `${testPath}: no page has this path. test/claims/react-data-grid/sorting.test.tsx holds the claims of /x/react-data-grid/sorting.`,
    );
  }
  return text;
}

/** Whether a page is one of a scratch file: nothing is quoted there. */
const isScratch = /[\\/]test[\\/]claims[\\/]scratch\b/.test(testPath);

function checkQuote(words: string): void {
  if (!isScratch && placesOf(words, pageText()).length === 0) {
    throw new Error(
      `"${words}": this sentence is gone from the page: prove the new one or remove the claim.`,
    );
  }
}

/**
 * A test of what a page says. Its title is words of the page, copied from its text or its source: marks of Markdown
 * and line breaks don't matter, letters do.
 *
 * @param words a sentence or a row, or what of it this claim proves; a list when it proves several
 * @param prove acts as a reader's app would, and looks
 */
export function proves(words: string | readonly string[], prove: () => void | Promise<void>): void {
  const quotes = typeof words === 'string' ? [words] : words;
  test(quotes.join(' … '), async () => {
    quotes.forEach(checkQuote);
    await prove();
  });
}

const exempted: string[] = [];

/**
 * Says why a statement of the page needs no proof: it is advice, a definition, or about something outside of the
 * packages. `npm run docs:claims` counts it.
 */
export function exempt(words: string | readonly string[], reason: string): void {
  const quotes = typeof words === 'string' ? [words] : words;
  if (exempted.length === 0) {
    test('the page contains each exempt statement', () => exempted.forEach(checkQuote));
  }
  exempted.push(...quotes);
  if (reason.trim() === '') {
    throw new Error(`"${quotes[0]}": say why it needs no proof.`);
  }
}

/** What is rendered, with somebody who uses it: real keys and clicks, one after the other. */
export function show(element: ReactElement): RenderResult & { readonly user: UserEvent } {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return { user, ...render(element) };
}

/**
 * A ref for the `apiRef` of a component, and what it holds once that is rendered.
 * `api` throws when there is none.
 */
export function createApiRef<Api extends object>(): {
  readonly apiRef: RefObject<Api | null>;
  readonly api: () => Api;
} {
  const apiRef = createRef<Api>();
  const api = () => {
    if (!apiRef.current) {
      throw new Error('The component has given no API object.');
    }
    return apiRef.current;
  };
  return { apiRef, api };
}

/** Waits for as long as a person would, or lets promises settle with 0. ms */
export async function pause(ms = 0): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** What the console got and the claim expects. It fails when nothing matches. */
export function expectConsole(level: Message['level'], pattern: RegExp): readonly Message[] {
  const taken = takeMessages(level, pattern);
  if (taken.length === 0) {
    const all = written().map((one) => `${one.level}: ${one.text}`);
    throw new Error(`The console got no ${level} like ${pattern}, but:\n${all.join('\n')}`);
  }
  return taken;
}

/** All that the console got in this claim, notices of the missing licence among it. */
export { written as consoleMessages } from './support/console';

/**
 * The header of a column of the grid, by the name that it shows.
 * @throws when there is none
 */
export function headerOf(name: string): HTMLElement {
  const headers = screen.getAllByRole('columnheader');
  const nameOf = (header: HTMLElement) =>
    header.querySelector('.MuiDataGrid-columnHeaderTitle')?.textContent ??
    header.getAttribute('aria-label');
  const header = headers.find((one) => nameOf(one) === name);
  if (!header) {
    throw new Error(`No header shows "${name}", but: ${headers.map(nameOf).join(', ')}.`);
  }
  return header;
}

/** The header's part that a click on sorts, and that a pointer meets. */
export function titleOf(name: string): HTMLElement {
  return within(headerOf(name)).getByText(name);
}

/** Opens the menu of a column of the grid, by the name that its header shows; gives the texts of its entries. */
export async function openMenuOf(user: UserEvent, name: string): Promise<readonly string[]> {
  // Styles show the button under the pointer only.
  await user.click(within(headerOf(name)).getByLabelText(/column menu$/));
  const menu = await screen.findByRole('menu');
  return within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent ?? '');
}

/** The cells of a column from the top, by the column's field. Rows above and below the screen are there too. */
export function cellsOf(field: string): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-cell[data-field]')].filter(
    (cell) => cell.dataset.field === field,
  );
}

/** What the cells of a column show, from the top. */
export function textsOf(field: string): readonly string[] {
  return cellsOf(field).map((cell) => cell.textContent ?? '');
}

/** @throws when there is no such cell */
export function cellOf(field: string, rowIndex: number): HTMLElement {
  const cell = cellsOf(field)[rowIndex];
  if (!cell) {
    throw new Error(`The column ${field} has no cell ${rowIndex}.`);
  }
  return cell;
}

/**
 * Drags the header of a column of the grid over others, one after the other.
 * @param drop at the last of them, or `none`: outside of the grid
 */
export function dragHeader(
  name: string,
  over: readonly string[],
  drop: 'move' | 'none' = 'move',
): void {
  const handleOf = (one: string) => headerOf(one).firstElementChild ?? headerOf(one);
  const fire = (on: string, type: string, clientX = 0) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX });
    fireEvent(handleOf(on), Object.assign(event, { dataTransfer: { dropEffect: drop } }));
  };
  fire(name, 'dragstart');
  for (const target of over) {
    const isAfter =
      headerOf(name).compareDocumentPosition(headerOf(target)) & Node.DOCUMENT_POSITION_FOLLOWING;
    fire(target, 'dragenter');
    fire(target, 'dragover', 500);
    fire(target, 'dragover', isAfter ? 501 : 499);
  }
  fire(name, 'dragend');
}
