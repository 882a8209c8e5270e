import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { PageFeedback } from '../../../../src/features/feedback';

const docsVersion = { label: '8.10.2' };
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDocsVersion: () => docsVersion,
}));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = () => screen.findByRole('textbox', { name: 'Comment' });

function show(page = '/x/introduction/'): void {
  render(
    <MemoryRouter initialEntries={[page]}>
      <h2 id="install" className="anchor">
        Install
        <a href="#install" aria-label="Direct link to Install">
          {'\u200b'}
        </a>
      </h2>
      <p>Text</p>
      <PageFeedback />
    </MemoryRouter>,
  );
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('PageFeedback', () => {
  it('keeps the answer by the path and opens the form that fits it', async () => {
    show();
    await userEvent.click(button('Yes'));
    expect(localStorage.getItem('feedback-/x/introduction/')).toBe('1');
    expect(button('Yes')).toHaveAttribute('aria-pressed', 'true');
    expect(await field()).toHaveFocus();
    expect(
      screen.getByRole('form', { name: 'What did you like about this page? (optional)' }),
    ).toBeVisible();
    await userEvent.click(button('No'));
    expect(localStorage.getItem('feedback-/x/introduction/')).toBe('0');
    expect(
      screen.getByRole('form', { name: 'How can we improve this page? (optional)' }),
    ).toBeVisible();
    await userEvent.click(button('No'));
    expect(await field()).toHaveFocus();
  });

  it.each(['2', 'yes', ''])('takes the stored value "%s" for none', (stored) => {
    localStorage.setItem('feedback-/x/introduction/', stored);
    show();
    expect(button('Yes')).toHaveAttribute('aria-pressed', 'false');
    expect(button('No')).toHaveAttribute('aria-pressed', 'false');
  });

  it('gives the focus back on Escape and on Cancel, and keeps what was typed', async () => {
    show('/x/a/');
    await userEvent.click(button('No'));
    await userEvent.type(await field(), 'A thought');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(button('No')).toHaveFocus();
    await userEvent.click(button('No'));
    expect(await field()).toHaveValue('A thought');
    await userEvent.click(button('Cancel'));
    expect(button('No')).toHaveFocus();
    expect(sessionStorage.getItem('feedback-draft-/x/a/')).toBe('A thought');
  });

  it('says what is too short to the field and to screen readers', async () => {
    show('/x/b/');
    await userEvent.click(button('No'));
    await userEvent.type(await field(), 'short{Control>}{Enter}{/Control}');
    expect(await field()).toHaveAccessibleDescription('Please write at least 10 characters.');
    expect(await field()).toBeInvalid();
    expect(screen.getByRole('alert')).toBeVisible();
    await userEvent.type(await field(), 'er');
    expect(await field()).toBeValid();
  });

  it.each([
    ['/x/d/', '8.10.2'],
    ['/components/buttons/', '7.3.11'],
  ])('names on %s the version that the page documents', async (page, label) => {
    docsVersion.label = label;
    jest.spyOn(window, 'open').mockReturnValue(null);
    show(page);
    await userEvent.click(button('No'));
    await userEvent.type(await field(), 'A thought of some length');
    await userEvent.click(button('Submit'));
    const issue = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open the issue' });
    expect(new URL(issue.href).searchParams.get('body')).toContain(`Version: ${label}\n`);
    jest.restoreAllMocks();
  });

  it('offers a comment on a section below its heading, whose name it is no part of', async () => {
    show('/x/c/');
    const heading = screen.getByRole('heading', { name: /Install/ });
    const name = heading.textContent;
    await userEvent.hover(heading);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Comment on this section: Install' }),
    );
    const text = await field();
    expect(text).toHaveFocus();
    expect(heading.nextElementSibling).toContainElement(text);
    expect(heading.textContent).toBe(name);
    expect(
      screen.getByRole('form', { name: 'How can we improve the "Install" section?' }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(button(/^Comment on this section/)).toHaveFocus();
  });

  it('offers none on pages of the API reference', async () => {
    show('/x/api/charts/gauge/');
    await userEvent.hover(screen.getByRole('heading', { name: /Install/ }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(screen.queryByRole('button', { name: /^Comment on this section/ })).toBeNull();
  });
});
