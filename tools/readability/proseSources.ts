/** Finds the texts that the prose check reads. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DICTIONARY, messagesIn } from '../../plugins/content/ui-texts';
import { DOCS_INSTANCES } from '../../src/data/docsInstances';
import type { ProseSource } from './checkProse';

/** Guides outside of `guides/`. A test writes `feedback-server/attacks.md`, and `i18n/zh/README.md` is in Chinese. */
const OTHER_GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/README.md',
  'feedback-server/README.md',
  'mcp-server/README.md',
  'src/theme/README.md',
];

/** Files of a folder and its subfolders, from the root of the project, by path. */
function filesOf(siteDir: string, folder: string, extension: string): readonly string[] {
  return readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith(extension))
    .sort();
}

/** All pages, except the generated API reference. */
export function readPages(siteDir: string): readonly ProseSource[] {
  return DOCS_INSTANCES.flatMap(({ folder }) =>
    filesOf(siteDir, folder, '.mdx')
      .filter((file) => !file.startsWith(`${folder}/api/`))
      .map((file) => ({
        file,
        text: readFileSync(path.join(siteDir, file), 'utf8'),
        format: 'mdx' as const,
        firstLine: 1,
      })),
  );
}

/** What contributors read. */
export function readGuides(siteDir: string): readonly ProseSource[] {
  return [...OTHER_GUIDES, ...filesOf(siteDir, 'guides', '.md')].map((file) => ({
    file,
    text: readFileSync(path.join(siteDir, file), 'utf8'),
    format: 'md',
    firstLine: 1,
  }));
}

/** Replaces `{count}` by a number: placeholders are no words. */
function withoutPlaceholders(message: string): string {
  return message.replaceAll(/\{\w+\}/g, (match) => '1'.repeat(match.length));
}

/** The English messages of a file of the dictionary. Singular and plural of a message are separate texts. */
export function messagesOf(file: string, code: string): readonly ProseSource[] {
  return messagesIn(file, code).flatMap(({ message, line }) =>
    message
      .split('|')
      .map((text) => ({ file, text: withoutPlaceholders(text), format: 'md', firstLine: line })),
  );
}

/** The English texts of the user interface. */
export function readMessages(siteDir: string): readonly ProseSource[] {
  return filesOf(siteDir, DICTIONARY, '.ts').flatMap((file) =>
    messagesOf(file, readFileSync(path.join(siteDir, file), 'utf8')),
  );
}
