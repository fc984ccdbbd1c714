// React-router's links can fetch pages of its framework ahead and are marked so that it finds them, and beside them stand forms
// and links of a second kind. We use none of it, but no bundler can see that: they get a name when they are made.
import type { Plugin } from 'vite';

const routerFile = /\/react-router\/dist\/\w+\/(index|chunk-\w+)\.m?js$/;

const prefetching = /\/\* @__PURE__ \*\/ \w+\.createElement\(PrefetchPageLinks, \{ page: href \}\)/;
const mark = /"data-discover": !isAbsolute && discover === "render" \? "true" : void 0/g;
const nameForDevelopers = /^\w+\.displayName = "\w+";$/gm;
const component = /^var \w+ = (?=\w+\.(?:forwardRef|memo)\()/gm;

export function dropUnusedRouter(): Plugin {
  return {
    name: 'drop-unused-router',
    apply: 'build',
    transform: {
      filter: { id: routerFile },
      handler(code, id) {
        if (!code.includes('"data-discover": !')) return;
        // The server loads the whole file anyway, as CommonJS: of what it draws only the mark goes.
        const isServers = id.endsWith('.js');
        for (const part of isServers ? [mark] : [mark, prefetching, nameForDevelopers, component])
          if (code.search(part) < 0)
            this.error(`React-router no longer holds ${part}: look at what is dropped.`);
        const unmarked = code.replace(mark, '');
        if (isServers) return { code: unmarked, map: null };
        const rest = unmarked
          .replace(prefetching, 'null')
          .replace(nameForDevelopers, '')
          .replace(component, '$&/* @__PURE__ */ ');
        return { code: rest, map: null };
      },
    },
  };
}
