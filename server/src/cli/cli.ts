// `npm run cli -- WORD`, and `node cli.js WORD` where the product is unpacked: what is done from a shell. Ends with 0 when
// it is done, with 1 when it failed or was refused, with 2 when the words make no command.
import { readEnvironment } from '../config.ts';

readEnvironment();
// Not before: React and GraphQL read the environment when they are imported.
const { runCommand } = await import('./run-command.ts');
process.exitCode = await runCommand(process.argv.slice(2));
