// `vite build` makes what the browser loads, `vite build --ssr` what the server renders pages with, and its table of addresses.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { brand } from './build/brand.ts';
import { budget } from './build/budget.ts';
import { dropUnusedRouter } from './build/drop-unused-router.ts';
import { dropUnusedStyles } from './build/drop-unused-styles.ts';
import { rememberStyles } from './build/remember-styles.ts';
import { siteIcons } from './build/site-icons.ts';

const reactRouter = fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router')));
const inside = (...packages: string[]) => new RegExp(`/node_modules/(${packages.join('|')})/`);

const icons = siteIcons(fileURLToPath(new URL('./src', import.meta.url)));
const isShared =
  /client\/src\/(ui|lib|site\/page)\/(?!session\/|api\/post|film|today|travel)|lucide-(react|icon)/;

/** What five pages share and no other needs: in the file of all it would weigh more than it saves. */
const isOfFew = /client\/src\/(ui\/dash-list|site\/page\/(back-link|columns|picture-caption))\./;

/** Building blocks, and the icons that visitors see. */
const isCommon = (module: string) => {
  const [, icon] = /lucide-react.*\/icons\/([\w-]+)\./.exec(module) ?? [];
  return isShared.test(module) && !isOfFew.test(module) && (icon === undefined || icons.has(icon));
};

/**
 * The files an import brings along, for a browser to fetch at once. Those of the start and of the admin are named in the
 * document (`page-code`), and those of the start are there long before a page asks: visitors need no list of them.
 */
const withoutNamed = (file: string, files: string[], { hostId }: { hostId: string }) =>
  /\/index-/.test(hostId) || /\/(admin-app|article-preview)-/.test(file)
    ? []
    : files.filter((name) => !/\/(index|react|data|style|theme|common)-[\w-]{8}\.js$/.test(name));

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  plugins: [
    react(),
    brand(),
    dropUnusedRouter(),
    dropUnusedStyles(),
    isSsrBuild ? rememberStyles() : budget(),
  ],
  // RxJS keeps its code for today's browsers under this name.
  resolve: {
    conditions: ['es2015', ...defaultClientConditions],
    alias:
      command === 'build'
        ? [
            // Its exports offer only the code with warnings for developers.
            { find: /^react-router$/, replacement: reactRouter },
            {
              find: '../createLucideIcon.mjs',
              replacement: join(import.meta.dirname, 'build/lucide-icon.ts'),
            },
          ]
        : [],
  },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        copyPublicDir: false,
        rolldownOptions: {
          input: ['src/entry-server.tsx', 'src/page-addresses.ts', 'src/staff-shell.ts'],
          output: { entryFileNames: '[name].js' },
        },
      }
    : {
        outDir: 'dist/public',
        manifest: true,
        target: 'es2022',
        modulePreload: { polyfill: false, resolveDependencies: withoutNamed },
        assetsInlineLimit: 0,
        rolldownOptions: {
          // Emotion names it for a function nobody here calls; being CommonJS it would come along.
          treeshake: {
            moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }],
          },
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
                // All pages load both: every file costs a header and a name.
                { name: 'theme', test: /client\/src\/ui\/theme\/(config|system)|chakra.*\/flex\/flex/ },
                // What most pages need goes in one file: thirty small ones cost more in headers than they hold. But not
                // what the staff's many screens share with few pages.
                {
                  name: 'common',
                  test: isCommon,
                  minShareCount: 5,
                },
                // Pages with a film's picture read its address as well.
                {
                  name: 'film',
                  test: /client\/src\/(lib\/film|site\/film\/film-thumbnail)/,
                },
              ],
            },
          },
        },
      },
  // The build is one self-contained file: the server needs none of the client's packages at run time.
  ssr: command === 'build' ? { noExternal: true } : {},
}));
