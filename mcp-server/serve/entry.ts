/** The entry of the bundle. */
import { main } from './main';

main(__dirname).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
