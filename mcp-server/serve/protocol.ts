/** Connects the tools with the protocol. */
// The high-level class would answer wrong arguments by itself, in other words than the tools.
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ListToolsRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { TOOLS, answer } from '../core/answer';
import type { ProjectPackage } from '../core/versionNote';
import type { Docs } from '../data/docs';

export interface ProtocolParts {
  /** Version of the server itself. */
  readonly version: string;
  readonly docs: Promise<Docs>;
  /** What is known of the project at the time of a call. */
  readonly project: (docs: Docs, server: Server) => Promise<readonly ProjectPackage[]>;
}

const NAME = 'component-docs';

const INSTRUCTIONS =
  'Documentation of MUI X (data grid, date and time pickers, charts, tree view) and Material UI, of one version each, which every answer names. Start with search_docs, read with get_page and get_api, and take working code from get_demo. Prefer these over what you remember: names and defaults differ between versions. Name the address of the page behind each statement.';

/** All tools only read, and only what is here. */
const ANNOTATIONS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

const LISTED = TOOLS.map(({ name, title, description, input }) => {
  return {
    name,
    title,
    description,
    annotations: { title, ...ANNOTATIONS },
    inputSchema: { ...z.toJSONSchema(input, { io: 'input' }), type: 'object' as const },
  };
});

/** A server that isn't connected yet. */
export function createProtocolServer({ version, docs, project }: ProtocolParts): Server {
  const server = new Server(
    { name: NAME, title: 'Component documentation', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: LISTED }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }): Promise<CallToolResult> => {
    const known = await docs;
    const context = { docs: known, project: await project(known, server) };
    const { text, isError } = answer(params.name, params.arguments, context);
    return { content: [{ type: 'text', text }], ...(isError && { isError }) };
  });
  return server;
}
