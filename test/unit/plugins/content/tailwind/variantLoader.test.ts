import { existsSync } from 'node:fs';
import { UTILITIES, variantLoader } from '../../../../../plugins/content/tailwind/variantLoader';

const SOURCE = "import Box from '@mui/material/Box';\n\nexport default Box;\n";

test('a Tailwind variant imports the utilities, and its lines keep their numbers', () => {
  expect(variantLoader(SOURCE)).toBe(`import ${JSON.stringify(UTILITIES)};${SOURCE}`);
  expect(existsSync(UTILITIES)).toBe(true);
});
