import PackTheBoat from '../../../../docs/base/components/transfer-list/PackTheBoat';
import SearchableCrew from '../../../../docs/base/components/transfer-list/SearchableCrew';
import { exempt, fireEvent, proves, screen, show, within } from '../../harness';

const group = (name: string) => screen.getByRole('group', { name });
const itemsIn = (name: string) =>
  within(group(name))
    .queryAllByRole('listitem')
    .map((one) => one.textContent);
const check = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const status = () => screen.getByRole('status').textContent;

exempt(
  [
    'Compose one from `List` and `Checkbox`, and copy a demo as a start.',
    'Up to about 10 items: a group of [checkboxes](/components/checkboxes/)',
    'It suits choices where users compare both sides, such as a crew and everyone else.',
  ],
  'This says what the pattern is for.',
);

proves(
  [
    'Users check gear in either list, and a button moves it to the other side:',
    'The shed contains the rest, so an item is never in both lists.',
    'The buttons are never disabled.',
    'If nothing is checked, a message says so.',
  ],
  () => {
    show(<PackTheBoat />);
    expect(itemsIn('Shed')).toEqual(['Compass', 'Fenders', 'Lantern', 'Oars']);
    expect(itemsIn('Boat')).toEqual(['Anchor', 'Rope']);
    expect(status()).toBe('');
    press('To the boat');
    expect(status()).toBe('Check gear first.');
    check('Oars');
    check('Compass');
    check('Rope');
    press('To the boat');
    expect(status()).toBe('Moved to the boat: Compass, Oars');
    expect(itemsIn('Boat')).toEqual(['Anchor', 'Rope', 'Compass', 'Oars']);
    expect(itemsIn('Shed')).toEqual(['Fenders', 'Lantern']);
    expect(screen.getByRole('checkbox', { name: 'Oars' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Rope' })).toBeChecked();
    press('To the shed');
    expect(itemsIn('Boat')).toEqual(['Anchor', 'Compass', 'Oars']);
    for (const name of ['Anchor', 'Compass', 'Oars']) {
      check(name);
    }
    press('To the shed');
    expect(itemsIn('Boat')).toEqual([]);
    expect(itemsIn('Shed')).toHaveLength(6);
    press('To the shed');
    expect(status()).toBe('Check gear first.');
    for (const button of screen.getAllByRole('button')) {
      expect(button).toBeEnabled();
    }
  },
);

proves(
  [
    'In this demo, "All" and the button apply to the items in view.',
    'Hidden items keep their check marks until users clear the search.',
    '"All" is `indeterminate` while only some items are checked, and screen readers get the state "mixed".',
  ],
  () => {
    show(<SearchableCrew />);
    const ashore = within(group('Ashore'));
    const all = () => ashore.getByRole('checkbox', { name: /^All/ });
    const search = (value: string) =>
      fireEvent.change(ashore.getByRole('searchbox', { name: 'Search Ashore' }), {
        target: { value },
      });
    check('Bruno');
    expect(all()).toBePartiallyChecked();
    search('a');
    expect(itemsIn('Ashore')).toEqual(['Ada', 'Amir', 'Dagny', 'Farah']);
    expect(all()).not.toBePartiallyChecked();
    expect(all()).not.toBeChecked();
    fireEvent.click(all());
    expect(all()).toBeChecked();
    fireEvent.click(all());
    search('da');
    fireEvent.click(all());
    press('Send aboard');
    expect(status()).toBe('Ada, Dagny: now aboard');
    expect(itemsIn('Ashore')).toEqual([]);
    expect(all()).not.toBeChecked();
    search('');
    expect(itemsIn('Ashore')).toEqual(['Amir', 'Bruno', 'Chidi', 'Farah']);
    expect(screen.getByRole('checkbox', { name: 'Bruno' })).toBeChecked();
    expect(itemsIn('Aboard')).toEqual(['Emil', 'Greta', 'Ada', 'Dagny']);
    press('Send ashore');
    expect(status()).toBe('Check names first.');
    check('Greta');
    press('Send ashore');
    expect(itemsIn('Ashore')).toContain('Greta');
    expect(screen.getByRole('checkbox', { name: 'Greta' })).not.toBeChecked();
  },
);
