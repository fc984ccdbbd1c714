// Stops a build whose packages are not those of package-lock.json.
import { readFileSync } from 'node:fs';
import { differences } from './installed.mjs';

const packagesOf = (file) =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')).packages;
const found = differences(packagesOf('package-lock.json'), packagesOf('node_modules/.package-lock.json'));
for (const sentence of found) process.stderr.write(`${sentence}\n`);
if (found.length > 0) process.exit(1);
