// Chakra makes the recipe of a component again for each of its elements, finds what it remembers by keys that cost more than
// the work, and Emotion writes the same styles again for each page. A browser draws a page once; the server draws thousands.
// In the server's build these parts remember what they made: a cold page takes less than half the time, its HTML is the same.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const memory = JSON.stringify(fileURLToPath(new URL('render-memory.ts', import.meta.url)));

interface Patch {
  file: RegExp;
  /** Each must be there exactly once, or as often as it says. */
  parts: { from: RegExp; to: string; times?: number }[];
}

const patches: Patch[] = [
  {
    file: /\/@chakra-ui\/react\/dist\/esm\/utils\/memo\.js$/,
    parts: [
      { from: /^[\s\S]*const memo = [\s\S]*export \{ memo \};\s*$/, to: `export { memo } from ${memory};` },
    ],
  },
  {
    file: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/factory\.js$/,
    parts: [
      { from: /^(?="use client")/m, to: `import { askOnce, serializeKept } from ${memory};\n` },
      // A recipe belongs to a component and a system, not to an element.
      { from: /^ {2}const Styled = /m, to: '  let recipeOf, cvaRecipe, forwards;\n$&' },
      {
        from: /^ {4}(const cvaFn = .*\n.*\n) {4}const (cvaRecipe = mergeCva\(baseCva, cvaFn\);)$/m,
        to: '    if (recipeOf !== cva) {\n      recipeOf = cva;\n      forwards = null;\n      $1      $2\n    }',
      },
      {
        from: /(?<=const shouldForwardProp = )(composeShouldForwardProps\(.*\) \|\| fallbackShouldForwardProp);/,
        to: '(forwards ??= askOnce($1));',
      },
      {
        from: /serializeStyles\(\s*(styles\.concat\(classInterpolations\)),\s*(cache2\.registered),\s*(mergedProps)\s*\)/,
        to: 'classInterpolations.length === 1 ? serializeKept(styleProps) : $&',
      },
      { from: /React\.useMemo\(\s*\(\) => (Object\.assign\(.*\)),\s*\[inProps\]\s*\)/, to: '$1' },
      // On the server it draws nothing and has no hooks: a call does, without an element of its own.
      { from: /\/\* @__PURE__ \*\/ jsx\(\s*Insertion,\s*(\{[^{}]*\})\s*\)/, to: 'Insertion($1)', times: 2 },
    ],
  },
  {
    file: /\/@chakra-ui\/react\/dist\/esm\/styled-system\/use-resolved-props\.js$/,
    parts: [
      { from: /^import \{ useMemo \} from 'react';$/m, to: `import { resolveProps } from ${memory};` },
      {
        from: /(?<=^function useResolvedProps\(inProps, cvaRecipe, shouldForwardProps\) \{\n.*\n)[\s\S]*?^\}$/m,
        to: '  return resolveProps(inProps, cvaRecipe, shouldForwardProps, css, isValidProperty);\n}',
      },
    ],
  },
  {
    file: /\/@emotion\/react\/dist\/emotion-react\.esm\.js$/,
    parts: [
      { from: /^(?=import )/, to: `import { serializeKept } from ${memory};\n` },
      {
        from: /serializeStyles\(\[styles\], undefined, React\.useContext\(ThemeContext\)\)/,
        to: 'serializeKept(styles)',
      },
    ],
  },
];

export function rememberStyles(): Plugin {
  const done = new Set<Patch>();
  return {
    name: 'remember-styles',
    apply: 'build',
    transform: {
      filter: { id: patches.map(({ file }) => file) },
      handler(code, id) {
        let rest = code;
        for (const patch of patches.filter(({ file }) => file.test(id))) {
          done.add(patch);
          for (const { from, to, times = 1 } of patch.parts) {
            const found = rest.match(new RegExp(from, `${from.flags}g`))?.length ?? 0;
            if (found !== times)
              this.error(`${id} no longer holds ${from} ${times} times: look at what the server remembers.`);
            rest = rest.replace(new RegExp(from, `${from.flags}g`), to);
          }
        }
        return { code: rest, map: null };
      },
    },
    buildEnd(error) {
      const missed = patches.find((patch) => !done.has(patch));
      if (missed && !error) this.error(`The build has no ${missed.file}: look at what the server remembers.`);
    },
  };
}
