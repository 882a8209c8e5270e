import { type ReactNode, useState } from 'react';
import {
  GridAiAssistantPanel,
  GridPreferencePanelsValue,
  PromptField,
  PromptFieldControl,
  type PromptFieldProps,
  PromptFieldRecord,
  PromptFieldSend,
  useGridApiContext,
} from '@mui/x-data-grid-premium';
import PromptInToolbar from '../../../../docs/x/react-data-grid/components/prompt-field/PromptInToolbar';
import VoicePrompt from '../../../../docs/x/react-data-grid/components/prompt-field/VoicePrompt';
import WithoutAssistant from '../../../../docs/x/react-data-grid/components/prompt-field/WithoutAssistant';
import { buttonOf, mark, showPremiumParts } from '../../gridParts';
import {
  act,
  proves,
  expectTypeError,
  fireEvent,
  pause,
  screen,
  show,
  textsOf,
  waitFor,
} from '../../harness';

/** Mocks the speech recognition of a browser. The packages read it when they are loaded. */
class MockSpeech {
  static latest: MockSpeech | undefined;
  lang = '';
  onresult?: (event: object) => void;
  onend?: () => void;
  onerror?: (error: { message: string }) => void;
  start = jest.fn();
  stop = jest.fn(() => this.onend?.());
  abort = jest.fn(() => this.onend?.());
  constructor() {
    MockSpeech.latest = this;
  }
  /** Reports recognized words. */
  say(transcript: string, isFinal: boolean) {
    const results = [Object.assign([{ transcript }], { isFinal })];
    act(() => this.onresult?.({ resultIndex: 0, results }));
  }
}
const mockSpeech = { isThere: true };
jest.mock('../../../../node_modules/@mui/x-data-grid-premium/utils/speechRecognition.js', () => ({
  get BrowserSpeechRecognition() {
    return mockSpeech.isThere ? MockSpeech : undefined;
  },
  get IS_SPEECH_RECOGNITION_SUPPORTED() {
    return mockSpeech.isThere;
  },
}));

const speech = () => {
  if (!MockSpeech.latest) {
    throw new Error('Nothing is recorded.');
  }
  return MockSpeech.latest;
};

beforeEach(() => {
  MockSpeech.latest = undefined;
  mockSpeech.isThere = true;
});

/** Shows a field with all parts and records what it submits. */
async function showField({
  children,
  ...props
}: Partial<PromptFieldProps> & { children?: ReactNode } = {}) {
  const answers: (() => void)[] = [];
  const onSubmit = jest.fn<Promise<void>, [string]>(
    () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  );
  const shown = await showPremiumParts(
    <PromptField onSubmit={onSubmit} {...props}>
      <PromptFieldControl label="Ask" />
      <PromptFieldSend>Send</PromptFieldSend>
      <PromptFieldRecord>Record</PromptFieldRecord>
      {children}
    </PromptField>,
  );
  return {
    ...shown,
    prompts: () => onSubmit.mock.calls.map(([prompt]) => prompt),
    answer: () => act(async () => answers.shift()?.()),
  };
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ask' });

describe('the parts', () => {
  proves(
    [
      'The prompt field is the input of the [AI assistant](/x/react-data-grid/ai-assistant/).',
      'The prompt field requires [Premium](/x/introduction/licensing/#premium-plan).',
      'Use its parts to let users ask questions in the toolbar instead of a panel.',
      'The demo shows an error for other questions.',
    ],
    async () => {
      const { user } = show(<PromptInToolbar />);
      await user.type(screen.getByRole('textbox', { name: 'Ask for dishes' }), 'Tunisian{Enter}');
      await waitFor(() => expect(textsOf('name')).toEqual(['Shakshuka', 'Brik']), {
        timeout: 5000,
      });
      await user.type(screen.getByRole('textbox', { name: 'Ask for dishes' }), 'soup');
      await user.click(buttonOf('Send'));
      expect(
        await screen.findByText('Try “quick dishes” or “Tunisian dishes”.', {}, { timeout: 5000 }),
      ).toBeInTheDocument();
      await expectTypeError("export { PromptField } from '@mui/x-data-grid-pro';", /TS2305/);
    },
  );

  proves(
    [
      '| `PromptField` | Stores the text and calls `onSubmit`. The other parts require it | a `div` |',
      '| `PromptFieldControl` | Shows the text field. <kbd>Enter</kbd> submits the text | `slots.baseTextField` |',
      '| `PromptFieldSend` | Submits the text. The button is disabled without text, during a recording, and during a request | `slots.baseIconButton` |',
      '| `PromptFieldRecord` | Converts speech to text | `slots.baseIconButton` |',
    ],
    async () => {
      const { unmount } = await showPremiumParts(
        <PromptField data-testid="whole" onSubmit={() => {}}>
          <PromptFieldControl />
          <PromptFieldSend />
          <PromptFieldRecord />
        </PromptField>,
        { slots: { baseTextField: mark('text field'), baseIconButton: mark('icon button') } },
      );
      const whole = screen.getByTestId('whole');
      expect(whole.tagName).toBe('DIV');
      expect([...whole.children].map((one) => (one as HTMLElement).dataset.testid)).toEqual([
        'text field',
        'icon button',
        'icon button',
      ]);
      unmount();
      const { user, prompts, answer } = await showField();
      expect(buttonOf('Send')).toBeDisabled();
      await user.type(input(), '  {Enter}');
      expect(buttonOf('Send')).toBeDisabled();
      await user.type(input(), 'a{Enter}');
      expect(prompts()).toEqual(['  a']);
      await user.type(input(), 'b');
      expect(buttonOf('Send')).toBeDisabled();
      await answer();
      expect(buttonOf('Send')).toBeEnabled();
      await user.click(buttonOf('Record'));
      expect(buttonOf('Send')).toBeDisabled();
      speech().say('cheap', false);
      expect(input()).toHaveValue('cheap');
    },
  );

  proves('Outside the grid, they throw an error.', async () => {
    for (const Part of [PromptFieldControl, PromptFieldSend, PromptFieldRecord]) {
      expect(() =>
        show(
          <PromptField onSubmit={() => {}}>
            <Part />
          </PromptField>,
        ),
      ).toThrow(/inside the DataGrid|Data Grid context/);
    }
  });

  proves(
    [
      'Send the text from `onSubmit` to `apiRef.current.aiAssistant.processPrompt()`.',
      'When a user submits, the field is emptied.',
      'Until the promise of `onSubmit` settles, the `disabled` state is `true` and the buttons are disabled.',
      'The text field still accepts <kbd>Enter</kbd>, so ignore a second question while a request is pending, as the demo does.',
    ],
    async () => {
      const { user, prompts, answer } = await showField({
        className: ({ disabled }) => `disabled-${disabled}`,
      });
      await user.type(input(), 'first{Enter}');
      expect(input()).toHaveValue('');
      expect(document.querySelector('.disabled-true')).not.toBeNull();
      expect(buttonOf('Record')).toBeDisabled();
      expect(input()).toBeEnabled();
      await user.type(input(), 'second{Enter}');
      expect(prompts()).toEqual(['first', 'second']);
      await answer();
      expect(document.querySelector('.disabled-false')).not.toBeNull();
      expect(buttonOf('Record')).toBeEnabled();
    },
  );

  proves(
    [
      '`processPrompt()` resolves with an error instead of rejecting.',
      'Without the panel, no other place shows this error, so show the error yourself.',
    ],
    async () => {
      const results: unknown[] = [];
      function Ask() {
        const apiRef = useGridApiContext();
        return (
          <button
            type="button"
            onClick={async () => results.push(await apiRef.current.aiAssistant.processPrompt('a'))}
          >
            Ask
          </button>
        );
      }
      const error = new Error('The service is down.');
      const other = await showPremiumParts(<Ask />, {
        aiAssistant: true,
        onPrompt: () => Promise.reject(error),
      });
      await other.user.click(buttonOf('Ask'));
      await waitFor(() => expect(results).toEqual([error]));
      expect(screen.queryByText('The service is down.')).toBeNull();
    },
  );
});

describe('speech', () => {
  proves(
    [
      '`PromptFieldRecord` uses the speech recognition of the browser.',
      'After one second of silence, the recording ends and the recognized text is submitted.',
      'If a recording contains no word or fails, the field submits an empty text.',
      'After an earlier recording, it submits the text of that recording again.',
      'The message of the browser can be empty.',
      'Show errors with `onRecordError`, for example if a user refuses access to the microphone.',
    ],
    async () => {
      const onRecordError = jest.fn();
      const { prompts, answer } = await showField({ onRecordError });
      const record = () => fireEvent.click(buttonOf('Record'));
      record();
      expect(speech().start).toHaveBeenCalledTimes(1);
      act(() => speech().onend?.());
      expect(prompts()).toEqual(['']);
      await answer();
      record();
      act(() => speech().onerror?.({ message: '' }));
      expect(onRecordError.mock.calls).toEqual([['']]);
      expect(prompts()).toEqual(['', '']);
      await answer();
      record();
      jest.useFakeTimers();
      speech().say('quick ones', true);
      act(() => {
        jest.advanceTimersByTime(999);
      });
      expect(prompts()).toHaveLength(2);
      act(() => {
        jest.advanceTimersByTime(1);
      });
      expect(prompts()).toEqual(['', '', 'quick ones']);
      jest.useRealTimers();
      await answer();
      record();
      act(() => speech().onend?.());
      expect(prompts()).toEqual(['', '', 'quick ones', 'quick ones']);
    },
  );

  proves('The button reads `lang` when it mounts and ignores later changes.', async () => {
    function Mine() {
      const [lang, setLang] = useState('pt-BR');
      return (
        <PromptField onSubmit={() => {}} lang={lang}>
          <PromptFieldRecord>Record</PromptFieldRecord>
          <button type="button" onClick={() => setLang('en')}>
            {lang}
          </button>
        </PromptField>
      );
    }
    const { user } = await showPremiumParts(<Mine />);
    await user.click(buttonOf('pt-BR'));
    expect(buttonOf('en')).toBeInTheDocument();
    await user.click(buttonOf('Record'));
    expect(speech().lang).toBe('pt-BR');
  });

  proves('Ignore empty text in `onSubmit`, as the demo does.', async () => {
    const { user } = show(<VoicePrompt />);
    await act(async () => pause());
    await user.click(buttonOf('Record a question'));
    act(() => speech().onerror?.({ message: 'not-allowed' }));
    await act(async () => pause(20));
    expect(screen.getByText('not-allowed')).toBeInTheDocument();
  });

  proves(
    "If the browser doesn't support speech recognition, the button does nothing.",
    async () => {
      mockSpeech.isThere = false;
      const { user, prompts } = await showField();
      await user.click(buttonOf('Record'));
      expect(MockSpeech.latest).toBeUndefined();
      expect(prompts()).toEqual([]);
      expect(buttonOf('Record')).toBeEnabled();
    },
  );
});

describe('appearance', () => {
  proves(
    [
      'Each part has the `render` prop and accepts a function as `className`.',
      'Both functions receive the state `{ value, recording, disabled }`.',
      'The demo above uses `render` to change the icon and the name of the button during a recording.',
    ],
    async () => {
      const states: object[] = [];
      const both = {
        className: (state: object) => {
          states.push(state);
          return 'mine';
        },
        render: (_props: object, state: object) => {
          states.push(state);
          return <i />;
        },
      };
      const { unmount } = await showField({
        children: (
          <>
            <PromptFieldControl {...both} />
            <PromptFieldSend {...both} />
            <PromptFieldRecord {...both} />
          </>
        ),
      });
      expect(states.length).toBeGreaterThanOrEqual(6);
      for (const state of states) {
        expect(state).toEqual({ value: '', recording: false, disabled: false });
      }
      unmount();
      states.length = 0;
      await showPremiumParts(<PromptField onSubmit={() => {}} {...both} />);
      expect(states.length).toBeGreaterThanOrEqual(2);
      const { user } = show(<VoicePrompt />);
      await act(async () => pause());
      await user.click(buttonOf('Record a question'));
      expect(buttonOf('Stop recording')).toBeInTheDocument();
    },
  );
});

proves('`onSubmit` can pass the text to any function.', async () => {
  const { user } = show(<WithoutAssistant />);
  await act(async () => pause());
  await user.type(screen.getByRole('textbox'), 'tunisian 20{Enter}');
  await waitFor(() => expect(textsOf('name')).toEqual(['Brik']));
});

proves(
  [
    'The panel of the assistant contains its own prompt field.',
    '| `promptSendIcon` | The send button |',
    '| `promptSpeechRecognitionIcon` | The record button |',
    "| `promptSpeechRecognitionOffIcon` | The record button, if the browser doesn't support speech |",
    '| `promptIcon` | The icon next to a question |',
    '| `promptRerunIcon` | The button that asks a question again |',
  ],
  async () => {
    Element.prototype.scrollTo ??= () => {};
    const names = [
      'promptSendIcon',
      'promptSpeechRecognitionIcon',
      'promptSpeechRecognitionOffIcon',
      'promptIcon',
      'promptRerunIcon',
    ];
    const iconOf = (name: string) => (props: object) => <i {...props} data-testid={name} />;
    const shownIcons = async () => {
      const { unmount } = await showPremiumParts(null, {
        aiAssistant: true,
        onPrompt: () => new Promise(() => {}),
        aiAssistantConversations: [
          {
            title: 'First',
            prompts: [{ value: 'Asked', createdAt: new Date(2026, 2, 16), variant: 'error' }],
          },
        ],
        initialState: {
          preferencePanel: {
            open: true,
            openedPanelValue: GridPreferencePanelsValue.aiAssistant,
          },
        },
        slots: {
          aiAssistantPanel: GridAiAssistantPanel,
          ...Object.fromEntries(names.map((name) => [name, iconOf(name)])),
        },
      });
      await screen.findByText('Asked');
      const found = names.filter((name) => screen.queryByTestId(name));
      const again = screen.getByTestId('promptRerunIcon').closest('button');
      expect(again).toHaveAccessibleName('Run again');
      unmount();
      return found;
    };
    expect(await shownIcons()).toEqual(
      names.filter((name) => name !== 'promptSpeechRecognitionOffIcon'),
    );
    mockSpeech.isThere = false;
    expect(await shownIcons()).toEqual(
      names.filter((name) => name !== 'promptSpeechRecognitionIcon'),
    );
  },
);
