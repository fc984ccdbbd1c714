// `npm run check:node`: whether the pinned Node is the newest of its line, as the npm registry knows it.
import { giveUp, run } from './steps.mjs';
import { pinned } from './versions.mjs';

const [major] = pinned.split('.');
const { code, output } = await run('npm', [
  'view',
  `node@${major}`,
  'version',
  '--json',
  '--loglevel',
  'error',
]);
if (code !== 0) giveUp(`The npm registry could not be asked which Node is the newest:\n${output}`);

const newest = [JSON.parse(output)]
  .flat()
  .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  .at(-1);
if (newest !== pinned)
  giveUp(
    `Node ${newest} is out; ${pinned} is pinned. Change scripts/versions.mjs and the Dockerfile, then run the tests.`,
  );
process.stdout.write(`Node ${pinned} is the newest of its line.\n`);
