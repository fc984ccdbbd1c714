// What the server remembers from one render to the next, for the libraries that work it out for every element. It stands in
// the server's build only, where `remember-styles.ts` puts it.
import { type SerializedStyles, serializeStyles } from '@emotion/serialize';

/** Answers that each memo keeps at least, the latest; twice as many at most. */
const kept = 1_000;

/** Names of the objects that a memo has answered: they come back as arguments, and nobody changes them. */
const names = new WeakMap<object, string>();
let named = 0;

/** Chakra's `memo`, with keys that cost less. Answers are the same: an object is known by what it holds, or by being the same. */
export function memo<Args extends unknown[], Result>(
  work: (...args: Args) => Result,
): (...args: Args) => Result {
  let latest = new Map<unknown, Result>();
  let earlier = new Map<unknown, Result>();
  return (...args) => {
    const [first] = args;
    // A lone name or number is its own key.
    const key = args.length === 1 && typeof first !== 'object' ? first : keyOf(args);
    const known = latest.get(key);
    if (known !== undefined) return known;
    const result = earlier.get(key) ?? work(...args);
    if (result === undefined) return result;
    if (latest.size >= kept) {
      earlier = latest;
      latest = new Map();
    }
    latest.set(key, result);
    if (typeof result === 'object' && result !== null && !names.has(result)) {
      named += 1;
      names.set(result, `#${named}`);
    }
    return result;
  };
}

function keyOf(args: unknown[]): string {
  let key = '\0';
  for (const arg of args) key += `${nameOf(arg)}|`;
  return key;
}

function nameOf(value: unknown): string {
  if (typeof value === 'string') return `s:${value}`;
  if (typeof value !== 'object' || value === null) return `${typeof value}:${String(value)}`;
  const name = names.get(value);
  if (name) return name;
  if (Array.isArray(value)) return `[${value.map(nameOf).join()}]`;
  let text = '{';
  for (const key of Object.keys(value).sort())
    text += `${key}:${nameOf((value as Record<string, unknown>)[key])},`;
  return `${text}}`;
}

/** A question about a name and, or not, the keys of a variant, which are always the same ones: asked once for each name. */
export function askOnce(question: (name: string, keys?: string[]) => boolean): typeof question {
  const alone = new Map<string, boolean>();
  const withKeys = new Map<string, boolean>();
  return (name, keys) => {
    const answers = keys ? withKeys : alone;
    let answer = answers.get(name);
    if (answer === undefined) {
      answer = question(name, keys);
      answers.set(name, answer);
    }
    return answer;
  };
}

const serialized = new WeakMap<object, SerializedStyles>();

/** Emotion's `serializeStyles` of one object of styles, which nobody changes later; that of a text is made anew. */
export function serializeKept(styles: object | string): SerializedStyles {
  if (typeof styles === 'string') return serializeStyles([styles], undefined, {});
  const known = serialized.get(styles);
  if (known) return known;
  const made = serializeStyles([styles as never], undefined, {});
  serialized.set(styles, made);
  return made;
}

type Props = Record<string, unknown>;
type Recipe = ((variants: Props) => object) & { variantKeys: string[] };

/** What Chakra's `useResolvedProps` answers, in one pass over the props and without hooks: the server asks for each element once. */
export function resolveProps(
  { children, ...given }: Props,
  recipe: Recipe,
  isForwarded: (name: string, keys: string[]) => boolean,
  css: (...styles: unknown[]) => object,
  isStyle: (name: string) => boolean,
) {
  const { variantKeys } = recipe;
  const forwarded: Props = {};
  const variants: Props = {};
  const ownStyles: Props = {};
  const others: Props = {};
  for (const name of Object.keys(given)) {
    const value = given[name];
    if (isForwarded(name, variantKeys)) forwarded[name] = value;
    else if (variantKeys.includes(name)) variants[name] = value;
    else if (!isStyle(name)) others[name] = value;
    else if (name !== 'css') ownStyles[name] = value;
  }
  for (const name of ['colorPalette', 'orientation'])
    if (!variantKeys.includes(name)) variants[name] = given[name];
  const inCss = 'css' in given && !isForwarded('css', variantKeys) ? [given.css].flat(2).filter(Boolean) : [];
  return {
    styles: css(recipe(variants), ...inCss, ownStyles),
    props: Object.assign(forwarded, others, { children }),
  };
}
