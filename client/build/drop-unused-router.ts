// React-router's links can fetch pages of its framework ahead, and beside them stand forms and links of a second kind.
// We use none of them, but no bundler can see that: they get a name when they are made.
import type { Plugin } from 'vite';

const routerFile = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

const prefetching = /\/\* @__PURE__ \*\/ \w+\.createElement\(PrefetchPageLinks, \{ page: href \}\)/;
const nameForDevelopers = /^\w+\.displayName = "\w+";$/gm;
const component = /^var \w+ = (?=\w+\.(?:forwardRef|memo)\()/gm;

export function dropUnusedRouter(): Plugin {
  return {
    name: 'drop-unused-router',
    apply: 'build',
    transform: {
      filter: { id: routerFile },
      handler(code) {
        if (!code.includes('PrefetchPageLinks')) return;
        for (const part of [prefetching, nameForDevelopers, component])
          if (code.search(part) < 0)
            this.error(`React-router no longer holds ${part}: look at what is dropped.`);
        const rest = code
          .replace(prefetching, 'null')
          .replace(nameForDevelopers, '')
          .replace(component, '$&/* @__PURE__ */ ');
        return { code: rest, map: null };
      },
    },
  };
}
