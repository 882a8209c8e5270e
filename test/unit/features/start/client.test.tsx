import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { delayHydration } from '../../../../src/features/start';
import '../../../../src/features/start/client';

/** A promise, and what resolves or rejects it. */
function settleable() {
  let resolve = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<void>((onResolve, onReject) => {
    [resolve, reject] = [onResolve, onReject];
  });
  return { promise, resolve, reject };
}

it('brings the page to life after all that comes before it, once, with its newest content', async () => {
  process.env.HYDRATE_CLIENT_ENTRY = 'true';
  const Page = ({ text }: { readonly text: string }) => (
    <button type="button" ref={(element) => element?.setAttribute('data-alive', '')}>
      {text}
    </button>
  );
  document.body.innerHTML = `<div id="__docusaurus">${renderToString(<Page text="Now" />)}</div>`;
  const fromServer = document.querySelector('button');
  const [demo, broken] = [settleable(), settleable()];
  delayHydration(demo.promise);
  delayHydration(broken.promise);

  const root = window.docusaurusRoot;
  await act(async () => root?.render(<Page text="Then" />));
  await act(async () => root?.render(<Page text="Now" />));
  await act(async () => broken.reject(new Error('no network')));
  expect(fromServer).not.toHaveAttribute('data-alive');
  expect(document.documentElement).not.toHaveAttribute('data-react-root');
  await act(async () => demo.resolve());
  expect(document.documentElement).toHaveAttribute('data-react-root');
  expect(fromServer).toHaveAttribute('data-alive');
  expect(document.querySelector('button')).toBe(fromServer);

  // In development Docusaurus renders again after an edit.
  await act(async () => root?.render(<Page text="Edited" />));
  expect(fromServer).toHaveTextContent('Edited');
  act(() => root?.unmount());
  expect(fromServer).not.toBeInTheDocument();
});
