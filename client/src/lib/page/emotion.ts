import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';

/** All browsers that know `@layer`, without which no page of ours has a look, know by prefix only these. */
const knownByPrefix = /^(mask|text-size-adjust|user-select)/;
const addPrefix: StylisPlugin = (element) => {
  if (element.type === 'decl' && knownByPrefix.test(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`;
};

// One list for all: by it the server finds again what it made of a rule for an earlier page.
const stylisPlugins = [addPrefix];

/** Where styles are collected: one for the browser's life, a new one for each page the server renders. */
export function createEmotionCache({ ssr }: { ssr: boolean }): EmotionCache {
  const cache = createCache({ key: 'l', stylisPlugins });
  // Collects the rules instead of writing a style element beside every component.
  if (ssr) cache.compat = true;
  return cache;
}

/** The style elements of a rendered page, marked so that the browser's cache takes them over. */
export function renderStyles(cache: EmotionCache): string {
  const tags: string[] = [];
  const names: string[] = [];
  let css = '';
  for (const [name, rules] of Object.entries(cache.inserted)) {
    if (typeof rules !== 'string') continue;
    if (cache.registered[`${cache.key}-${name}`] === undefined)
      tags.push(styleTag(`${cache.key}-global ${name}`, rules));
    else {
      names.push(name);
      css += rules;
    }
  }
  return [...tags, styleTag(`${cache.key} ${names.join(' ')}`, css)].join('');
}

function styleTag(names: string, css: string) {
  return `<style data-emotion="${names}">${css}</style>`;
}
