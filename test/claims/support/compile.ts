/** Asks the compiler, which is a process of its own, whether code is right. */
import http from 'node:http';
import type { CompilerError } from '../../../tools/docs-claims/compiler';

/** What the compiler says of a module, as strict as a reader's: nothing when it compiles. */
export function compile(text: string): Promise<readonly CompilerError[]> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      // A connection of its own: one kept open from before may be closed by the compiler while it is busy, and the
      // question that was just sent there would be lost ("socket hang up").
      { port: process.env.CLAIMS_COMPILER, host: '127.0.0.1', method: 'POST', agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString();
          if (response.statusCode === 200) {
            resolve(JSON.parse(body));
          } else {
            reject(new Error(body));
          }
        });
      },
    );
    request.on('error', reject);
    request.end(text);
  });
}

function textOf(errors: readonly CompilerError[]): string {
  return errors.map(({ line, code, message }) => `line ${line}: TS${code}: ${message}`).join('\n');
}

/** Proves that a module compiles: `import`s included, as a reader would write it. */
export async function expectCompiles(text: string): Promise<void> {
  const errors = await compile(text);
  if (errors.length > 0) {
    throw new Error(`This must compile, and doesn't:\n${textOf(errors)}\n${text}`);
  }
}

/**
 * Proves that a module doesn't compile, for one reason.
 * @param expected a word of the message, or the code: `/TS2322/`. Each error must match it
 */
export async function expectTypeError(text: string, expected: RegExp): Promise<void> {
  const errors = await compile(text);
  if (errors.length === 0) {
    throw new Error(`This must not compile, and does:\n${text}`);
  }
  const others = errors.filter(({ code, message }) => !expected.test(`TS${code}: ${message}`));
  if (others.length > 0) {
    throw new Error(`The error is another one than ${expected}:\n${textOf(others)}\n${text}`);
  }
}
