import { readFileSync } from 'node:fs';
import * as material from '@mui/material';
import AppBar from '@mui/material/AppBar';
import Drawer from '@mui/material/Drawer';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { exempt, proves, screen, show } from '../../harness';

const page = readFileSync('docs/base/getting-started/supported-components/index.mdx', 'utf8');
/** The names of the components that a line of the page has, by what the line begins with. */
const namesIn = (start: string) =>
  page
    .split('\n')
    .filter((line) => line.startsWith(start))
    .flatMap((line) => [...line.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name));

proves(
  [
    '| App bar, top | [`AppBar`](/api/app-bar/) with [`Toolbar`](/api/toolbar/) |',
    '| App bar, bottom | `AppBar` with `position="fixed"` and the styles `top: \'auto\', bottom: 0` |',
    '| Bottom navigation | [`BottomNavigation`](/api/bottom-navigation/) |',
    '| Button | [`Button`](/api/button/) and [`IconButton`](/api/icon-button/) |',
    '| Card | [`Card`](/api/card/) |',
    '| Checkbox | [`Checkbox`](/api/checkbox/) |',
    '| Chip | [`Chip`](/api/chip/) |',
    '| Data table | [`Table`](/api/table/), or the [Data Grid](/x/react-data-grid/) to sort, filter, and edit |',
    '| Date and time picker | [Date and Time Pickers](/x/react-date-pickers/) |',
    '| Dialog | [`Dialog`](/api/dialog/) |',
    '| Divider | [`Divider`](/api/divider/) |',
    '| Floating action button | [`Fab`](/api/fab/), and [`SpeedDial`](/api/speed-dial/) for several actions |',
    '| Image list | [`ImageList`](/api/image-list/) |',
    '| List | [`List`](/api/list/) |',
    '| Menu | [`Menu`](/api/menu/), and [`Select`](/api/select/) in forms |',
    '| Navigation drawer | [`Drawer`](/api/drawer/) |',
    '| Progress indicator | [`CircularProgress`](/api/circular-progress/) and [`LinearProgress`](/api/linear-progress/) |',
    '| Radio button | [`RadioGroup`](/api/radio-group/) and [`Radio`](/api/radio/) |',
    '| Sheet, bottom | [`SwipeableDrawer`](/api/swipeable-drawer/) with `anchor="bottom"` |',
    '| Sheet, side | `Drawer` with `anchor="right"` |',
    '| Slider | [`Slider`](/api/slider/) |',
    '| Snackbar | [`Snackbar`](/api/snackbar/) |',
    '| Switch | [`Switch`](/api/switch/) |',
    '| Tab | [`Tabs`](/api/tabs/) and [`Tab`](/api/tab/) |',
    '| Text field | [`TextField`](/api/text-field/) |',
    '| Toggle button | [`ToggleButtonGroup`](/api/toggle-button-group/) and [`ToggleButton`](/api/toggle-button/) |',
    '| Tooltip | [`Tooltip`](/api/tooltip/) |',
  ],
  () => {
    const names = namesIn('|');
    expect(names.length).toBeGreaterThan(30);
    names.forEach((name) => expect(material).toHaveProperty(name));
    show(
      <>
        <AppBar position="fixed" sx={{ top: 'auto', bottom: 0 }} data-testid="bar" />
        <Drawer open anchor="right" slotProps={{ paper: { id: 'side' } }} />
        <SwipeableDrawer
          open
          anchor="bottom"
          onOpen={() => {}}
          onClose={() => {}}
          slotProps={{ paper: { id: 'sheet' } }}
        />
      </>,
    );
    expect(screen.getByTestId('bar')).toHaveStyle({
      position: 'fixed',
      top: 'auto',
      bottom: '0px',
    });
    expect(document.getElementById('side')).toHaveStyle({ position: 'fixed', right: '0px' });
    expect(document.getElementById('sheet')).toHaveStyle({ position: 'fixed', bottom: '0px' });
  },
);

proves(
  [
    '| Backdrop | Missing. [`Backdrop`](/api/backdrop/) is the dim layer behind a dialog |',
    '| Banner | Missing. Use [`Alert`](/api/alert/) at the top of the page |',
    '| Navigation rail | Missing. Use a permanent `Drawer` with a `List` of icons |',
  ],
  () => {
    for (const name of ['Banner', 'NavigationRail']) {
      expect(material).not.toHaveProperty(name);
    }
  },
);

proves(
  'Material UI adds components that many apps need: [`Accordion`](/api/accordion/), [`Alert`](/api/alert/), [`Autocomplete`](/api/autocomplete/), [`Avatar`](/api/avatar/), [`Badge`](/api/badge/), [`Breadcrumbs`](/api/breadcrumbs/), [`Pagination`](/api/pagination/), [`Rating`](/api/rating/), [`Skeleton`](/api/skeleton/), and [`Stepper`](/api/stepper/).',
  () => {
    const names = namesIn('Material UI adds');
    expect(names).toHaveLength(10);
    names.forEach((name) => expect(material).toHaveProperty(name));
  },
);

exempt(
  [
    'Material UI 7 follows Material Design 2, with its own additions.',
    'Version 7 has neither the look nor the color roles of Material Design 3.',
    'The shapes and states of Material Design 3 need styles for each component.',
  ],
  'This compares the package with a design language.',
);
