// `vite build` makes what the browser loads, `vite build --ssr src/entry-server.tsx` what the server renders pages with.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const inside = (...packages: string[]) => new RegExp(`/node_modules/(${packages.join('|')})/`);

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  plugins: [react()],
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: { output: { entryFileNames: 'entry-server.js' } },
      }
    : {
        outDir: 'dist/public',
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: {
          output: {
            // Libraries change seldom: they stay in the browser's cache while the site's own code moves on.
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: inside(
                    'react',
                    'react-dom',
                    'scheduler',
                    'react-router',
                    'react-router-dom',
                    'cookie',
                  ),
                },
                { name: 'data', test: inside('@apollo', '@wry', 'rxjs', 'graphql', 'optimism', 'tslib') },
                { name: 'style', test: inside('@emotion', 'stylis', '@pandacss') },
              ],
            },
          },
        },
      },
  // The build is one self-contained file: the server needs none of the client's packages at run time.
  ssr: command === 'build' ? { noExternal: true } : {},
}));
