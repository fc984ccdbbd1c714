// An older Node would fail somewhere in the middle, with words that say nothing of it.
import { readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const [oldest, here] = [engines.node, process.versions.node].map((version) =>
  version.replace('>=', '').split('.').map(Number),
);
if (here[0] < oldest[0] || (here[0] === oldest[0] && here[1] < oldest[1])) {
  process.stderr.write(
    `This needs Node ${oldest.join('.')} or later, and this is ${process.versions.node}.\n`,
  );
  process.exit(1);
}
