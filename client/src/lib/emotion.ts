import createCache, { type EmotionCache } from '@emotion/cache';

/** Where styles are collected: one for the browser's life, a new one for each page the server renders. */
export function createEmotionCache({ ssr }: { ssr: boolean }): EmotionCache {
  const cache = createCache({ key: 'l' });
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
