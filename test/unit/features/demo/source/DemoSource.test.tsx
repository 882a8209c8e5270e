import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { copyText } from '../../../../../src/features/code';
import { Demo, type DemoProps } from '../../../../../src/features/demo';
import { openSandbox, saveProject } from '../../../../../src/features/demo/sandbox';
import { getCookie, setCodeStyling, setCodeVariant } from '../../../../../src/features/preferences';
import { button, installObserver, makeDemo, onServer, Page, sourceOf } from '../demoFixture';

jest.mock('../../../../../src/features/ads', () => ({ DemoAdSlot: () => null }));

jest.mock('../../../../../src/features/code', () => ({ copyText: jest.fn() }));
jest.mock('../../../../../src/features/demo/sandbox', () => ({
  openSandbox: jest.fn(),
  saveProject: jest.fn(() => Promise.resolve()),
  preloadSandbox: jest.fn(),
}));

const copy = jest.mocked(copyText);

beforeEach(() => {
  installObserver();
  copy.mockReset().mockResolvedValue(undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  act(() => {
    setCodeVariant('TS');
    setCodeStyling('system');
  });
});

async function show(props: Partial<DemoProps> = {}, hash = ''): Promise<void> {
  await act(async () => {
    render(
      <Page hash={hash}>
        <Demo demo={makeDemo()} {...props} />
      </Page>,
    );
  });
}

const TWO_STYLINGS = {
  stylings: ['system', 'css'],
  previews: {},
  loadSources: () => Promise.resolve({ system: sourceOf('Basic'), css: sourceOf('Basic.css') }),
} as const;

describe('the code of a demo', () => {
  it('shows the preview, then all of it, then the preview again', async () => {
    await show();
    expect(screen.getByText('preview in TypeScript')).toBeInTheDocument();
    const toggle = button('Expand code');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await userEvent.click(toggle);
    expect(await screen.findByText('BasicCounter in TypeScript')).toBeInTheDocument();
    expect(screen.queryByText('preview in TypeScript')).not.toBeInTheDocument();
    expect(button('Collapse code')).toHaveAttribute('aria-expanded', 'true');
    const controlled = button('Collapse code').getAttribute('aria-controls') ?? '';
    expect(document.getElementById(controlled)).toHaveTextContent('BasicCounter in TypeScript');

    await userEvent.click(button('Collapse code'));
    expect(screen.getByText('preview in TypeScript')).toBeInTheDocument();
  });

  it.each([
    ['without a preview', { demo: makeDemo({ previews: {} }) }],
    ['with defaultCodeOpen false', { defaultCodeOpen: false }],
  ])('is hidden at first %s', async (_, props) => {
    await show(props);
    expect(screen.queryByText(/in TypeScript/)).not.toBeInTheDocument();
    expect(button('Show code')).not.toHaveAttribute('aria-controls');
    await userEvent.click(button('Show code'));
    expect(await screen.findByText('BasicCounter in TypeScript')).toBeInTheDocument();
    await userEvent.click(button('Hide code'));
    expect(screen.queryByText(/in TypeScript/)).not.toBeInTheDocument();
  });

  it('is open from the start with defaultCodeOpen', async () => {
    await show({ defaultCodeOpen: true });
    expect(screen.getByText('BasicCounter in TypeScript')).toBeInTheDocument();
    expect(button('Collapse code')).toBeInTheDocument();
  });

  it('is not offered where the toolbar is hidden', async () => {
    await show({ hideToolbar: true }, '#BasicCounter.tsx');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    expect(screen.queryByText(/in TypeScript/)).not.toBeInTheDocument();
  });

  it('says when it does not arrive, and loads at the next try', async () => {
    const loadSources = jest
      .fn(makeDemo().loadSources)
      .mockRejectedValue(new Error('Loading chunk 12 failed'));
    await show({ demo: makeDemo({ loadSources, previews: {} }) });
    await userEvent.click(button('Show code'));
    expect(await screen.findByRole('alert')).toHaveTextContent("The source couldn't be loaded.");
    loadSources.mockImplementation(makeDemo().loadSources);
    await userEvent.click(button('Try again'));
    expect(await screen.findByText('BasicCounter in TypeScript')).toBeInTheDocument();
  });
});

describe('the files of a demo', () => {
  it('are tabs that arrow keys move between, and one file shows no tabs', async () => {
    await show();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await userEvent.click(button('Expand code'));
    const [first, second] = await screen.findAllByRole('tab');
    expect(first).toHaveAccessibleName('BasicCounter.tsx');
    act(() => first?.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'data.ts' })).toHaveTextContent(
      'data in TypeScript',
    );

    await userEvent.click(button('Show JavaScript source'));
    expect(screen.getByRole('tabpanel', { name: 'data.js' })).toHaveTextContent(
      'data in JavaScript',
    );
  });
});

describe('language and styling', () => {
  it('offers the languages while the code is open, and remembers the choice', async () => {
    await show();
    expect(screen.queryByRole('button', { name: 'Show JavaScript source' })).toBeNull();
    await userEvent.click(button('Expand code'));
    expect(button('Show TypeScript source')).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(button('Show JavaScript source'));
    expect(button('Show JavaScript source')).toHaveAttribute('aria-pressed', 'true');
    expect(button('Show TypeScript source')).toHaveAttribute('aria-pressed', 'false');
    expect(await screen.findByText('BasicCounter in JavaScript')).toBeInTheDocument();
    expect(getCookie('codeVariant')).toBe('JS');
    await userEvent.click(button('Collapse code'));
    expect(screen.getByText('preview in JavaScript')).toBeInTheDocument();
  });

  it('offers the styling only where there is a choice', async () => {
    await show();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await show({ demo: makeDemo({ ...TWO_STYLINGS, name: 'Other' }) });
    const select = screen.getByRole('combobox', { name: 'Styling' });
    expect(within(select).getAllByRole('option')).toHaveLength(2);
    await userEvent.selectOptions(select, 'Plain CSS');
    expect(getCookie('codeStyling')).toBe('css');
  });

  it('shows the system source in the chosen language where a styling is missing, and says so', async () => {
    setCodeStyling('tailwind');
    await show({ demo: makeDemo(TWO_STYLINGS), defaultCodeOpen: true });
    expect(screen.getByText('Basic in TypeScript')).toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveValue('system');
    expect(screen.getByRole('combobox')).toHaveAccessibleDescription(/no Tailwind CSS version/);
    expect(button('Show TypeScript source')).toHaveAccessibleDescription(/no Tailwind CSS version/);
  });
});

describe('the address', () => {
  it.each([
    ['#BasicCounter.js', 'BasicCounter in JavaScript'],
    ['#BasicCounter.tsx', 'BasicCounter in TypeScript'],
    ['#system-BasicCounter.js', 'BasicCounter in JavaScript'],
  ])('%s opens the code', async (hash, text) => {
    await show({}, hash);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('chooses the styling that it names', async () => {
    await show({ demo: makeDemo({ ...TWO_STYLINGS, name: 'Basic' }) }, '#css-Basic.tsx');
    expect(await screen.findByText('Basic.css in TypeScript')).toBeInTheDocument();
  });

  it.each(['#BasicCounter', '#OtherCounter.tsx', '#BasicCounter.jsx'])(
    '%s leaves the code closed',
    async (hash) => {
      await show({}, hash);
      expect(button('Expand code')).toBeInTheDocument();
    },
  );

  it('finds an element for every anchor of the demo', async () => {
    await show();
    for (const id of ['BasicCounter', 'BasicCounter.js', 'system-BasicCounter.tsx']) {
      expect(document.getElementById(id)).toBeInTheDocument();
    }
  });
});

describe('copying', () => {
  it('takes the text of the open file and says so for 1200 ms', async () => {
    await show();
    await userEvent.click(button('Expand code'));
    await userEvent.click(await screen.findByRole('tab', { name: 'data.ts' }));
    jest.useFakeTimers();
    await act(async () => button('Copy the source').click());
    expect(copy).toHaveBeenCalledWith('data in TypeScript');
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    expect(button('Copy the source')).toHaveAttribute('data-copied');
    act(() => jest.advanceTimersByTime(1199));
    expect(screen.getByRole('status')).toHaveTextContent('Copied');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(button('Copy the source')).not.toHaveAttribute('data-copied');
  });

  it('takes the whole first file while only the preview shows', async () => {
    await show();
    await userEvent.click(button('Copy the source'));
    expect(copy).toHaveBeenCalledWith('BasicCounter in TypeScript');
  });

  it('never claims what did not happen', async () => {
    copy.mockRejectedValue(new DOMException('The request is not allowed', 'NotAllowedError'));
    await show();
    await userEvent.click(button('Copy the source'));
    expect(screen.getByRole('status')).toHaveTextContent("Couldn't copy");
    expect(screen.queryByText('Copied')).not.toBeInTheDocument();
    expect(button('Copy the source')).not.toHaveAttribute('data-copied');
  });

  it('gives a link to the source', async () => {
    await show();
    await userEvent.click(button('See more'));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy link to JavaScript source' }));
    expect(copy).toHaveBeenCalledWith('http://localhost/#BasicCounter.js');
    expect(screen.getByRole('status')).toHaveTextContent(
      'Link to the source code has been copied to your clipboard.',
    );
  });
});

it('hands the shown demo to a sandbox', async () => {
  setCodeVariant('JS');
  await show();
  await userEvent.click(button('Edit in StackBlitz'));
  expect(openSandbox).toHaveBeenCalledWith('stackblitz', {
    name: 'BasicCounter',
    file: 'docs/x/counter/BasicCounter.tsx',
    variant: 'JS',
    styling: 'system',
    files: sourceOf('BasicCounter').JS,
  });
});

it('saves the shown demo as a zip, and says so when that cannot be had', async () => {
  setCodeVariant('JS');
  await show();
  await userEvent.click(button('See more'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Download the project as a zip' }));
  expect(saveProject).toHaveBeenCalledWith({
    name: 'BasicCounter',
    file: 'docs/x/counter/BasicCounter.tsx',
    variant: 'JS',
    styling: 'system',
    files: sourceOf('BasicCounter').JS,
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  jest.mocked(saveProject).mockRejectedValueOnce(new Error('no network'));
  await userEvent.click(button('See more'));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Download the project as a zip' }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
});

it('puts the focus before the demo, once', async () => {
  await show();
  await userEvent.click(button('Reset focus to test keyboard navigation'));
  expect(button('Start of the demo. Press Tab to move into it.')).toHaveFocus();
  await userEvent.tab();
  expect(screen.queryByRole('button', { name: /Start of the demo/ })).not.toBeInTheDocument();
});

describe('the server', () => {
  it('renders each preview that differs once, and the browser keeps the one that was chosen', async () => {
    setCodeVariant('JS');
    const complaint = jest.spyOn(console, 'error');
    const same = 'the same in both';
    const demo = makeDemo({
      stylings: ['system', 'css'],
      previews: { ...makeDemo().previews, css: { TS: same, JS: same } },
    });
    const page = (
      <Page>
        <Demo demo={demo} />
      </Page>
    );
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    const texts = () =>
      [...container.querySelectorAll('pre.prism')].map((pre) => [
        pre.textContent,
        pre.getAttribute('data-variant'),
        pre.getAttribute('data-stylings'),
      ]);
    expect(texts()).toEqual([
      ['preview in TypeScript', 'TS', 'system tailwind'],
      ['preview in JavaScript', 'JS', 'system tailwind'],
      ['the same in both', null, 'css'],
    ]);
    const [, chosen] = container.querySelectorAll('pre.prism');
    const root = await act(async () => hydrateRoot(container, page));
    expect(texts()).toEqual([['preview in JavaScript', null, null]]);
    expect(container.querySelector('pre.prism')).toBe(chosen);
    act(() => setCodeStyling('css'));
    expect(texts()).toEqual([['the same in both', null, null]]);
    expect(complaint).not.toHaveBeenCalled();
    act(() => root.unmount());
    container.remove();
  });

  it.each([
    ['a preview', undefined],
    ['open code', true],
    ['hidden code', false],
  ])('renders %s as the browser does at first, whatever is stored', async (_, defaultCodeOpen) => {
    setCodeVariant('JS');
    const complaint = jest.spyOn(console, 'error');
    const demo = makeDemo();
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(
      <Page>
        <Demo demo={onServer(demo)} defaultCodeOpen={defaultCodeOpen} />
      </Page>,
    );
    const fromServer = container.textContent;
    expect(fromServer).toContain('the whole source in TypeScript');

    const root = await act(async () =>
      hydrateRoot(
        container,
        <Page hash="#BasicCounter.js">
          <Demo demo={demo} defaultCodeOpen={defaultCodeOpen} />
        </Page>,
      ),
    );
    expect(complaint).not.toHaveBeenCalled();
    expect(container).toHaveTextContent('BasicCounter in JavaScript');
    act(() => root.unmount());
    container.remove();
  });
});
