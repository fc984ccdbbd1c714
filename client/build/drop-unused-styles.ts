// Chakra knows every style property and condition there is, as one object and one list, and Emotion every attribute, as one
// expression: no bundler can shake them. This leaves out those whose names nobody writes: neither we nor the components of
// Chakra.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const chakra = dirname(createRequire(import.meta.url).resolve('@chakra-ui/react'));
const wroteStyles = [join(import.meta.dirname, '../src'), join(chakra, 'components')];

const presetFile = /\/@chakra-ui\/react\/dist\/esm\/preset-base\.js$/;
const propertiesFile = /\/@pandacss\/is-valid-prop\/dist\/index\.mjs$/;
const attributesFile = /\/@emotion\/is-prop-valid\/dist\/[\w.-]+\.js$/;

interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}
interface Property extends Node {
  key: Node & { name?: string; value?: string };
  value: Node & { properties?: Property[]; elements?: { value: string }[]; arguments?: Node[] };
}

export function dropUnusedStyles(): Plugin {
  let words: Set<string> | undefined;
  return {
    name: 'drop-unused-styles',
    apply: 'build',
    transform: {
      filter: { id: [presetFile, propertiesFile, attributesFile] },
      handler(code, id) {
        words ??= readWords();
        let shorter: string;
        if (propertiesFile.test(id)) shorter = shortenList(code, words);
        else if (attributesFile.test(id)) shorter = shortenExpression(code, words);
        else shorter = cut(code, findUnused(this.parse(code) as unknown as Node, words));
        if (shorter === code)
          this.error(`${id} no longer holds what is left out of it: look at what is dropped.`);
        return { code: shorter, map: null };
      },
    },
  };
}

/** What a browser is never told; tests and what is generated name no style of their own. */
const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g;
const withoutStyles = /\.test\.|generated/;

/** Every word of the sources that may name a style. */
function readWords(): Set<string> {
  const words = new Set<string>();
  for (const folder of wroteStyles) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.(tsx?|js)$/.test(name) || withoutStyles.test(name)) continue;
      const code = readFileSync(join(folder, name), 'utf8').replace(comments, '');
      for (const [word] of code.matchAll(/\w+/g)) words.add(word);
    }
  }
  return words;
}

/** The properties of the objects `conditions` and `utilities` whose names are not among `words`. */
function findUnused(program: Node, words: Set<string>): Property[] {
  const unused: Property[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return;
    const {
      type,
      callee,
      arguments: args,
      key,
      value,
    } = node as Node & Partial<Property> & { callee?: Node };
    if (type === 'CallExpression' && callee?.name === 'defineConditions') {
      const [conditions] = args as Property['value'][];
      unused.push(...(conditions?.properties ?? []).filter(({ key }) => !words.has(`_${nameOf(key)}`)));
    } else if (type === 'Property' && nameOf(key) === 'utilities') {
      unused.push(
        ...(value?.properties ?? []).filter((utility) => !namesOf(utility).some((name) => words.has(name))),
      );
    } else Object.values(node).forEach(visit);
  };
  visit(program);
  return unused;
}

const nameOf = (key: Property['key'] | undefined) => key?.name ?? String(key?.value);

/** A utility goes by its property and by short names, such as `bg`. */
function namesOf({ key, value }: Property): string[] {
  const short = value.properties?.find((field) => nameOf(field.key) === 'shorthand');
  return [nameOf(key), ...(short?.value.elements ?? []).map((element) => element.value)];
}

function cut(code: string, parts: Property[]): string {
  let rest = code;
  for (const { start, end } of parts.toSorted((a, b) => b.start - a.start)) {
    rest = rest.slice(0, start) + rest.slice(end).replace(/^\s*,/, '');
  }
  return rest;
}

/** The names of all CSS properties stand in one string there. */
const shortenList = (code: string, words: Set<string>) =>
  code.replace(/(?<=cssPropertiesStr = ")[^"]*/, (names) => keep(names, ',', words));

/** The names of all attributes are the ways of one regular expression, between `/^((` and `)|`. */
const shortenExpression = (code: string, words: Set<string>) =>
  code.replace(/(?<=\/\^\(\()[\w|]+(?=\)\|)/, (names) => keep(names, '|', words));

const keep = (names: string, separator: string, words: Set<string>) =>
  names
    .split(separator)
    .filter((name) => words.has(name))
    .join(separator);
