/** What passes between the editor of a demo and the frame that runs it. Types only. */
import type { DemoTheme } from '../theme/themeState';

/** The files of an edited demo by their path relative to the demo's folder, as the reader sees them (TypeScript or JavaScript). */
export interface LiveProject {
  readonly files: Readonly<Record<string, string>>;
  readonly entry: string;
}

/** How the demo looks: the reader's choices. */
export interface LiveAppearance {
  readonly mode: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  readonly density: string;
  readonly language: string;
  /** Theme options, values only, or `undefined`. */
  readonly ownTheme: unknown;
  /** The theme that the demo shows. Default `docs`. */
  readonly theme?: DemoTheme;
}

export interface LiveProblem {
  readonly phase: 'syntax' | 'import' | 'run';
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** The name of the package or file that isn't there. */
  readonly missing?: string;
}

export type LiveEvent =
  | { readonly kind: 'ready' }
  | { readonly kind: 'rendered'; readonly run: number; readonly height: number }
  | { readonly kind: 'problem'; readonly run: number; readonly problem: LiveProblem }
  | {
      readonly kind: 'console';
      readonly level: 'log' | 'info' | 'warn' | 'error' | 'debug';
      readonly text: string;
    }
  | { readonly kind: 'height'; readonly height: number }
  | { readonly kind: 'restarted'; readonly reason: 'loop' | 'silent' }
  | { readonly kind: 'unavailable'; readonly reason: 'blocked' | 'offline' | 'package' };
