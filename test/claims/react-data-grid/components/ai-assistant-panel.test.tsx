import * as grid from '@mui/x-data-grid-premium';
import {
  AiAssistantPanelTrigger,
  type DataGridPremiumProps,
  type GridApiPremium,
  GridAiAssistantPanel,
  gridClasses,
  GridPreferencePanelsValue,
  PromptField,
  PromptFieldControl,
  type PromptResponse,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import OwnPanel from '../../../../docs/x/react-data-grid/components/ai-assistant-panel/OwnPanel';
import TriggerInToolbar from '../../../../docs/x/react-data-grid/components/ai-assistant-panel/TriggerInToolbar';
import { buttonOf, mark, showPremiumParts, stateButton, watchPlaces } from '../../gridParts';
import {
  act,
  proves,
  createApiRef,
  exempt,
  expectTypeError,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
  within,
} from '../../harness';

// jsdom scrolls nothing.
beforeAll(() => {
  Element.prototype.scrollTo ??= () => {};
});

const response: PromptResponse = {
  conversationId: 'one',
  select: -1,
  filters: [{ column: 'size', operator: '>', value: 1 }],
  sorting: [
    { column: 'name', direction: 'asc' },
    { column: 'size', direction: 'desc' },
  ],
  aggregation: { size: 'sum' },
  grouping: [{ column: 'shelf' }],
  pivoting: { columns: [], rows: [], values: [] },
};

/** A conversation that has an answer. */
const conversations: DataGridPremiumProps['aiAssistantConversations'] = [
  {
    id: 'one',
    title: 'First',
    prompts: [
      { value: 'All at once', createdAt: new Date(2026, 2, 16), variant: 'success', response },
    ],
  },
];

const answering: Partial<DataGridPremiumProps> = {
  aiAssistant: true,
  onPrompt: async () => ({ ...response, sorting: [], grouping: [], pivoting: {} }),
};

async function showTrigger(props: Partial<DataGridPremiumProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPremium>();
  const shown = await showPremiumParts(
    <AiAssistantPanelTrigger startIcon={<i data-testid="start" />}>Ask</AiAssistantPanelTrigger>,
    { ...answering, ...props, apiRef },
  );
  return { ...shown, api };
}

const BuiltIn = { aiAssistantPanel: GridAiAssistantPanel };
const heading = () => screen.findByText('AI Assistant');

describe('the button', () => {
  proves('Of these parts only the button exists today, `AiAssistantPanelTrigger`.', () => {
    expect(Object.keys(grid).filter((name) => name.startsWith('AiAssistantPanel'))).toEqual([
      'AiAssistantPanelTrigger',
    ]);
  });

  proves(
    'The panel holds the questions of the [AI assistant](/x/react-data-grid/ai-assistant/), its answers and suggestions.',
    async () => {
      const { user } = show(<TriggerInToolbar />);
      await act(async () => pause());
      await user.click(buttonOf('Ask about loans'));
      await heading();
      await user.click(await screen.findByText('More than a week late'));
      expect(await screen.findByText('Applied changes', {}, { timeout: 5000 })).toBeInTheDocument();
      expect(textsOf('title')).toEqual(['Bread for Everyone', 'Atlas of Moss']);
    },
  );

  proves(
    [
      '`AiAssistantPanelTrigger` opens and closes the panel.',
      'It renders `slots.baseButton`, and takes its props, such as `startIcon`.',
      'Use it inside the grid, in `slots.toolbar`; the panel opens beside it.',
    ],
    async () => {
      const { places, slots } = watchPlaces();
      const { user, unmount } = await showTrigger({ slots: { ...slots, ...BuiltIn } });
      const trigger = buttonOf('Ask');
      expect(trigger).toHaveClass('MuiButton-root');
      expect(within(trigger).getByTestId('start')).toBeInTheDocument();
      await user.click(trigger);
      await heading();
      expect(places.at(-1)).toBe(trigger);
      await user.click(trigger);
      await waitFor(() => expect(screen.queryByText('AI Assistant')).toBeNull());
      unmount();
      await showTrigger({ slots: { baseButton: mark('button') } });
      expect(screen.getByTestId('button')).toBeInTheDocument();
      expect(() => show(<AiAssistantPanelTrigger />)).toThrow(
        /Data Grid context|inside the DataGrid/,
      );
    },
  );

  proves(
    [
      'Two props of the grid are needed as well: `aiAssistant`, and a component in `slots.aiAssistantPanel`.',
      'That slot is empty by default, and then the button opens nothing.',
    ],
    async () => {
      const opens = async (props: Partial<DataGridPremiumProps>) => {
        const { user, unmount } = await showTrigger(props);
        await user.click(buttonOf('Ask'));
        await act(async () => pause(100));
        const text = document.querySelector('.MuiDataGrid-panel')?.textContent ?? '';
        unmount();
        return text;
      };
      expect(await opens({})).toBe('');
      expect(await opens({ slots: BuiltIn, aiAssistant: false })).toBe('');
      expect(await opens({ slots: BuiltIn })).toContain('AI Assistant');
    },
  );

  proves(
    [
      '`className` and `render` may be functions of the state, `{ open }`.',
      'With `render`, pass on all props and the `ref`, so that the panel finds its place and `aria-expanded` stays right.',
    ],
    async () => {
      const { places, slots } = watchPlaces();
      const content = (withRef: boolean) => (
        <AiAssistantPanelTrigger
          className={({ open }) => `is-${open}`}
          render={
            withRef
              ? stateButton
              : ({ onClick }, state) => (
                  <button type="button" onClick={onClick}>
                    {JSON.stringify(state)}
                  </button>
                )
          }
        />
      );
      const props = { ...answering, slots: { ...slots, ...BuiltIn } };
      const { user, unmount } = await showPremiumParts(content(true), props);
      const trigger = buttonOf('{"open":false}');
      expect(trigger).toHaveClass('is-false');
      await user.click(trigger);
      expect(trigger).toHaveTextContent('{"open":true}');
      expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await heading();
      expect(places.at(-1)).toBe(trigger);
      unmount();
      const bare = await showPremiumParts(content(false), props);
      await bare.user.click(buttonOf('{"open":false}'));
      await heading();
      expect(buttonOf('{"open":true}')).not.toHaveAttribute('aria-expanded');
      expect(places.at(-1)).not.toBe(buttonOf('{"open":true}'));
    },
  );

  proves(
    [
      'The default toolbar has this button already, with the icon of `slots.aiAssistantIcon`.',
      'To open the panel from elsewhere, call `showPreferences(GridPreferencePanelsValue.aiAssistant)` of the API object, and `hidePreferences()` to close it.',
    ],
    async () => {
      const { apiRef, api } = createApiRef<GridApiPremium>();
      await showPremiumParts(null, {
        ...answering,
        apiRef,
        slots: { ...BuiltIn, toolbar: undefined, aiAssistantIcon: mark('mine') },
      });
      expect(within(buttonOf('AI Assistant')).getByTestId('mine')).toBeInTheDocument();
      act(() => api().showPreferences(GridPreferencePanelsValue.aiAssistant));
      await heading();
      act(() => api().hidePreferences());
      await waitFor(() => expect(screen.queryByText('AI Assistant')).toBeNull());
    },
  );
});

describe('the built-in panel', () => {
  proves(
    [
      '`GridAiAssistantPanel` takes no props.',
      'You change its icons through slots, its words through `localeText` ([localization](/x/react-data-grid/localization/)), and its looks through CSS classes of `gridClasses` that begin with `aiAssistantPanel` and `prompt`.',
    ],
    async () => {
      await expectTypeError(
        `import { GridAiAssistantPanel } from '@mui/x-data-grid-premium';
        export const panel = <GridAiAssistantPanel className="mine" />;`,
        /TS2322/,
      );
      const { user } = await showTrigger({
        slots: BuiltIn,
        aiAssistantConversations: conversations,
        localeText: { aiAssistantPanelTitle: 'Helper' },
      });
      await user.click(buttonOf('Ask'));
      expect(await screen.findByText('Helper')).toHaveClass(gridClasses.aiAssistantPanelTitle);
      expect(screen.getByText('All at once')).toHaveClass(gridClasses.promptText);
    },
  );

  proves(
    [
      '| `aiAssistantPanelNewConversationIcon` | The button for a new conversation |',
      '| `aiAssistantPanelHistoryIcon` | The menu of conversations |',
      '| `aiAssistantPanelCloseIcon` | The button that closes |',
      '| `promptIcon`, `promptRerunIcon` | A question, and the button that asks it again |',
      '| `promptChangesToggleIcon` | The list of changes below a question |',
      '| `promptSortAscIcon`, `promptSortDescIcon` | A change of the order |',
      '| `promptFilterIcon`, `promptGroupIcon`, `promptAggregationIcon` | A filter, a group, an aggregation |',
      '| `promptPivotIcon` | Pivoting |',
    ],
    async () => {
      const names = [
        'aiAssistantPanelNewConversationIcon',
        'aiAssistantPanelHistoryIcon',
        'aiAssistantPanelCloseIcon',
        'promptIcon',
        'promptRerunIcon',
        'promptChangesToggleIcon',
        'promptSortAscIcon',
        'promptSortDescIcon',
        'promptFilterIcon',
        'promptGroupIcon',
        'promptAggregationIcon',
        'promptPivotIcon',
      ];
      const { user } = await showTrigger({
        aiAssistantConversations: conversations,
        slots: { ...BuiltIn, ...Object.fromEntries(names.map((name) => [name, mark(name)])) },
      });
      await user.click(buttonOf('Ask'));
      await heading();
      const around = (name: string, selector = 'button') =>
        screen.getByTestId(name).closest(selector);
      expect(around('aiAssistantPanelNewConversationIcon')?.parentElement).toHaveAttribute(
        'aria-label',
        'New conversation',
      );
      expect(around('aiAssistantPanelHistoryIcon')).toHaveAttribute('aria-haspopup', 'true');
      expect(around('aiAssistantPanelCloseIcon')).toHaveAccessibleName('Close AI Assistant');
      expect(around('promptIcon', '.MuiDataGrid-prompt')).toHaveTextContent('All at once');
      expect(around('promptRerunIcon')).toHaveAccessibleName('Run again');
      const toggle = around('promptChangesToggleIcon');
      expect(toggle).toHaveAttribute('aria-expanded', 'false');
      await user.click(toggle ?? document.body);
      const changeOf = (name: string) => around(name, '.MuiChip-root')?.textContent;
      expect(names.slice(6).map(changeOf)).toEqual([
        'Name',
        'Size',
        expect.stringContaining('Size'),
        'shelf',
        expect.stringContaining('Size'),
        'Pivot',
      ]);
    },
  );
});

describe('a panel of your own', () => {
  proves(
    [
      'It gets no props.',
      'The grid gives it a place to open and closes it when people click elsewhere; inside, you have the [prompt field](/x/react-data-grid/components/prompt-field/) and the API object.',
      "It doesn't move focus into it, so focus a field when your panel appears; <kbd>Esc</kbd> closes the panel only from inside.",
      'Suggestions are up to you: the `aiAssistantSuggestions` prop is read by the built-in panel only.',
    ],
    async () => {
      const got: object[] = [];
      const prompts: string[] = [];
      function Panel(props: object) {
        const apiRef = useGridApiContext();
        got.push(props);
        return (
          <PromptField
            onSubmit={(prompt) => {
              prompts.push(prompt);
              apiRef.current.setSortModel([{ field: 'name', sort: 'desc' }]);
            }}
          >
            <PromptFieldControl label="Mine" />
          </PromptField>
        );
      }
      const { user } = await showTrigger({
        slots: { aiAssistantPanel: Panel },
        aiAssistantSuggestions: [{ value: 'A suggestion' }],
      });
      const field = () => screen.queryByRole('textbox', { name: 'Mine' });
      await user.click(buttonOf('Ask'));
      await waitFor(() => expect(field()).toBeInTheDocument());
      expect(field()).not.toHaveFocus();
      expect(got.at(-1)).toEqual({});
      expect(screen.queryByText('A suggestion')).toBeNull();
      await user.keyboard('{Escape}');
      await act(async () => pause(300));
      expect(field()).toBeInTheDocument();
      await user.type(field() ?? document.body, 'b');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(field()).toBeNull());
      await user.click(buttonOf('Ask'));
      await waitFor(() => expect(field()).toBeInTheDocument());
      await user.click(document.body);
      await waitFor(() => expect(field()).toBeNull());
      await user.click(buttonOf('Ask'));
      await waitFor(() => expect(field()).toBeInTheDocument());
      await user.type(field() ?? document.body, 'ask{Enter}');
      expect(prompts).toEqual(['ask']);
      expect(textsOf('name')).toEqual(['b', 'ab', 'a']);
    },
  );

  proves('Suggestions are up to you', async () => {
    const { user } = await showTrigger({
      slots: BuiltIn,
      aiAssistantSuggestions: [{ value: 'A suggestion' }],
    });
    await user.click(buttonOf('Ask'));
    expect(await screen.findByText('A suggestion')).toBeInTheDocument();
  });

  proves(
    [
      '`useGridApiContext()` gives the API object, and `aiAssistant.processPrompt()` asks.',
      'It resolves to what `onPrompt` rejects with, so reject with an `Error`.',
      "What you build on `processPrompt()`, the conversation props and the prompt field is public API and doesn't depend on them.",
    ],
    async () => {
      const { user, unmount } = show(<OwnPanel />);
      await act(async () => pause());
      await user.click(buttonOf('Ask'));
      const field = await screen.findByRole('textbox', { name: 'Your question' });
      await waitFor(() => expect(field).toHaveFocus());
      await user.type(field, 'Anything{Enter}');
      expect(
        await screen.findByText(/knows the two suggestions only/, {}, { timeout: 5000 }),
      ).toBeInTheDocument();
      unmount();
      const { api, unmount: close } = await showTrigger();
      let result: unknown;
      await act(async () => {
        result = await api().aiAssistant.processPrompt('a');
      });
      expect(textsOf('size')).toEqual(['2', '3', '5']);
      expect(result).toMatchObject({ conversationId: 'one' });
      close();
      const { api: failing } = await showTrigger({ onPrompt: () => Promise.reject('no') });
      await act(async () => {
        result = await failing().aiAssistant.processPrompt('a');
      });
      expect(result).toBe('no');
    },
  );

  proves(
    'Otherwise it starts anew at each render, and people lose what they have typed.',
    async () => {
      const Stable = () => <input aria-label="Mine" />;
      const textAfterRender = async (slot: () => () => React.ReactElement) => {
        const element = () => (
          <grid.DataGridPremium
            rows={[]}
            columns={[{ field: 'name' }]}
            {...answering}
            slots={{ aiAssistantPanel: slot() }}
            initialState={{
              preferencePanel: {
                open: true,
                openedPanelValue: GridPreferencePanelsValue.aiAssistant,
              },
            }}
          />
        );
        const { user, rerender, unmount } = show(element());
        await user.type(await screen.findByRole('textbox', { name: 'Mine' }), 'abc');
        rerender(element());
        const { value } = screen.getByRole<HTMLInputElement>('textbox', { name: 'Mine' });
        unmount();
        return value;
      };
      expect(await textAfterRender(() => Stable)).toBe('abc');
      expect(await textAfterRender(() => () => <input aria-label="Mine" />)).toBe('');
    },
  );
});

exempt(
  [
    'This page shows what you can do until the others come.',
    "A screen reader doesn't notice a new filter.",
    'Then a panel of your own can be put together from parts for the conversation, the suggestions and the history, instead of being written from scratch.',
  ],
  'What is planned, and what screen readers do.',
);
