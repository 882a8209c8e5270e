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

/** Stands in for the speech recognition of a browser. The packages look for it when they are loaded. */
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
  /** Understands words. */
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

/** A field of all parts, and what was submitted with it. */
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
      'The prompt field is the input of the [AI assistant](/x/react-data-grid/ai-assistant/), in parts that you put together yourself.',
      'It needs [Premium](/x/introduction/licensing/#premium-plan).',
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
      '| `PromptField` | Holds the text and the state, and calls `onSubmit`. Required around the others | A `div` |',
      '| `PromptFieldControl` | The input. <kbd>Enter</kbd> submits | `slots.baseTextField` |',
      "| `PromptFieldSend` | The button that submits. Disabled while there's no text, during a recording and until the answer is there | `slots.baseIconButton` |",
      '| `PromptFieldRecord` | The button that turns speech into text | `slots.baseIconButton` |',
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

  proves('Outside of it they throw.', async () => {
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
      '`onSubmit` decides what happens with the text.',
      'The field empties itself at once, and stays disabled until the promise that `onSubmit` returns settles.',
      'The input itself can be typed into during a request, and <kbd>Enter</kbd> then asks again.',
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
    "`processPrompt()` never rejects, but returns the error; show it, since people can't see it anywhere else without the panel.",
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
      'A second of silence ends the recording and submits what was understood.',
      'A recording without a word submits an empty text, and so does one that failed, after `onRecordError`.',
      "After an earlier recording it's the text of that one once more.",
      '`onRecordError` gets the message of the browser, which may be empty.',
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

  proves("It's read once, when the button appears.", async () => {
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

  proves('Check for it, as `submit` does here.', async () => {
    const { user } = show(<VoicePrompt />);
    await act(async () => pause());
    await user.click(buttonOf('Record a question'));
    act(() => speech().onerror?.({ message: 'not-allowed' }));
    await act(async () => pause(20));
    expect(screen.getByText('not-allowed')).toBeInTheDocument();
  });

  proves('Where the browser knows no speech recognition, the button does nothing.', async () => {
    mockSpeech.isThere = false;
    const { user, prompts } = await showField();
    await user.click(buttonOf('Record'));
    expect(MockSpeech.latest).toBeUndefined();
    expect(prompts()).toEqual([]);
    expect(buttonOf('Record')).toBeEnabled();
  });
});

describe('looks', () => {
  proves(
    [
      'Each part has `className` and `render`.',
      'Both may be functions of the state, `{ value, recording, disabled }`.',
      'The demo above uses `render` to draw another icon and name during a recording.',
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

proves('`onSubmit` can do anything with the text.', async () => {
  const { user } = show(<WithoutAssistant />);
  await act(async () => pause());
  await user.type(screen.getByRole('textbox'), 'tunisian 20{Enter}');
  await waitFor(() => expect(textsOf('name')).toEqual(['Brik']));
});

proves(
  [
    "The panel of the assistant has a field of its own, whose icons are slots: `promptSendIcon`, `promptSpeechRecognitionIcon`, and `promptSpeechRecognitionOffIcon` where speech isn't supported.",
    'The `promptIcon` slot stands beside each question in the panel, and `promptRerunIcon` on the button that asks it again.',
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
