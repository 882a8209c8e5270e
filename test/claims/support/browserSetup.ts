/** Before the claims of the real browser run: reads what all pages say, once. */
import path from 'node:path';
import { writePageTexts } from './writePageTexts';

export default function browserSetup(): void {
  writePageTexts(path.resolve(__dirname, '../../..'));
}
