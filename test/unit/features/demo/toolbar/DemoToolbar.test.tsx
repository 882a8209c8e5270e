import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Demo } from '../../../../../src/features/demo';
import { setCodeStyling } from '../../../../../src/features/preferences';
import { button, installObserver, makeDemo, Page, sourceOf } from '../demoFixture';

jest.mock('../../../../../src/features/ads', () => ({ DemoAdSlot: () => null }));

beforeEach(installObserver);
afterEach(() => {
  document.body.removeAttribute('dir');
  act(() => setCodeStyling('system'));
});

async function showToolbar(defaultCodeOpen?: boolean): Promise<HTMLElement> {
  const demo = makeDemo({
    stylings: ['system', 'css'],
    loadSources: () => Promise.resolve({ system: sourceOf('A'), css: sourceOf('A.css') }),
  });
  await act(async () => {
    render(
      <Page>
        <Demo demo={demo} defaultCodeOpen={defaultCodeOpen} />
      </Page>,
    );
  });
  return screen.getByRole('toolbar', { name: 'Demo toolbar' });
}

const CONTROLS = [
  'Expand code',
  'Edit the code here',
  'Edit in StackBlitz',
  'Edit in CodeSandbox',
  'Copy the source',
  'Reset focus to test keyboard navigation',
  'Reset demo',
  'See more',
];

function tabStops(toolbar: HTMLElement): Element[] {
  return [...toolbar.querySelectorAll('button, select')].filter(
    (control) => control.getAttribute('tabindex') === '0',
  );
}

describe('the toolbar', () => {
  it('has its controls in order and one tab stop', async () => {
    const toolbar = await showToolbar();
    const names = [...toolbar.querySelectorAll('button')].map(
      (control) => control.getAttribute('aria-label') ?? control.textContent,
    );
    expect(names).toEqual(CONTROLS);
    expect(tabStops(toolbar)).toEqual([screen.getByRole('combobox')]);
  });

  it('moves the focus by arrow keys, wraps around, and remembers the place', async () => {
    const toolbar = await showToolbar();
    const select = screen.getByRole('combobox');
    act(() => select.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(button('Expand code')).toHaveFocus();
    expect(tabStops(toolbar)).toEqual([button('Expand code')]);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(button('See more')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(select).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(button('See more')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(select).toHaveFocus();
    expect(select).toHaveValue('system');
  });

  it('reaches any control by its place in the document', async () => {
    await showToolbar();
    const added = document.createElement('button');
    added.textContent = 'Added';
    button('Reset demo').before(added);
    act(() => button('Reset demo').focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(added).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(button('Reset demo')).toHaveFocus();
  });

  it('mirrors the arrow keys where text runs from right to left', async () => {
    document.body.dir = 'rtl';
    await showToolbar();
    act(() => button('Copy the source').focus());
    await userEvent.keyboard('{ArrowLeft}');
    expect(button('Reset focus to test keyboard navigation')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(button('Edit in CodeSandbox')).toHaveFocus();
  });

  it('skips the languages while the code is closed, and goes on from the first when its stop is gone', async () => {
    const toolbar = await showToolbar(true);
    act(() => screen.getByRole('combobox').focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(button('Show JavaScript source')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(button('Expand code')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByRole('combobox')).toHaveFocus();

    await userEvent.click(button('Expand code'));
    await userEvent.click(button('Show TypeScript source'));
    // A press on the toggle that leaves the focus where it is, as by a pointer in Safari.
    act(() => button('Collapse code').click());
    expect(tabStops(toolbar)).toEqual([screen.getByRole('combobox')]);
  });

  it('leaves keys with modifiers to the browser', async () => {
    await showToolbar();
    act(() => button('Copy the source').focus());
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}{Control>}{Home}{/Control}');
    expect(button('Copy the source')).toHaveFocus();
  });

  it('puts a tooltip away at Escape and shows the next one again', async () => {
    const toolbar = await showToolbar();
    await userEvent.hover(button('Copy the source'));
    expect(toolbar).toHaveAttribute('data-tooltips', 'on');
    await userEvent.keyboard('{Escape}');
    expect(toolbar).toHaveAttribute('data-tooltips', 'off');
    await userEvent.hover(button('Reset demo'));
    expect(toolbar).toHaveAttribute('data-tooltips', 'on');
  });
});

describe('the menu', () => {
  const item = (name: string) => screen.getByRole('menuitem', { name });

  it('opens at its first entry, moves by arrows, and gives the focus back at Escape', async () => {
    await showToolbar();
    act(() => button('See more').focus());
    await userEvent.keyboard('{Enter}');
    expect(button('See more')).toHaveAttribute('aria-expanded', 'true');
    expect(item('View the source on GitHub')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(item('Copy link to TypeScript source')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(item('Download the project as a zip')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(item('Copy link to TypeScript source')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(item('View the source on GitHub')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button('See more')).toHaveFocus();
  });

  it('opens at its last entry by the upper arrow, and closes at a press elsewhere', async () => {
    await showToolbar();
    act(() => button('See more').focus());
    await userEvent.keyboard('{ArrowUp}');
    expect(item('Copy link to TypeScript source')).toHaveFocus();
    await userEvent.click(document.body);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('leads to the file of the styling that is shown', async () => {
    setCodeStyling('css');
    await showToolbar();
    await userEvent.click(button('See more'));
    expect(item('View the source on GitHub')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/blob\/[^/]+\/docs\/x\/counter\/BasicCounter\.css\.tsx$/),
    );
  });
});
