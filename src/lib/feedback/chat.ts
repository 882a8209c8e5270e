/** What a chat service is asked and what it answers. Pure: the request is the caller's. */
import { isWebAddress } from '../pages/webAddress';

/** A file of a project. */
export interface ChatFile {
  readonly path: string;
  readonly content: string;
  /** The file that a reader sees first. */
  readonly isEntry?: true;
}

/** The body of the request that opens a demo in a chat. */
export interface ChatRequest {
  readonly name: string;
  /** The title of the page. */
  readonly description: string;
  readonly files: readonly ChatFile[];
  readonly type: 'mui-docs';
  /** The package that the demo is about. */
  readonly package: { readonly name: string; readonly version: string };
}

/** A demo as a project with everything that it takes to run. */
export interface ChatProject {
  readonly title: string;
  /** Text by path. */
  readonly files: Readonly<Record<string, string>>;
  /** Path of the demo in `files`. */
  readonly demo: string;
  /** npm packages with their versions. */
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The package of a demo that imports none of the documented ones. */
const BASE_PACKAGE = '@mui/material';
/** Makes data for demos; no demo is about it. */
const DATA_PACKAGE = '@mui/x-data-grid-generator';

export function chatRequest(
  { title, files, demo, dependencies }: ChatProject,
  description: string,
): ChatRequest {
  const name =
    Object.keys(dependencies).find(
      (dependency) => dependency.startsWith('@mui/x-') && dependency !== DATA_PACKAGE,
    ) ?? BASE_PACKAGE;
  return {
    name: title,
    description,
    files: Object.entries(files).map(([path, content]) => ({
      path,
      content,
      ...(path === demo && { isEntry: true }),
    })),
    type: 'mui-docs',
    package: { name, version: dependencies[name] ?? 'latest' },
  };
}

/** The address of the chat in a reply; `undefined` when the reply holds none that a browser may be sent to. */
export function nextUrlOf(reply: unknown): string | undefined {
  const url =
    typeof reply === 'object' && reply !== null && 'nextUrl' in reply ? reply.nextUrl : undefined;
  return typeof url === 'string' && isWebAddress(url) ? url : undefined;
}
