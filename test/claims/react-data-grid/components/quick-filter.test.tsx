import { type ReactNode, useState } from 'react';
import {
  DataGrid,
  type DataGridProps,
  type GridApi,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  type QuickFilterProps,
  QuickFilterTrigger,
  ToolbarButton,
} from '@mui/x-data-grid';
import CollapsibleSearch from '../../../../docs/x/react-data-grid/components/quick-filter/CollapsibleSearch';
import PhraseSearch from '../../../../docs/x/react-data-grid/components/quick-filter/PhraseSearch';
import SearchField from '../../../../docs/x/react-data-grid/components/quick-filter/SearchField';
import SearchFieldWithClear from '../../../../docs/x/react-data-grid/components/quick-filter/SearchFieldWithClear';
import { buttonOf, columns, mark, rows, showParts } from '../../gridParts';
import {
  act,
  proves,
  createApiRef,
  exempt,
  fireEvent,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
  within,
} from '../../harness';

const searching = (...quickFilterValues: readonly string[]): DataGridProps['initialState'] => ({
  filter: { filterModel: { items: [], quickFilterValues: [...quickFilterValues] } },
});

/** A field that applies the props that the page lists. */
const control = (
  <QuickFilterControl
    render={({ ref, value, onChange, onKeyDown, slotProps }) => (
      <input
        aria-label="Search"
        {...slotProps?.htmlInput}
        ref={ref}
        value={String(value)}
        onChange={onChange}
        onKeyDown={onKeyDown}
      />
    )}
  />
);

/** A collapsible search field. Its trigger shows whether the field is expanded. */
function Search({ children, ...props }: Partial<QuickFilterProps> & { children?: ReactNode }) {
  return (
    <QuickFilter {...props}>
      {control}
      <QuickFilterTrigger>Open</QuickFilterTrigger>
      <QuickFilterClear aria-label="Clear">x</QuickFilterClear>
      {children}
    </QuickFilter>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const isOpen = () => buttonOf('Open').getAttribute('aria-expanded') === 'true';

/** Types a text, and returns a function that reads the rows after some milliseconds. */
function typeAt(text: string): (ms: number) => readonly string[] {
  jest.useFakeTimers();
  fireEvent.change(field(), { target: { value: text } });
  return (ms) => {
    act(() => {
      jest.advanceTimersByTime(ms);
    });
    return textsOf('name');
  };
}

describe('the parts', () => {
  proves(
    [
      '`QuickFilter` connects your own text field to the search over all columns.',
      'Render your field inside `QuickFilterControl`.',
    ],
    async () => {
      const { user } = show(<SearchField />);
      expect(screen.getByPlaceholderText('Title, author, language…')).toBe(field());
      await user.type(field(), 'japan');
      await waitFor(() => expect(textsOf('title')).toEqual(['Seven doors']));
      await user.clear(field());
      await user.type(field(), 'oslo 2003');
      await waitFor(() => expect(textsOf('title')).toEqual(['A letter for Oslo']));
    },
  );

  proves(
    [
      'To keep the search field of the [default toolbar](/x/react-data-grid/components/toolbar/), pass `quickFilterProps` in `slotProps.toolbar` instead.',
      'To replace only the icons of the default search field, use `slots.quickFilterIcon` and `slots.quickFilterClearIcon`.',
    ],
    () => {
      show(
        <DataGrid
          rows={rows}
          columns={columns}
          showToolbar
          initialState={searching('b')}
          slots={{ quickFilterIcon: mark('icon'), quickFilterClearIcon: mark('clear') }}
          slotProps={{ toolbar: { quickFilterProps: { debounceMs: 900 } } }}
        />,
      );
      expect(within(buttonOf('Search')).getByTestId('icon')).toBeInTheDocument();
      expect(within(buttonOf('Clear')).getByTestId('clear')).toBeInTheDocument();
      const after = typeAt('ab');
      expect(after(899)).toEqual(['b', 'ab']);
      expect(after(1)).toEqual(['ab']);
    },
  );

  proves(
    [
      '| `QuickFilter` | a `div` | Stores the text and the `expanded` state. The other parts require it |',
      '| `QuickFilterControl` | `baseTextField` | Shows the text field |',
      '| `QuickFilterClear` | `baseIconButton` | Empties the field and moves the focus to it |',
      '| `QuickFilterTrigger` | `baseButton` | Expands and collapses the field |',
    ],
    async () => {
      const slots = {
        baseTextField: mark('text field'),
        baseIconButton: mark('icon button'),
        baseButton: mark('button'),
      };
      const { unmount } = showParts(
        <QuickFilter data-testid="whole">
          <QuickFilterControl />
          <QuickFilterClear />
          <QuickFilterTrigger />
        </QuickFilter>,
        { slots },
      );
      const whole = screen.getByTestId('whole');
      expect(whole.tagName).toBe('DIV');
      expect([...whole.children].map((one) => (one as HTMLElement).dataset.testid)).toEqual([
        'text field',
        'icon button',
        'button',
      ]);
      unmount();
      for (const Part of [QuickFilterControl, QuickFilterClear, QuickFilterTrigger]) {
        expect(() => showParts(<Part />)).toThrow(/must be placed within a <QuickFilter \/>/);
      }
      const { user } = showParts(<Search />, { initialState: searching('a') });
      await user.click(buttonOf('Clear'));
      expect(field()).toHaveValue('');
      expect(field()).toHaveFocus();
    },
  );

  proves(
    [
      'Each part has the `render` prop and accepts a function as `className`.',
      'Both functions receive the state `{ value, expanded }`.',
      'Read `expanded` in `render` to show or hide your elements:',
    ],
    () => {
      const states: object[] = [];
      const className = (state: object) => {
        states.push(state);
        return 'mine';
      };
      const render = (_props: object, state: object) => {
        states.push(state);
        return <i />;
      };
      const { unmount } = showParts(
        <QuickFilter expanded={false} render={render} className={className} />,
        { initialState: searching('a') },
      );
      expect(states).toHaveLength(2);
      unmount();
      showParts(
        <QuickFilter expanded={false}>
          <QuickFilterControl render={render} className={className} />
          <QuickFilterTrigger render={render} className={className} />
          <QuickFilterClear render={render} className={className} />
        </QuickFilter>,
        { initialState: searching('a') },
      );
      expect(states.length).toBeGreaterThanOrEqual(8);
      for (const state of states) {
        expect(state).toEqual({ value: 'a', expanded: false });
      }
    },
  );
});

describe('a custom text field', () => {
  proves(
    [
      '| `ref` | `inputRef` of a Material UI field | The clear button and the trigger move the focus to the input |',
      '| `htmlInput` of `slotProps` | the attributes of the `<input>` element | The role `searchbox`, the `id` for the trigger, and collapsing when the field blurs |',
      '| `value`, `onChange`, `onKeyDown` | the field | The text and the <kbd>Esc</kbd> key |',
    ],
    async () => {
      let htmlInput: Record<string, unknown> = {};
      const without = (
        <QuickFilter>
          <QuickFilterControl
            render={({ value, onChange, onKeyDown, slotProps }) => {
              htmlInput = { ...slotProps?.htmlInput };
              return (
                <input
                  aria-label="Search"
                  value={String(value)}
                  onChange={onChange}
                  onKeyDown={onKeyDown}
                />
              );
            }}
          />
          <QuickFilterTrigger>Open</QuickFilterTrigger>
        </QuickFilter>
      );
      const bare = showParts(without);
      await bare.user.click(buttonOf('Open'));
      await act(async () => pause(50));
      expect(buttonOf('Open')).toHaveFocus();
      expect(htmlInput).toMatchObject({
        role: 'searchbox',
        id: buttonOf('Open').getAttribute('aria-controls'),
        onBlur: expect.any(Function),
      });
      screen.getByRole('textbox').focus();
      await bare.user.tab();
      expect(isOpen()).toBe(true);
      bare.unmount();
      const { user } = showParts(<Search />);
      await user.click(buttonOf('Open'));
      await waitFor(() => expect(field()).toHaveFocus());
      await user.click(document.body);
      expect(isOpen()).toBe(false);
    },
  );

  proves(
    [
      "Don't pass `htmlInput` in the `slotProps` of `QuickFilterControl`.",
      'Your object replaces the object of the part, so the role, the `id`, and the collapsing are lost.',
      'Merge both objects inside `render`, as the demos do.',
    ],
    async () => {
      const { user, unmount } = showParts(
        <QuickFilter>
          <QuickFilterControl slotProps={{ htmlInput: { 'aria-label': 'Mine' } }} />
          <QuickFilterTrigger>Open</QuickFilterTrigger>
        </QuickFilter>,
      );
      expect(screen.queryByRole('searchbox')).toBeNull();
      const input = screen.getByRole('textbox', { name: 'Mine' });
      expect(input.id).not.toBe(buttonOf('Open').getAttribute('aria-controls'));
      await user.click(buttonOf('Open'));
      act(() => input.focus());
      await user.click(document.body);
      expect(isOpen()).toBe(true);
      unmount();
      show(<SearchField />);
      expect(field()).toHaveAccessibleName('Search radio plays');
    },
  );
});

describe('the clear button and the model', () => {
  proves(
    [
      "The button isn't a tab stop, because <kbd>Esc</kbd> clears the field too.",
      'Its initial value comes from `quickFilterValues` of the filter model.',
      '| <kbd>Esc</kbd> in a field with text | Empties the field |',
      'Render `QuickFilterClear` while the field has a value.',
      'The demo starts with a search.',
    ],
    async () => {
      const { user } = show(<SearchFieldWithClear />);
      expect(field()).toHaveValue('oslo');
      expect(textsOf('title')).toHaveLength(2);
      expect(buttonOf('Clear search')).toHaveAttribute('tabindex', '-1');
      await user.type(field(), '{Escape}');
      expect(field()).toHaveValue('');
      expect(field()).toHaveFocus();
      expect(textsOf('title')).toHaveLength(4);
      expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
    },
  );

  proves('If your code sets other values later, the text of the field changes too.', async () => {
    const { apiRef, api } = createApiRef<GridApi>();
    showParts(<Search />, { apiRef });
    act(() => api().setQuickFilterValues(['a', 'b']));
    expect(field()).toHaveValue('a b');
    act(() => api().setFilterModel({ items: [], quickFilterValues: ['c'] }));
    expect(field()).toHaveValue('c');
    act(() => api().setFilterModel({ items: [] }));
    expect(field()).toHaveValue('');
  });
});

describe('collapsing', () => {
  proves(
    [
      'Without the `expanded` prop, the field starts collapsed unless it has a value.',
      'Users expand and collapse the field with a `QuickFilterTrigger`.',
      '| `defaultExpanded` | The initial state |',
    ],
    async () => {
      const begins = (props: Partial<QuickFilterProps>, ...values: readonly string[]) => {
        const { unmount } = showParts(<Search {...props} />, {
          initialState: searching(...values),
        });
        const open = isOpen();
        unmount();
        return open;
      };
      expect(begins({})).toBe(false);
      expect(begins({}, 'a')).toBe(true);
      expect(begins({ defaultExpanded: true })).toBe(true);
      expect(begins({ defaultExpanded: false }, 'a')).toBe(false);
      const { user } = showParts(<Search />, { initialState: searching('a') });
      await user.click(buttonOf('Open'));
      expect(isOpen()).toBe(false);
      await user.click(buttonOf('Open'));
      expect(isOpen()).toBe(true);
    },
  );

  proves(
    [
      '| `expanded` | The current state, if you control it. `true` keeps the field visible |',
      '| `onExpandedChange` | Receives the new state. If you control `expanded`, store the new state yourself |',
      'The `expanded` prop keeps the field visible.',
    ],
    async () => {
      const onExpandedChange = jest.fn();
      const { user, unmount } = showParts(<Search onExpandedChange={onExpandedChange} />);
      await user.click(buttonOf('Open'));
      expect(onExpandedChange.mock.calls).toEqual([[true]]);
      expect(isOpen()).toBe(true);
      unmount();
      onExpandedChange.mockClear();
      const given = showParts(<Search expanded={false} onExpandedChange={onExpandedChange} />);
      await given.user.click(buttonOf('Open'));
      expect(onExpandedChange.mock.calls).toEqual([[true]]);
      expect(isOpen()).toBe(false);
      given.unmount();
      const always = showParts(<Search expanded />);
      await always.user.type(field(), '{Escape}');
      await always.user.click(document.body);
      expect(isOpen()).toBe(true);
    },
  );

  proves(
    [
      'When the field expands, the focus moves to the field.',
      'When the field collapses, the focus moves to the trigger.',
      '| <kbd>Esc</kbd> in an empty field | Collapses the field |',
      '| <kbd>Enter</kbd> on the trigger | Expands the field and moves the focus to it |',
      'The trigger sets `aria-expanded` and `aria-controls`.',
      'To reach it with the arrow keys of the toolbar, render it as a `ToolbarButton`.',
      'Without `expanded`, the field can [collapse](#collapse-the-search-field).',
    ],
    async () => {
      const { user } = show(<CollapsibleSearch />);
      const trigger = () => document.querySelector<HTMLElement>('button[aria-controls]');
      await user.tab();
      expect(trigger()).toHaveFocus();
      expect(trigger()).toHaveAttribute('aria-expanded', 'false');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(field()).toHaveFocus());
      expect(trigger()).toHaveAttribute('aria-expanded', 'true');
      expect(trigger()).toHaveAttribute('aria-controls', field().id);
      await user.keyboard('{Escape}');
      expect(trigger()).toHaveFocus();
      expect(trigger()).toHaveAttribute('aria-expanded', 'false');
      await user.keyboard('{Enter}');
      await waitFor(() => expect(field()).toHaveFocus());
      await user.click(document.body);
      expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    },
  );

  proves(
    [
      'If a user clicks the trigger next to an empty field, the field collapses on blur and the click expands it again.',
      'Hide the trigger while the field is expanded.',
    ],
    async () => {
      const onExpandedChange = jest.fn();
      const { user } = showParts(<Search onExpandedChange={onExpandedChange} />);
      await user.click(buttonOf('Open'));
      await waitFor(() => expect(field()).toHaveFocus());
      await user.click(buttonOf('Open'));
      expect(onExpandedChange.mock.calls).toEqual([[true], [false], [true]]);
      expect(isOpen()).toBe(true);
    },
  );
});

describe('parsing and debouncing', () => {
  proves(
    [
      'By default, the grid splits the text at spaces, and a row has to contain each word.',
      '`parser` converts the text of the field to an array of values.',
      '`formatter` converts an array of values from the filter model to text.',
      'Pass both functions or neither, and define them outside the component.',
      'In this demo, commas separate the terms, so "for oslo" is one term:',
    ],
    async () => {
      const { unmount } = showParts(<Search />);
      expect(typeAt('b a')(150)).toEqual(['ab']);
      jest.useRealTimers();
      unmount();
      const { user } = show(<PhraseSearch />);
      expect(field()).toHaveValue('for oslo, 2003');
      expect(textsOf('title')).toEqual(['A letter for Oslo']);
      await user.clear(field());
      await user.type(field(), 'oslo for');
      await waitFor(() => expect(textsOf('title')).toEqual([]));
      await user.clear(field());
      await user.type(field(), 'oslo, for');
      await waitFor(() => expect(textsOf('title')).toEqual(['A letter for Oslo']));
    },
  );

  proves('A new `parser` on each render cancels a pending search.', () => {
    function Mine({ parser }: { parser?: (text: string) => string[] }) {
      const [, setCount] = useState(0);
      return (
        <Search parser={parser ?? ((text) => [text])}>
          <button type="button" onClick={() => setCount((count) => count + 1)}>
            Render
          </button>
        </Search>
      );
    }
    const { unmount } = showParts(<Mine />);
    const after = typeAt('ab');
    after(100);
    fireEvent.click(buttonOf('Render'));
    expect(after(1000)).toEqual(['b', 'a', 'ab']);
    jest.useRealTimers();
    unmount();
    showParts(<Mine parser={(text) => [text]} />);
    const afterStable = typeAt('ab');
    afterStable(100);
    fireEvent.click(buttonOf('Render'));
    expect(afterStable(50)).toEqual(['ab']);
  });

  proves(
    [
      'The grid filters 150 ms after the last key press.',
      'To wait longer, set `debounceMs` on `QuickFilter`.',
      'Its default is `filterDebounceMs` of the grid.',
      'If a user types and clears the field within the debounce time, the field is empty, but the rows are filtered.',
    ],
    async () => {
      const waits = (
        props: Partial<QuickFilterProps>,
        grid: Partial<DataGridProps>,
        ms: number,
      ) => {
        const { unmount } = showParts(<Search {...props} />, grid);
        const after = typeAt('ab');
        const found = [after(ms - 1).length, after(1).length];
        fireEvent.click(buttonOf('Clear'));
        found.push(textsOf('name').length);
        jest.useRealTimers();
        unmount();
        return found;
      };
      expect(waits({}, {}, 150)).toEqual([3, 1, 3]);
      expect(waits({ debounceMs: 40 }, { filterDebounceMs: 70 }, 40)).toEqual([3, 1, 3]);
      expect(waits({}, { filterDebounceMs: 70 }, 70)).toEqual([3, 1, 3]);
      showParts(<Search />);
      const after = typeAt('ab');
      after(100);
      fireEvent.click(buttonOf('Clear'));
      expect(after(0)).toHaveLength(3);
      expect(after(50)).toEqual(['ab']);
      expect(field()).toHaveValue('');
    },
  );
});

proves(
  'The arrow keys of the toolbar skip the text field, because they move the caret in it.',
  async () => {
    const { user } = showParts(
      <>
        <ToolbarButton>One</ToolbarButton>
        {<Search expanded />}
        <ToolbarButton>Two</ToolbarButton>
      </>,
    );
    act(() => buttonOf('One').focus());
    await user.keyboard('{ArrowRight}');
    expect(buttonOf('Two')).toHaveFocus();
    act(() => field().focus());
    await user.keyboard('ab{ArrowLeft}c');
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('acb');
  },
);

exempt(
  ["A placeholder doesn't replace a name.", 'A short `debounceMs` makes this less likely.'],
  'Advice, and what screen readers do.',
);
