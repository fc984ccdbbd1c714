// `node draw-elements.ts plain` prints what elements look like that are drawn by the libraries as they are, `remembering`
// as the site's build changes them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { rememberStyles } from './remember-styles.ts';

const outDir = await mkdtemp(join(tmpdir(), 'lubugo-drawing-'));
try {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: process.argv[2] === 'remembering' ? [rememberStyles()] : [],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      outDir,
      ssr: 'drawn-elements.tsx',
      rolldownOptions: { output: { entryFileNames: 'drawn.mjs' } },
    },
  });
  const { draw } = await import(pathToFileURL(join(outDir, 'drawn.mjs')).href);
  process.stdout.write(JSON.stringify(draw()));
} finally {
  await rm(outDir, { recursive: true });
}
