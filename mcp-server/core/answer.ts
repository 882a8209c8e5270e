/** Answers a call of a tool. Pure: the documentation and what is known of the project are handed in. */
import { z } from 'zod';
import type { Answer, Tool, ToolContext } from './tool';
import { problem } from './tool';
import { getApi } from './tools/getApi';
import { getDemo } from './tools/getDemo';
import { getPage } from './tools/getPage';
import { knownIssues } from './tools/knownIssues';
import { listPages } from './tools/listPages';
import { searchDocs } from './tools/searchDocs';
import { whatChanged } from './tools/whatChanged';

/** In the order in which assistants see them. */
export const TOOLS: readonly Tool[] = [
  searchDocs,
  getPage,
  getApi,
  getDemo,
  listPages,
  knownIssues,
  whatChanged,
];

/**
 * @param name of the tool
 * @param args as the assistant sent them
 */
export function answer(name: string, args: unknown, context: ToolContext): Answer {
  const tool = TOOLS.find((each) => each.name === name);
  if (!tool) {
    return problem(
      `There is no tool "${name}". The tools are ${TOOLS.map((each) => each.name).join(', ')}.`,
    );
  }
  const checked = tool.input.safeParse(args ?? {});
  return checked.success
    ? tool.run(checked.data, context)
    : problem(
        `The arguments of ${name} are wrong.\n${z.prettifyError(checked.error)}\nIt takes: ${Object.keys(tool.input.shape).join(', ')}.`,
      );
}
