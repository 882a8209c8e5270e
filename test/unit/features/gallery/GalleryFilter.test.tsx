import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery, GalleryFilter } from '../../../../src/features/gallery';

const cards = () => screen.getAllByRole('listitem').map((card) => card.textContent);
const headings = () => screen.queryAllByRole('heading').map((heading) => heading.textContent);
const field = () => screen.getByRole('searchbox', { name: 'Find a component' });

beforeEach(() => {
  render(
    <>
      <GalleryFilter />
      <h2>Act</h2>
      <Gallery>
        <ul>
          <li>Buttons: save, send</li>
          <li>Menus: a list of actions</li>
        </ul>
      </Gallery>
      <h2>Show</h2>
      <p>Text that stays</p>
      <Gallery>
        <ul>
          <li>Avatars: a café’s picture</li>
        </ul>
      </Gallery>
    </>,
  );
});

it('shows the cards with all words, whatever their case and accents', async () => {
  await userEvent.type(field(), 'LIST act');
  expect(cards()).toEqual(['Menus: a list of actions']);
  expect(screen.getByRole('status')).toHaveTextContent('Found: 1');
  await userEvent.clear(field());
  await userEvent.type(field(), 'cafe');
  expect(cards()).toEqual(['Avatars: a café’s picture']);
});

it('hides a heading with its gallery, and no other text', async () => {
  await userEvent.type(field(), 'avatar');
  expect(headings()).toEqual(['Show']);
  await userEvent.clear(field());
  await userEvent.type(field(), 'button');
  expect(headings()).toEqual(['Act', 'Show']);
  expect(screen.getByText('Text that stays')).toBeVisible();
});

it('says that nothing is found, and shows everything again', async () => {
  await userEvent.type(field(), 'xyz');
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('Found: 0');
  await userEvent.clear(field());
  expect(cards()).toHaveLength(3);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
