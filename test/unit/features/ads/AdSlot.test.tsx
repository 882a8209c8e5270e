import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { AdSlot } from '../../../../src/features/ads';
import { READER, show, Site, visitAs } from './adsFixture';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useDoc: jest.fn() }));

const doc = jest.mocked(useDoc);

function readPage(id: string, frontMatter: object = {}): void {
  doc.mockReturnValue({ frontMatter, metadata: { id } } as ReturnType<typeof useDoc>);
}

beforeEach(() => {
  jest.useFakeTimers();
  visitAs(READER);
  readPage('introduction/index');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  delete process.env.ADS;
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('AdSlot', () => {
  it('holds its place on the server, and nothing else', () => {
    const random = jest.spyOn(Math, 'random');
    expect(
      renderToString(
        <Site>
          <AdSlot />
        </Site>,
      ),
    ).toBe('<div class="slot" data-ad-slot="true"></div>');
    expect(random).not.toHaveBeenCalled();
  });

  it('shows an ad once the page has come to rest', async () => {
    show(<AdSlot />);
    await pass(1400);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await pass(200);
    expect(await screen.findByRole('link')).toBeInTheDocument();
  });

  it('draws a new ad on another page', async () => {
    const { rerender } = show(<AdSlot />);
    await pass(2000);
    await screen.findByRole('link');
    readPage('introduction/licensing/index');
    rerender(
      <Site>
        <AdSlot />
      </Site>,
    );
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    await pass(2000);
    expect(await screen.findByRole('link')).toBeInTheDocument();
  });

  it('asks for nothing when the reader leaves before', async () => {
    const { unmount } = show(<AdSlot />);
    await pass(500);
    unmount();
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each(['pro', 'premium'])('takes no room on a page of the %s plan', (plan) => {
    readPage('row-grouping/index', { plan });
    expect(show(<AdSlot />).container).toBeEmptyDOMElement();
  });

  it('takes no room where ads are off', () => {
    process.env.ADS = 'off';
    expect(show(<AdSlot />).container).toBeEmptyDOMElement();
  });
});
