// Chakra's files as the server's build changes them, for tests that draw as the server does; see build/remember-styles.ts.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rememberStyles } from '../../build/remember-styles.ts';

const { transform } = rememberStyles();
const changes = readFileSync(new URL('../../build/remember-styles.ts', import.meta.url));
const error = (message) => {
  throw new Error(message);
};

export default {
  process: (code, path) => transform.handler.call({ error }, code, path),
  getCacheKey: (code, path) => createHash('sha256').update(changes).update(path).update(code).digest('hex'),
};
