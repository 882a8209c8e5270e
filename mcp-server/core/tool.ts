/** What a tool is: a function from checked arguments and the documentation to a text. */
import type { z } from 'zod';
import type { Docs } from '../data/docs';
import type { ProjectPackage } from './versionNote';

/** What tools know besides their arguments. */
export interface ToolContext {
  readonly docs: Docs;
  /** The documented packages of the project that the assistant works on; empty where none is known. */
  readonly project: readonly ProjectPackage[];
}

/** What the assistant reads. */
export interface Answer {
  readonly text: string;
  /** Whether the question was wrong; the text says how, and what to ask instead. */
  readonly isError?: true;
}

export interface Tool {
  readonly name: string;
  /** For people. */
  readonly title: string;
  /** For assistants: when to use it, and what it gives. */
  readonly description: string;
  readonly input: z.ZodObject;
  /** @param args as the input's schema gives them */
  readonly run: (args: unknown, context: ToolContext) => Answer;
}

/** Ties the type of a tool's arguments to its schema. */
export function defineTool<Input extends z.ZodObject>(tool: {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  readonly run: (args: z.infer<Input>, context: ToolContext) => Answer;
}): Tool {
  return { ...tool, run: (args, context) => tool.run(tool.input.parse(args), context) };
}

export function problem(text: string): Answer {
  return { text, isError: true };
}
