/** Formats what has changed: tables and lines have other widths with another address. */
import path from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';

/**
 * @param file from the root of the project, where it will lie
 * @returns the text as it is when the project doesn't format such a file
 */
export async function formatted(siteDir: string, file: string, text: string): Promise<string> {
  const filepath = path.join(siteDir, file);
  const { ignored, inferredParser } = await getFileInfo(filepath, {
    ignorePath: path.join(siteDir, '.prettierignore'),
  });
  if (ignored || inferredParser === null) {
    return text;
  }
  return format(text, { ...(await resolveConfig(filepath)), filepath });
}
