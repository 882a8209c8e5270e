import {
  type Conversation,
  DataGridPremium,
  type DataGridPremiumProps,
  GridAiAssistantPanel,
  type GridApiPremium,
  type GridColDef,
  type PromptResponse,
  unstable_gridDefaultPromptResolver as resolvePrompt,
} from '@mui/x-data-grid-premium';
import AskHires from '../../../docs/x/react-data-grid/ai-assistant/AskHires';
import KeepConversations from '../../../docs/x/react-data-grid/ai-assistant/KeepConversations';
import WhatIsSent from '../../../docs/x/react-data-grid/ai-assistant/WhatIsSent';
import {
  act,
  proves,
  createApiRef,
  expectCompiles,
  expectTypeError,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
  within,
} from '../harness';

const rows = [
  { id: 1, city: 'Lyon', fee: 20 },
  { id: 2, city: 'Porto', fee: 10 },
  { id: 3, city: 'Lyon', fee: 30 },
];

const columns: readonly GridColDef[] = [
  { field: 'id', headerName: 'Id' },
  { field: 'city', headerName: 'City', examples: ['Porto'], description: 'Where it is' },
  { field: 'fee', headerName: 'Fee', type: 'number' },
];

const nothing: PromptResponse = {
  conversationId: 'c-1',
  select: -1,
  filters: [],
  aggregation: {},
  sorting: [],
  grouping: [],
  pivoting: {},
};

const asked = jest.fn<undefined, Parameters<NonNullable<DataGridPremiumProps['onPrompt']>>>();

beforeEach(() => {
  asked.mockReset();
  // jsdom doesn't implement these.
  Element.prototype.scrollTo = () => {};
  globalThis.structuredClone = <Value,>(value: Value): Value => JSON.parse(JSON.stringify(value));
});

/** Shows a grid and mocks the model. `ask` sets its next response. */
function showAssistant(props: Partial<DataGridPremiumProps> = {}) {
  const { apiRef, api } = createApiRef<GridApiPremium>();
  let next: Partial<PromptResponse> | Error = {};
  const all: DataGridPremiumProps = {
    apiRef,
    rows,
    columns,
    aiAssistant: true,
    onPrompt: async (...args) => {
      asked(...args);
      await pause();
      if (next instanceof Error) {
        throw next;
      }
      return structuredClone({ ...nothing, ...next });
    },
    ...props,
  };
  const shown = show(<DataGridPremium {...all} />);
  return {
    api,
    user: shown.user,
    unmount: shown.unmount,
    rerender: (more: Partial<DataGridPremiumProps>) =>
      shown.rerender(<DataGridPremium {...all} {...more} />),
    /** Asks a question and waits for the response. */
    ask: (changes: Partial<PromptResponse> | Error = {}) => {
      next = changes;
      return act(() => api().aiAssistant.processPrompt('a question'));
    },
    conversations: () => api().state.aiAssistant.conversations,
  };
}

const contextOf = (call: number) => JSON.parse(asked.mock.calls[call]?.[1] ?? '[]');

const buttonOfPanel = () => screen.queryByRole('button', { name: 'AI Assistant' });

const panel = () => document.querySelector('.MuiDataGrid-aiAssistantPanel');

const withPanel: Partial<DataGridPremiumProps> = {
  showToolbar: true,
  slots: { aiAssistantPanel: GridAiAssistantPanel },
};

describe('turning on the assistant', () => {
  proves(
    "It requires [Premium](/x/introduction/licensing/#premium-plan) and a service with a language model, which isn't part of the package.",
    async () => {
      await expectTypeError(
        `import { DataGridPro } from '@mui/x-data-grid-pro';
        export const grid = <DataGridPro columns={[]} aiAssistant />;`,
        /TS2322.*aiAssistant/,
      );
      const { api } = showAssistant({ onPrompt: undefined });
      expect(await act(() => api().aiAssistant.processPrompt('a question'))).toBeUndefined();
    },
  );

  proves(
    [
      'In the demos of this page, a function answers three questions, so no data leaves your browser.',
      '| `aiAssistantSuggestions` | a list of `{ value }` objects that users can choose from (optional) |',
      'Users ask questions in plain language, such as "total fee for each city".',
      'The assistant converts each question to filters, sorting, grouping, aggregation, pivoting, and selection.',
    ],
    async () => {
      const request = jest.fn();
      Object.assign(globalThis, { fetch: request });
      const { user } = show(<AskHires />);
      await user.click(buttonOfPanel() as HTMLElement);
      await user.click(await screen.findByText('Highest fee first'));
      await waitFor(() => expect(textsOf('fee')[0]).toBe('€4,400'), { timeout: 5000 });
      await user.click(screen.getByText('Total fee for each city'));
      await waitFor(() => expect(textsOf('fee')[0]).toBe('€5,000'), { timeout: 5000 });
      expect(request).not.toHaveBeenCalled();
      await user.type(screen.getByRole('textbox'), 'Who sings best?{Enter}');
      expect(await screen.findByText(/knows the three suggestions only/, {}, { timeout: 5000 }));
    },
  );

  proves(
    [
      '| `aiAssistant` | turn on the assistant and show its button in the toolbar. The default is `false` |',
      '| `showToolbar` | show the toolbar. You can also use a [custom toolbar](/x/react-data-grid/components/ai-assistant-panel/) |',
      'Without `slots.aiAssistantPanel`, the button opens no panel.',
      "The slot is empty by default, so that apps without the assistant don't bundle its panel.",
      '| `slots.aiAssistantPanel` | `GridAiAssistantPanel` |',
    ],
    async () => {
      const none = showAssistant({ ...withPanel, aiAssistant: undefined });
      expect(buttonOfPanel()).toBeNull();
      none.unmount();
      const noToolbar = showAssistant({ ...withPanel, showToolbar: false });
      expect(buttonOfPanel()).toBeNull();
      noToolbar.unmount();
      const noSlot = showAssistant({ showToolbar: true });
      await noSlot.user.click(buttonOfPanel() as HTMLElement);
      await act(() => pause(50));
      expect(panel()).toBeNull();
      noSlot.unmount();
      const { user } = showAssistant(withPanel);
      await user.click(buttonOfPanel() as HTMLElement);
      await waitFor(() => expect(panel()).toBeInTheDocument());
    },
  );

  proves('To replace the icon of the button, use `slots.aiAssistantIcon`.', () => {
    showAssistant({ showToolbar: true, slots: { aiAssistantIcon: () => <i>ask</i> } });
    expect(buttonOfPanel()).toHaveTextContent('ask');
  });
});

describe('the model', () => {
  proves(
    [
      '| `onPrompt` | a function that receives a question and returns a promise of the changes |',
      '`onPrompt` receives the question, a description of the columns as JSON, and the id of the conversation.',
      '| `conversationId` | An id that the grid sends with the next question of the conversation |',
      'The description of the columns is sent with each question, so a grid with many columns sends long, expensive requests.',
    ],
    async () => {
      const { ask } = showAssistant();
      await ask({ conversationId: 'c-7' });
      await ask();
      expect(asked.mock.calls.map(([prompt, , id]) => [prompt, id])).toEqual([
        ['a question', undefined],
        ['a question', 'c-7'],
      ]);
      expect(contextOf(0)).toHaveLength(3);
      expect(contextOf(1)).toEqual(contextOf(0));
    },
  );

  proves(
    [
      'The function posts `query`, `context`, `conversationId`, and `options` to the URL, with cookies.',
      'If the response is `{ ok: false, message }`, the function rejects.',
      '`privateMode` asks the service to store no record of the question.',
    ],
    async () => {
      const request = jest.fn<Promise<{ json: () => Promise<object> }>, [string, RequestInit]>(
        async () => ({
          json: async () => ({ ok: true, data: nothing }),
        }),
      );
      Object.assign(globalThis, { fetch: request });
      const options = { additionalContext: 'more', privateMode: true };
      expect(await resolvePrompt('/api', 'why', '[]', 'c-1', options)).toEqual(nothing);
      const [address, { method, credentials, body }] = request.mock.calls[0] ?? ['', {}];
      expect([address, method, credentials]).toEqual(['/api', 'POST', 'include']);
      expect(JSON.parse(String(body))).toEqual({
        query: 'why',
        context: '[]',
        conversationId: 'c-1',
        options,
      });
      request.mockResolvedValueOnce({ json: async () => ({ ok: false, message: 'Too much.' }) });
      await expect(resolvePrompt('/api', 'why', '[]', 'c-1')).rejects.toThrow('Too much.');
    },
  );

  proves(
    [
      "| `filters` | A list of `{ column, operator, value }`. `filterOperator` is `'and'` or `'or'` |",
      '| `sorting` | A list of `{ column, direction }` |',
      '| `grouping` | A list of `{ column }` |',
      '| `aggregation` | A function for each field: `avg`, `sum`, `min`, `max`, or `size` |',
    ],
    async () => {
      const { api, ask } = showAssistant();
      await ask({
        filters: [
          { column: 'city', operator: 'equals', value: 'Lyon' },
          { column: 'fee', operator: '<', value: 25 },
        ],
        filterOperator: 'or',
        sorting: [{ column: 'fee', direction: 'desc' }],
        grouping: [{ column: 'city' }],
        aggregation: { fee: 'max' },
      });
      expect(api().state.filter.filterModel).toMatchObject({
        items: [
          { field: 'city', operator: 'equals', value: 'Lyon' },
          { field: 'fee', operator: '<', value: 25 },
        ],
        logicOperator: 'or',
      });
      expect(api().state.sorting.sortModel).toEqual([{ field: 'fee', sort: 'desc' }]);
      expect(api().state.rowGrouping.model).toEqual(['city']);
      expect(api().state.aggregation.model).toEqual({ fee: 'max' });
      const answer = (changes: string) =>
        `import type { PromptResponse } from '@mui/x-data-grid-premium';
        export const answer: Partial<PromptResponse> = { ${changes} };`;
      for (const name of ['avg', 'sum', 'min', 'max', 'size']) {
        await expectCompiles(answer(`aggregation: { fee: '${name}' }`));
      }
      await expectTypeError(answer(`aggregation: { fee: 'median' }`), /TS2322/);
      await expectTypeError(answer(`filterOperator: 'nor'`), /TS2322/);
    },
  );

  proves(
    [
      '| `pivoting` | `{ columns: [{ column, direction }], rows: [field], values: [{ [field]: function }] }`, or `{}` |',
      "After a response has turned pivoting on, `{}` doesn't turn it off.",
    ],
    async () => {
      const { api, ask } = showAssistant();
      await ask({
        pivoting: {
          columns: [{ column: 'id', direction: 'desc' }],
          rows: ['city'],
          values: [{ fee: 'sum' }],
        },
      });
      expect(api().state.pivoting).toMatchObject({
        active: true,
        model: {
          columns: [{ field: 'id', sort: 'desc' }],
          rows: [{ field: 'city' }],
          values: [{ field: 'fee', aggFunc: 'sum' }],
        },
      });
      await ask({ pivoting: {} });
      expect(api().state.pivoting.active).toBe(true);
    },
  );

  proves(
    '| `select` | The number of rows to select from the top. `-1` selects no rows |',
    async () => {
      const { api, ask } = showAssistant();
      await ask({ select: 2, sorting: [{ column: 'fee', direction: 'desc' }] });
      expect([...api().getSelectedRows().keys()].toSorted()).toEqual([1, 3]);
      await ask({ select: -1 });
      expect(api().getSelectedRows().size).toBe(0);
    },
  );

  proves(
    [
      'A response replaces the current settings.',
      'For example, an empty `filters` list removes filters and the quick filter, including filters that users have set.',
      'Columns with a filter or an aggregation move to the front.',
    ],
    async () => {
      const { api, ask } = showAssistant();
      act(() =>
        api().setFilterModel({
          items: [{ field: 'city', operator: 'equals', value: 'Lyon' }],
          quickFilterValues: ['3'],
        }),
      );
      const order = () =>
        api()
          .getVisibleColumns()
          .map(({ field }) => field);
      await ask();
      expect(api().state.filter.filterModel).toMatchObject({ items: [], quickFilterValues: [] });
      expect(order()).toEqual(['id', 'city', 'fee']);
      await ask({ filters: [{ column: 'fee', operator: '>', value: 5 }] });
      expect(order()).toEqual(['fee', 'id', 'city']);
      await ask({ aggregation: { city: 'size' } });
      expect(order()).toEqual(['city', 'fee', 'id']);
      expect(api().state.filter.filterModel.items).toEqual([]);
    },
  );

  proves(
    [
      'The grid applies invalid responses in part:',
      'If a filter names an unknown column, the question ends in an error.',
      'If a filter has an unknown operator, the question ends in an error, and the filter stays in the filter model.',
      'If `select` exceeds the number of visible rows, the question ends in an error after other changes were applied.',
      'If aggregation, grouping, or sorting names an unknown column, the grid reports no error.',
    ],
    async () => {
      const { api, ask } = showAssistant();
      const filterOn = (column: string, operator: string) => [{ column, operator, value: 'x' }];
      const sorting = [{ column: 'fee', direction: 'asc' as const }];
      expect(await ask({ filters: filterOn('gone', 'equals'), sorting })).toBeInstanceOf(Error);
      expect(api().state.sorting.sortModel).toEqual([]);
      expect(await ask({ sorting, select: 4 })).toBeInstanceOf(Error);
      expect(api().state.sorting.sortModel).toEqual([{ field: 'fee', sort: 'asc' }]);
      expect(await ask({ filters: filterOn('city', 'resembles') })).toBeInstanceOf(Error);
      expect(api().state.filter.filterModel.items).toMatchObject([{ operator: 'resembles' }]);
      const other = showAssistant();
      const odd = {
        aggregation: { gone: 'sum' as const },
        grouping: [{ column: 'gone' }],
        sorting: [{ column: 'gone', direction: 'asc' as const }],
      };
      expect(await other.ask(odd)).toMatchObject(odd);
    },
  );
});

describe('data that is sent', () => {
  proves(
    [
      'For each column, including hidden columns, `context` contains the field, the description, the type, and the operators.',
      "The `headerName` isn't sent, so choose fields that describe the column.",
      'By default, **no values of rows are sent**.',
      '| send typical values that you choose | `examples` on the column |',
    ],
    async () => {
      const { ask } = showAssistant({
        initialState: { columns: { columnVisibilityModel: { city: false } } },
      });
      await ask();
      expect(contextOf(0)).toHaveLength(3);
      expect(contextOf(0)[1]).toEqual({
        field: 'city',
        description: 'Where it is',
        type: 'string',
        examples: ['Porto'],
        allowedOperators: expect.arrayContaining(['contains', 'equals', 'isEmpty']),
      });
      expect(contextOf(0)[2]).toMatchObject({ description: null, type: 'number', examples: [] });
      expect(asked.mock.calls[0]?.[1]).not.toMatch(/City|Lyon/);
    },
  );

  proves(
    '| explain a column to the model | `description` on the column. The column header shows the text as a tooltip |',
    async () => {
      const { user } = showAssistant();
      await user.hover(screen.getByText('City'));
      expect(await screen.findByRole('tooltip')).toHaveTextContent('Where it is');
    },
  );

  proves(
    '| send up to five random values of the rows for each column | `allowAiAssistantDataSampling` on the grid. It overrides `examples` |',
    async () => {
      const { ask, unmount } = showAssistant({ allowAiAssistantDataSampling: true });
      await ask();
      for (const { field, examples } of contextOf(0)) {
        expect(examples).toHaveLength(3);
        for (const one of examples) {
          expect(rows.map((row) => row[field as 'fee'])).toContain(one);
        }
      }
      unmount();
      const many = Array.from({ length: 50 }, (_, id) => ({ id, city: `city ${id}`, fee: id }));
      const other = showAssistant({ allowAiAssistantDataSampling: true, rows: many });
      await other.ask();
      await other.ask();
      expect(contextOf(1)[1].examples).toHaveLength(5);
      expect(contextOf(1)[1].examples).not.toContain('Porto');
      expect(contextOf(2)[1].examples).not.toEqual(contextOf(1)[1].examples);
    },
  );

  proves('In this demo, ask a question with and without sampling:', async () => {
    const { user } = show(<WhatIsSent />);
    const sent = () => screen.getByLabelText('What was sent').textContent ?? '';
    await user.click(buttonOfPanel() as HTMLElement);
    await user.click(await screen.findByText('Highest fee first'));
    await waitFor(() => expect(sent()).toContain('"field":"fee"'));
    expect(sent()).toContain('Porto');
    expect(sent()).not.toContain('4400');
  });
});

proves(
  [
    'If you turn a feature off, the grid ignores this part of a response.',
    'The assistant respects `disableColumnFilter`, `disableColumnSorting`, `disableRowGrouping`, `disableAggregation`, and `disablePivoting`.',
    'With `disablePivoting`, the grid converts pivoting to grouping and aggregation.',
  ],
  async () => {
    const changes: Partial<PromptResponse> = {
      filters: [{ column: 'city', operator: 'equals', value: 'Lyon' }],
      sorting: [{ column: 'fee', direction: 'desc' }],
      grouping: [{ column: 'city' }],
      aggregation: { fee: 'max' },
    };
    const pivoting = { columns: [], rows: ['city'], values: [{ fee: 'sum' as const }] };
    const stateWith = async (props: Partial<DataGridPremiumProps>, answer = changes) => {
      const { api, ask, unmount } = showAssistant(props);
      await ask(answer);
      const { filter, sorting, rowGrouping, aggregation, pivoting: pivot } = api().state;
      const result = [
        filter.filterModel.items.length,
        sorting.sortModel.length,
        rowGrouping.model.length,
        Object.keys(aggregation.model).length,
        Number(pivot.active),
      ];
      unmount();
      return result;
    };
    expect(await stateWith({})).toEqual([1, 1, 1, 1, 0]);
    expect(await stateWith({ disableColumnFilter: true })).toEqual([0, 1, 1, 1, 0]);
    expect(await stateWith({ disableColumnSorting: true })).toEqual([1, 0, 1, 1, 0]);
    expect(await stateWith({ disableRowGrouping: true })).toEqual([1, 1, 0, 1, 0]);
    expect(await stateWith({ disableAggregation: true })).toEqual([1, 1, 1, 0, 0]);
    expect((await stateWith({}, { pivoting })).at(-1)).toBe(1);
    expect(await stateWith({ disablePivoting: true }, { pivoting })).toEqual([0, 0, 1, 1, 0]);
  },
);

proves(
  [
    'To ask a question from a button or a [prompt field](/x/react-data-grid/components/prompt-field/), call `apiRef.current.aiAssistant.processPrompt(prompt)`.',
    "The method has the same effect as a question in the panel, and the panel isn't required.",
    'If `onPrompt` rejects, the promise resolves with the `Error`.',
    'During the request, the grid shows its loading state.',
  ],
  async () => {
    const { api, ask, conversations } = showAssistant();
    let answer: Promise<unknown> = Promise.resolve();
    act(() => {
      answer = api().aiAssistant.processPrompt('a question');
    });
    expect(screen.getByRole('progressbar')).toBeInTheDocument();
    await act(() => answer);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(await answer).toEqual(nothing);
    const failure = new Error('No money.');
    expect(await ask(failure)).toBe(failure);
    expect(conversations()[0]?.prompts).toMatchObject([
      { value: 'a question', variant: 'success', response: nothing },
      { value: 'a question', variant: 'error', helperText: 'No money.' },
    ]);
  },
);

describe('conversations', () => {
  const kept: Conversation[] = ['one', 'two'].map((id) => ({
    id,
    title: id,
    prompts: [
      {
        value: `about ${id}`,
        createdAt: new Date(2026, 2, 16),
        response: { ...nothing, sorting: [{ column: 'fee', direction: 'desc' }] },
        variant: 'success',
      },
    ],
  }));
  const fromStart = { initialState: { aiAssistant: { conversations: kept } } };

  proves(
    [
      'Store the conversations in `onAiAssistantConversationsChange`, and pass them to `initialState` on the next visit.',
      'A conversation is `{ id, title, prompts }`.',
      'A prompt is `{ value, createdAt, response, variant, helperText }`.',
      "Saved conversations show the questions but don't apply the changes again.",
    ],
    async () => {
      const changed = jest.fn<undefined, [Conversation[]]>();
      const { ask, unmount } = showAssistant({ onAiAssistantConversationsChange: changed });
      await ask({ sorting: [{ column: 'fee', direction: 'asc' }] });
      const [stored] = changed.mock.lastCall?.[0] ?? [];
      expect(Object.keys(stored ?? {}).toSorted()).toEqual(['id', 'prompts', 'title']);
      expect(Object.keys(stored?.prompts[0] ?? {}).toSorted()).toEqual([
        'createdAt',
        'helperText',
        'response',
        'value',
        'variant',
      ]);
      unmount();
      const { user } = showAssistant({ ...withPanel, ...fromStart });
      await user.click(buttonOfPanel() as HTMLElement);
      expect(await screen.findByText('about one')).toBeInTheDocument();
      expect(textsOf('fee')).toEqual(['20', '10', '30']);
    },
  );

  proves('`createdAt` must be a `Date`, so convert it after `JSON.parse()`:', async () => {
    const { ask, unmount } = showAssistant(fromStart);
    expect(await ask()).toEqual(nothing);
    unmount();
    const asText = JSON.parse(JSON.stringify(kept));
    const other = showAssistant({ initialState: { aiAssistant: { conversations: asText } } });
    let failure: unknown;
    await act(async () => {
      failure = await other
        .api()
        .aiAssistant.processPrompt('more')
        .catch((error: unknown) => error);
    });
    expect(String(failure)).toContain('getTime is not a function');
  });

  proves(
    [
      '| `setConversations()` | Replaces the conversations |',
      "| `setActiveConversationIndex()` | Opens a conversation. The method throws an error if the index doesn't exist |",
      '| `onAiAssistantActiveConversationIndexChange` | Receives the index of the open conversation |',
      'The events are `aiAssistantConversationsChange` and `aiAssistantActiveConversationIndexChange`.',
      'Both methods are part of `apiRef.current.aiAssistant`.',
    ],
    () => {
      const opened = jest.fn();
      const events: string[] = [];
      const { api, conversations } = showAssistant({
        onAiAssistantActiveConversationIndexChange: opened,
      });
      act(() => {
        api().subscribeEvent('aiAssistantConversationsChange', () => events.push('all'));
        api().subscribeEvent('aiAssistantActiveConversationIndexChange', () => events.push('open'));
      });
      act(() => api().aiAssistant.setConversations(kept));
      expect(conversations()).toEqual(kept);
      let opening: unknown;
      act(() => {
        opening = api().aiAssistant.setActiveConversationIndex(1);
      });
      expect(opening).toBe(kept[1]);
      expect(opened.mock.calls.map(([index]) => index)).toEqual([1]);
      expect(events).toEqual(['all', 'open']);
      expect(() => act(() => api().aiAssistant.setActiveConversationIndex(5))).toThrow(
        'Conversation not found',
      );
    },
  );

  proves(
    [
      'If you set `aiAssistantConversations` without a change handler, a new conversation causes an uncaught error.',
      "If you control `aiAssistantActiveConversationIndex`, users can't return to the first conversation.",
    ],
    async () => {
      const errors: unknown[] = [];
      const listen = (event: ErrorEvent) => {
        errors.push(event.message);
        event.preventDefault();
      };
      window.addEventListener('error', listen);
      const { user, unmount } = showAssistant({ ...withPanel, aiAssistantConversations: kept });
      await user.click(buttonOfPanel() as HTMLElement);
      expect(errors).toEqual([]);
      await user.click(within(screen.getByLabelText('New conversation')).getByRole('button'));
      window.removeEventListener('error', listen);
      expect(errors).toEqual([expect.stringContaining('Conversation not found')]);
      unmount();
      const { api, rerender } = showAssistant({
        ...fromStart,
        aiAssistantActiveConversationIndex: 1,
      });
      expect(api().state.aiAssistant.activeConversationIndex).toBe(1);
      rerender({ aiAssistantActiveConversationIndex: 0 });
      expect(api().state.aiAssistant.activeConversationIndex).toBe(1);
    },
  );

  proves(
    [
      'This demo starts with an earlier conversation and lets users delete the history:',
      'Questions are lost when users leave the page.',
    ],
    async () => {
      const { user } = show(<KeepConversations />);
      const count = () => document.querySelector('output')?.textContent;
      expect(count()).toBe('Conversations: 1, questions: 1');
      await user.click(screen.getByRole('button', { name: 'Forget all questions' }));
      expect(count()).toBe('Conversations: 0, questions: 0');
    },
  );
});
