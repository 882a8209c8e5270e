import { act, render, screen } from '@testing-library/react';
import { createMemoryHistory } from 'history';
import { type ReactNode, memo, useLayoutEffect } from 'react';
import { Router, useLocation } from 'react-router-dom';
import { DeferredShell } from '../../../../src/features/shell/DeferredShell';

function Place({ part, onShow }: { part: string; onShow?: (path: string) => void }): ReactNode {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    onShow?.(pathname);
  }, [onShow, pathname]);
  return <p aria-label={part}>{pathname}</p>;
}

const shown = (part: string) => screen.getByLabelText(part).textContent;

const Frame = memo(function Frame({ section }: { readonly section?: string }) {
  return (
    <DeferredShell key={section}>
      <Place part="frame" />
    </DeferredShell>
  );
});

function App({ onShow }: { readonly onShow: (path: string) => void }): ReactNode {
  const section = useLocation().pathname.split('/')[1];
  return (
    <>
      <Frame section={section} />
      <Place part="page" onShow={onShow} />
    </>
  );
}

function open(path: string) {
  const history = createMemoryHistory({ initialEntries: [path] });
  const moments: string[] = [];
  const note = () => {
    moments.push(`${shown('page')} in the frame of ${shown('frame')}`);
  };
  render(
    <Router history={history}>
      <App onShow={note} />
    </Router>,
  );
  return { history, moments };
}

describe('the frame of a page', () => {
  it('follows a moment after the page', () => {
    const { history, moments } = open('/charts/bars/');
    act(() => history.push('/charts/lines/'));
    expect(moments).toEqual([
      '/charts/bars/ in the frame of /charts/bars/',
      '/charts/lines/ in the frame of /charts/bars/',
    ]);
    expect(shown('frame')).toBe('/charts/lines/');
  });

  it('comes with the page in another section', () => {
    const { history, moments } = open('/charts/bars/');
    act(() => history.push('/trees/rich/'));
    expect(moments.at(-1)).toBe('/trees/rich/ in the frame of /trees/rich/');
  });
});
