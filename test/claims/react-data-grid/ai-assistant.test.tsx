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
  exempt,
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
  // jsdom has neither.
  Element.prototype.scrollTo = () => {};
  globalThis.structuredClone = <Value,>(value: Value): Value => JSON.parse(JSON.stringify(value));
});

/** A grid whose model answers with what the next question is meant to change. */
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
    /** Asks, and waits for the answer. */
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

describe('switched on', () => {
  proves(
    "It needs [Premium](/x/introduction/licensing/#premium-plan) and a service with a language model, which isn't part of the package.",
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
      'The service of this page is a function that knows three questions, so nothing leaves your browser.',
      '`aiAssistantSuggestions` is a list of `{ value }` that people can choose from.',
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
      '`aiAssistant` turns it on and puts its button into the toolbar.',
      'The default is `false`.',
      '`showToolbar`, or a [toolbar of your own](/x/react-data-grid/components/ai-assistant-panel/) with the trigger.',
      "**Without it, the button opens nothing**: the slot is empty by default, to keep the panel out of your bundle if you don't use it.",
      '`slots.aiAssistantPanel`, set to `GridAiAssistantPanel`.',
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

  proves('The `aiAssistantIcon` slot draws the button.', () => {
    showAssistant({ showToolbar: true, slots: { aiAssistantIcon: () => <i>ask</i> } });
    expect(buttonOfPanel()).toHaveTextContent('ask');
  });
});

describe('the model', () => {
  proves(
    [
      '`onPrompt` gets a question and returns a promise of the changes.',
      '`onPrompt` gets the question, a description of the columns as JSON, and the id of the conversation.',
      '| `conversationId` | Comes back with the next question of the conversation |',
      'The description of the columns goes along each time, so a grid with a hundred columns sends long, expensive questions.',
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
      'It posts `query`, `context`, `conversationId` and `options` to the address, with cookies, and rejects when the answer is `{ ok: false, message }`.',
      '`privateMode` asks the service to keep no record of the question.',
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
      "| `filters` | `{ column, operator, value }` each; `filterOperator` is `'and'` or `'or'` |",
      '| `sorting` | `{ column, direction }` each |',
      '| `grouping` | `{ column }` each |',
      '| `aggregation` | A function for each field, `avg`, `sum`, `min`, `max` or `size` |',
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
      'Pivoting is the exception: `{}` leaves it on once an answer has turned it on.',
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

  proves('| `select` | How many rows to select from the top; `-1` selects none |', async () => {
    const { api, ask } = showAssistant();
    await ask({ select: 2, sorting: [{ column: 'fee', direction: 'desc' }] });
    expect([...api().getSelectedRows().keys()].toSorted()).toEqual([1, 3]);
    await ask({ select: -1 });
    expect(api().getSelectedRows().size).toBe(0);
  });

  proves(
    [
      'Each answer replaces what was there: an empty `filters` removes the filter and the quick filter, also those that people had set by hand.',
      'Columns with a filter or a total move to the front.',
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
      'Otherwise the question ends in an error, with half of the changes made:',
      "A filter on a column that doesn't exist fails.",
      'A filter with an unknown operator fails as well, and stays in the filter model.',
      "`select` fails when it's larger than the number of rows in view.",
      'A total, a group or an order by an unknown column gives no error, but an odd result.',
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

describe('what is sent', () => {
  proves(
    [
      "Of each column, hidden ones included, `context` has the field, `description`, type and operators; `headerName` isn't in it, so choose fields that say what they are.",
      'Values of rows are **not** sent, unless you allow it or write some yourself:',
      '`description` on a column says what it means.',
      "`examples` on a column lists typical values, so that the model knows how they're written.",
      "It's off by default: ask yourself first who may see these values.",
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

  proves("and it's also the tooltip of the header.", async () => {
    const { user } = showAssistant();
    await user.hover(screen.getByText('City'));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Where it is');
  });

  proves(
    [
      '`allowAiAssistantDataSampling` takes up to five random values from the rows for each column.',
      '`allowAiAssistantDataSampling` wins over `examples`.',
    ],
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

  proves('Ask once without and once with values.', async () => {
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
    'What you turn off stays off: `disableColumnFilter`, `disableColumnSorting`, `disableRowGrouping`, `disableAggregation` and `disablePivoting` make the grid leave out that part of an answer.',
    'With `disablePivoting`, a pivoting answer becomes groups and totals.',
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
    '`apiRef.current.aiAssistant.processPrompt(prompt)` does all that a question in the panel does.',
    "It doesn't reject: when `onPrompt` fails, the promise resolves to the `Error`.",
    'While it runs, the grid shows its loading state.',
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
      'Store what `onAiAssistantConversationsChange` reports, and begin with it in `initialState.aiAssistant.conversations`.',
      'A conversation is `{ id, title, prompts }`, a prompt `{ value, createdAt, response, variant, helperText }`.',
      "Kept conversations show the questions; they don't apply the changes again.",
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

  proves('`createdAt` must be a `Date`, so turn it back into one after `JSON.parse`.', async () => {
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
      'From code, `apiRef.current.aiAssistant.setConversations()` replaces the conversations, and `apiRef.current.aiAssistant.setActiveConversationIndex()` opens one.',
      'It throws when there is no such conversation.',
      '`onAiAssistantActiveConversationIndexChange` tells which one is open.',
      'The events are `aiAssistantConversationsChange` and `aiAssistantActiveConversationIndexChange`.',
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
    "With `aiAssistantConversations` alone, a new conversation causes an uncaught error; with `aiAssistantActiveConversationIndex`, people can't go back to the first one, as a change to 0 has no effect.",
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

  proves('Questions are lost when people leave the page.', async () => {
    const { user } = show(<KeepConversations />);
    const count = () => document.querySelector('output')?.textContent;
    expect(count()).toBe('Conversations: 1, questions: 1');
    await user.click(screen.getByRole('button', { name: 'Forget all questions' }));
    expect(count()).toBe('Conversations: 0, questions: 0');
  });
});

exempt(
  'It makes the largest difference, and',
  'An experience with language models, which are no part of the packages.',
);
