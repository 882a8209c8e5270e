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

/** A field that takes what the page asks for. */
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

/** A search that folds away, with a trigger that tells whether it's open. */
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

/** Types at once, and gives what a stopped clock shows after a time. */
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

describe('the four parts', () => {
  proves(
    [
      '`QuickFilter` connects a text field with the search over all columns.',
      'The field inside is yours: place `QuickFilterControl` in it and render what you like.',
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
    'To change only its options, pass `quickFilterProps` to `slotProps.toolbar`; to change only its icons, replace `slots.quickFilterIcon` and `slots.quickFilterClearIcon`.',
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
      '| `QuickFilter` | a `div` | Holds the text and whether the field is open; the others need it |',
      '| `QuickFilterControl` | `baseTextField` | The field |',
      '| `QuickFilterClear` | `baseIconButton` | Empties the field and moves focus to it |',
      '| `QuickFilterTrigger` | `baseButton` | Opens and closes a field that is folded away |',
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
      'All have `render` and a `className` that may be a function; both get the state `{ value, expanded }`.',
      'The two states are yours to draw: `expanded` is only a boolean that the parts share.',
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

describe('a text field of your own', () => {
  proves(
    [
      "`ref`, on the input element: `inputRef` in Material UI's fields. The clear button and the trigger move focus there;",
      'the `htmlInput` object out of `slotProps`, on the input element too. It holds the role `searchbox`, the `id` that the trigger refers to, and the handler that closes an empty field when people leave it.',
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
      "Don't set `slotProps` on `QuickFilterControl` itself to add an attribute to the input.",
      'Your `htmlInput` replaces the one of the part, and role, `id`, and closing are gone.',
      'Merge the two inside of `render`, as the demos do.',
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
      'It has `tabIndex={-1}`, because <kbd>Esc</kbd> does the same from the field.',
      'The word to begin with comes from `quickFilterValues` in the filter model.',
      '| <kbd>Esc</kbd> in a field with text | Empties it |',
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

  proves(
    'The field follows the model: when your code sets other values, the text changes.',
    async () => {
      const { apiRef, api } = createApiRef<GridApi>();
      showParts(<Search />, { apiRef });
      act(() => api().setQuickFilterValues(['a', 'b']));
      expect(field()).toHaveValue('a b');
      act(() => api().setFilterModel({ items: [], quickFilterValues: ['c'] }));
      expect(field()).toHaveValue('c');
      act(() => api().setFilterModel({ items: [] }));
      expect(field()).toHaveValue('');
    },
  );
});

describe('folding away', () => {
  proves(
    [
      'Leave `expanded` out, and the field begins closed, or open if there is a value.',
      'A `QuickFilterTrigger` toggles it.',
      '| `defaultExpanded` | Whether it begins open |',
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
      "| `expanded` | Whether it's open. `true` for a field that always shows |",
      '| `onExpandedChange` | Called with the new value. With `expanded` given, you store it |',
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
      'Opening moves focus to the field, closing moves it to the trigger.',
      'An empty field closes when focus leaves it;',
      '| <kbd>Esc</kbd> in an empty field | Closes it |',
      '| <kbd>Enter</kbd> on the trigger | Opens the field and moves focus to it |',
      "The trigger has `aria-expanded` and `aria-controls`. Render it as a `ToolbarButton` to make it part of the toolbar's arrow keys.",
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
    'Hide the trigger while the field is open: a click on it would take focus from the empty field, which closes it, and then open it again.',
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

describe('splitting and waiting', () => {
  proves(
    [
      'The text is split at spaces, and a row has to contain every word.',
      '`parser` turns the text into the list of values, and `formatter` turns a list back into text.',
      'Give both or neither: the formatter is for values that come from the model.',
      'Here commas separate the terms, so that "for oslo" is one term.',
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

  proves('A `parser` that is new at each render cancels the search that is waiting.', () => {
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
      'The grid filters 150 ms after the last letter.',
      '`debounceMs` on `QuickFilter` sets another time; without it, `filterDebounceMs` of the grid counts.',
      "Clearing doesn't wait, and doesn't cancel a search that does: type and clear within that time, and the field is empty, but the rows are filtered.",
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

proves("The field isn't part of them: in a text field, arrows move the caret.", async () => {
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
});

exempt(
  [
    'You need it when the search field of the [default toolbar](/x/react-data-grid/components/toolbar/) is in the wrong place or has the wrong looks.',
    "Hide the closed field with `visibility`, as in the demo, or don't render it; a field of width 0 is still there for a screen reader.",
    "Give the field a name with `aria-label`; the placeholder isn't one for everybody.",
  ],
  'Advice, and what screen readers do.',
);
