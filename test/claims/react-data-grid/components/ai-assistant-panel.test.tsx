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

// jsdom doesn't implement scrolling.
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

/** A conversation with a response. */
const conversations: DataGridPremiumProps['aiAssistantConversations'] = [
  {
    id: 'one',
    title: 'First',
    prompts: [
      {
        value: 'Change everything',
        createdAt: new Date(2026, 2, 16),
        variant: 'success',
        response,
      },
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
  proves(
    "In this version, `AiAssistantPanelTrigger` is a separate component, but you can't compose the panel from smaller parts such as its history.",
    () => {
      expect(Object.keys(grid).filter((name) => name.startsWith('AiAssistantPanel'))).toEqual([
        'AiAssistantPanelTrigger',
      ]);
    },
  );

  proves(
    [
      'The panel of the [AI assistant](/x/react-data-grid/ai-assistant/) shows questions, answers, and suggestions.',
      'The demos use a function that knows the two suggestions instead of a language model.',
    ],
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
      'It opens the panel next to the button, and closes the panel on the next click.',
      'By default, the trigger renders the `baseButton` slot and accepts its props, such as `startIcon`.',
      'In your own toolbar, render `AiAssistantPanelTrigger`.',
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
      'For the panel to open, set two props of the grid:',
      'the `aiAssistant` prop',
      'a component in `slots.aiAssistantPanel`, such as `GridAiAssistantPanel`.',
      'The slot is empty by default, and without a component the button opens no panel.',
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
      'The `className` and `render` functions of the trigger receive `{ open }`.',
      'If you set `render`, spread all props and apply the `ref`.',
      "Otherwise the panel doesn't appear at the button, and `aria-expanded` is missing.",
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
      'The default toolbar contains the button, with the icon of `slots.aiAssistantIcon`.',
      'To open the panel from code, call methods of the [API object](/x/react-data-grid/api-object/):',
      '`hidePreferences()` closes the panel.',
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
      '`GridAiAssistantPanel` accepts no props.',
      '**Text:** set keys of [`localeText`](/x/react-data-grid/localization/).',
      '**Styles:** use the classes of `gridClasses` that begin with `aiAssistantPanel` and `prompt`.',
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
      expect(screen.getByText('Change everything')).toHaveClass(gridClasses.promptText);
    },
  );

  proves(
    [
      '| `aiAssistantPanelNewConversationIcon` | the button for a new conversation |',
      '| `aiAssistantPanelHistoryIcon` | the menu of conversations |',
      '| `aiAssistantPanelCloseIcon` | the close button |',
      '| `promptIcon`, `promptRerunIcon` | a question, and the button that asks it again |',
      '| `promptChangesToggleIcon` | the button that lists the changes below a question |',
      '| `promptSortAscIcon`, `promptSortDescIcon` | a changed sort order |',
      '| `promptFilterIcon`, `promptGroupIcon`, `promptAggregationIcon` | a filter, a group, an aggregation |',
      '| `promptPivotIcon` | pivoting |',
      '**Icons:** replace these slots, and the [icons of the prompt field](/x/react-data-grid/components/prompt-field/#change-the-appearance):',
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
      expect(around('promptIcon', '.MuiDataGrid-prompt')).toHaveTextContent('Change everything');
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

describe('a custom panel', () => {
  proves(
    [
      'Your component receives no props, and the grid shows `aiAssistantSuggestions` in the built-in panel.',
      'The grid positions the panel, and closes it when users click outside.',
      '**Focus:** move the focus into your panel when it mounts.',
      '<kbd>Esc</kbd> closes the panel if the focus is inside.',
      'For another layout, pass your own component to `slots.aiAssistantPanel`.',
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

  proves('**Suggestions:** render them yourself.', async () => {
    const { user } = await showTrigger({
      slots: BuiltIn,
      aiAssistantSuggestions: [{ value: 'A suggestion' }],
    });
    await user.click(buttonOf('Ask'));
    expect(await screen.findByText('A suggestion')).toBeInTheDocument();
  });

  proves(
    [
      '**Questions:** call `aiAssistant.processPrompt()` of the API object.',
      'The promise resolves to the reason with which `onPrompt` rejects, so reject with an `Error`.',
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
    'Otherwise React mounts a new panel on each render, and users lose the text that they have typed.',
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
  '**Screen readers:** add a close button, and announce what has changed in a `status` element.',
  'What is planned, and what screen readers do.',
);
