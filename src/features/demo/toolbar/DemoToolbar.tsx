/**
 * The controls below a demo, as one toolbar with one tab stop. It shows and reports; what happens is the block's
 * business.
 */
import type { ReactElement } from 'react';
import { CODE_STYLINGS, type CodeStyling, type CodeVariant } from '../../../lib/code/demo';
import type { ShellId } from '../../../lib/pages/shellIds';
import { DEMO_TEXTS } from '../../i18n/dictionary/demo';
import { STYLING_TEXTS } from '../../i18n/dictionary/styling';
import { ChatButton } from './ChatButton';
import type { CodeAction } from '../block/demoView';
import { Icon } from './icons';
import type { MenuActions } from './MenuList';
import { MoreMenu } from './MoreMenu';
import type { SandboxTarget } from '../sandbox';
import { type ToolbarControl, toolbarEvent } from './toolbarEvents';
import { ToolButton } from './ToolButton';
import { useRovingFocus } from './useRovingFocus';
import { useTooltips } from './useTooltips';
import styles from './DemoToolbar.module.css';

export interface DemoToolbarProps extends MenuActions {
  readonly name: string;
  /** Id of what `Reset demo` acts upon. */
  readonly canvasId: string;
  /** Id of the code, while it is in view. */
  readonly codeId: string | undefined;
  readonly open: boolean;
  readonly action: CodeAction;
  readonly variant: CodeVariant;
  readonly styling: CodeStyling;
  readonly stylings: readonly CodeStyling[];
  /** Says why the demo isn't shown in the reader's styling. */
  readonly note: string | undefined;
  readonly copied: boolean;
  /** The reader came to the toolbar: a good time to load what the controls need. */
  readonly onEngage: () => void;
  readonly onToggle: () => void;
  readonly onVariant: (variant: CodeVariant) => void;
  readonly onStyling: (styling: CodeStyling) => void;
  /** While the demo is edited: the button's label, which ends it. */
  readonly editLabel: string | undefined;
  readonly onEdit: () => void;
  /** The reader is about to use a sandbox. */
  readonly onNearSandbox: () => void;
  readonly onSandbox: (target: SandboxTarget) => void;
  /** Settles when the chat is open or can't be opened. */
  readonly onChat: (() => Promise<void>) | undefined;
  readonly onCopy: () => void;
  readonly onResetFocus: () => void;
  readonly onReset: () => void;
  /** A part of the toolbar couldn't be loaded. */
  readonly onFailure: () => void;
}

const LANGUAGES = {
  JS: { id: 'js', variant: 'JS', label: DEMO_TEXTS.showJs },
  TS: { id: 'ts', variant: 'TS', label: DEMO_TEXTS.showTs },
} as const satisfies {
  [Variant in CodeVariant]: { id: ToolbarControl; variant: Variant; label: () => string };
};

const SANDBOXES = {
  stackblitz: { target: 'stackblitz', label: DEMO_TEXTS.stackblitz },
  codesandbox: { target: 'codesandbox', label: DEMO_TEXTS.codesandbox },
} as const satisfies { [Target in SandboxTarget]: { target: Target; label: () => string } };

/** The first control, which is the tab stop in the server's HTML. In browsers the document decides. */
function initialControl(hasStylings: boolean, open: boolean): ToolbarControl {
  if (process.env.CHAT_API_URL) {
    return 'chat';
  }
  if (hasStylings) {
    return 'styling';
  }
  return open ? LANGUAGES.JS.id : 'code';
}

export function DemoToolbar(props: DemoToolbarProps): ReactElement {
  const { name, open, variant, styling, stylings, note, copied } = props;
  const hasStylings = stylings.length > 1;
  const { row, item: rovingItem } = useRovingFocus<ToolbarControl>(
    initialControl(hasStylings, open),
  );
  const item = process.env.ANALYTICS_ID
    ? (id: ToolbarControl) => ({
        ...rovingItem(id),
        ...toolbarEvent(id, props.context.demo.file, open),
      })
    : rovingItem;
  const toolbar = {
    role: 'toolbar',
    'aria-label': DEMO_TEXTS.toolbar(),
    ...row,
    ...useTooltips(props.onEngage),
  } as const;

  const select = { 'aria-description': note, ...item('styling') } as const;

  return (
    <div className={styles.toolbar} {...toolbar}>
      {process.env.CHAT_API_URL && props.onChat ? (
        <ChatButton roving={item('chat')} file={props.context.demo.file} onOpen={props.onChat} />
      ) : null}
      {(hasStylings || open) && (
        <div className={styles.choices}>
          {hasStylings && (
            <span className={styles.noted} data-tip={note}>
              <select
                className={styles.select}
                aria-label={DEMO_TEXTS.styling()}
                value={styling}
                onChange={({ target }) => {
                  const chosen = CODE_STYLINGS.find((known) => known === target.value);
                  if (chosen) {
                    props.onStyling(chosen);
                  }
                }}
                {...select}
              >
                {stylings.map((known) => (
                  <option key={known} value={known}>
                    {STYLING_TEXTS[known]()}
                  </option>
                ))}
              </select>
            </span>
          )}
          {open && (
            <div className={styles.languages} role="group" aria-label={DEMO_TEXTS.language()}>
              {Object.values(LANGUAGES).map((language) => (
                <ToolButton
                  key={language.id}
                  className={styles.language}
                  label={language.label()}
                  tip={note && `${language.label()}. ${note}`}
                  aria-description={note}
                  aria-pressed={variant === language.variant}
                  roving={item(language.id)}
                  onClick={() => props.onVariant(language.variant)}
                >
                  {language.variant}
                </ToolButton>
              ))}
            </div>
          )}
        </div>
      )}
      <div className={styles.actions}>
        <button
          type="button"
          className={styles.code}
          aria-expanded={open}
          aria-controls={props.codeId}
          onClick={props.onToggle}
          {...item('code')}
        >
          {DEMO_TEXTS[props.action]()}
        </button>
        <ToolButton
          label={props.editLabel ?? DEMO_TEXTS.edit()}
          data-editing={props.editLabel}
          roving={item('edit')}
          onClick={props.onEdit}
        >
          <Icon name="edit" />
        </ToolButton>
        {Object.values(SANDBOXES).map(({ target, label }) => (
          <ToolButton
            key={target}
            label={label()}
            roving={item(target)}
            onPointerEnter={props.onNearSandbox}
            onClick={() => props.onSandbox(target)}
          >
            <Icon name={target} />
          </ToolButton>
        ))}
        <ToolButton
          label={DEMO_TEXTS.copy()}
          tip={copied ? DEMO_TEXTS.copied() : DEMO_TEXTS.copy()}
          roving={item('copy')}
          data-copy-button=""
          data-copied={copied || undefined}
          onClick={props.onCopy}
        >
          <Icon name={copied ? 'check' : 'copy'} />
        </ToolButton>
        <ToolButton
          label={DEMO_TEXTS.resetFocus()}
          roving={item('reset-focus')}
          onClick={props.onResetFocus}
        >
          <Icon name="resetFocus" />
        </ToolButton>
        <ToolButton
          label={DEMO_TEXTS.reset()}
          aria-controls={props.canvasId}
          roving={item('reset')}
          onClick={props.onReset}
        >
          <Icon name="reset" />
        </ToolButton>
        <MoreMenu
          id={`demo-${name}-menu` satisfies ShellId}
          roving={item('more')}
          context={props.context}
          sourceHref={props.sourceHref}
          onFailure={props.onFailure}
        />
      </div>
    </div>
  );
}
