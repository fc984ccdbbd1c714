// Whether something is shown, worked out without the rest of its style. For each element of each query by role Testing
// Library asks for `display` and `visibility`; jsdom then matches every rule of the page and parses every colour, a
// quarter of the time of a page's test. Only what these few properties depend on is done here, as jsdom does it: the
// last rule that matches wins, and cascade layers are not read. So is what our packages ask for each time that a toast or
// a dialog is drawn. quick-style.test.tsx holds both to the same answers.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const require = createRequire(import.meta.url);
const ofJsdom = createRequire(`${dirname(require.resolve('jest-environment-jsdom'))}/`);
const { implForWrapper } = ofJsdom('jsdom/lib/jsdom/living/generated/utils.js');
const browserSheet = ofJsdom('rrweb-cssom').parse(ofJsdom('jsdom/lib/jsdom/browser/default-stylesheet.js'));

/** The properties that are quick, and what an element has of them when it inherits nothing else. */
const inherited = { visibility: 'visible', 'pointer-events': 'auto' };
const quick = [
  'display',
  'opacity',
  'direction',
  'z-index',
  'animation-name',
  'overflow',
  'overflow-x',
  'overflow-y',
  ...Object.keys(inherited),
];
const asProperty = (name) => name.replaceAll(/-(.)/g, (_, letter) => letter.toUpperCase());
const cssNames = new Map(
  quick.flatMap((name) => [
    [name, name],
    [asProperty(name), name],
  ]),
);

/** Replaces the window's `getComputedStyle`; jsdom's own is its `full`. */
export function installQuickStyle(window) {
  const full = window.getComputedStyle;
  const quickStyle = (element, pseudo) => {
    if (pseudo || !(element instanceof window.Element)) return full.call(window, element, pseudo);
    let all;
    const rest = () => (all ??= full.call(window, element));
    return new Proxy(Object.create(window.CSSStyleDeclaration.prototype), {
      get(_, name) {
        if (cssNames.has(name)) return resolve(element, cssNames.get(name));
        if (name === 'getPropertyValue')
          return (property) =>
            cssNames.has(property) ? resolve(element, property) : rest().getPropertyValue(property);
        const value = rest()[name];
        return typeof value === 'function' ? value.bind(rest()) : value;
      },
      has: (_, name) => name in rest(),
    });
  };
  window.getComputedStyle = Object.assign(quickStyle, { full });
}

/** What an element has of a property; worked out once until the document or its rules change. */
function resolve(element, property) {
  const impl = implForWrapper(element);
  // Of what stands in no document nobody is told that it changed.
  if (!impl._attached) return workedOut(element, property);
  const answers = answersOf(impl._ownerDocument)[property];
  let answer = answers.get(impl);
  if (answer === undefined) {
    answer = workedOut(element, property);
    answers.set(impl, answer);
  }
  return answer;
}

function workedOut(element, property) {
  const value = declared(element, property);
  if (value !== '' || !(property in inherited)) return value;
  return element.parentElement ? resolve(element.parentElement, property) : inherited[property];
}

/** By what jsdom remembers of styles: it begins anew with each change of the document. */
const remembered = new WeakMap();

function answersOf(document) {
  document._styleCache ??= new WeakMap();
  let rules = 0;
  for (const sheet of document.styleSheets._list) rules += sheet.cssRules.length;
  let known = remembered.get(document._styleCache);
  // It is not told of a rule that is added to a sheet.
  if (known?.rules !== rules) {
    known = { rules, answers: Object.fromEntries(quick.map((name) => [name, new WeakMap()])) };
    remembered.set(document._styleCache, known);
  }
  return known.answers;
}

/** What the last matching rule, or the element itself, says about a property; empty when nothing does. */
function declared(element, property) {
  const own = element.style?.getPropertyValue(property);
  if (own && own !== 'unset') return own;
  let found = '';
  if (own === 'unset') return found;
  const classes = (element.getAttribute('class') ?? '').split(/\s+/);
  for (const sheet of [browserSheet, ...implForWrapper(element)._ownerDocument.styleSheets._list]) {
    const rules = rulesAbout(property, sheet);
    let last = -1;
    const look = (list) => {
      for (const at of list ?? []) if (at > last) last = at;
    };
    look(rules.simple.get(element.localName));
    for (const name of classes) look(rules.simple.get(`.${name}`));
    for (const { at, needs } of rules.others)
      if (
        at > last &&
        (!needs || element.hasAttribute(needs)) &&
        matches(element, rules.all[at].selectorText)
      )
        last = at;
    if (last >= 0) {
      const value = rules.all[last].style.getPropertyValue(property);
      found = value === 'unset' ? '' : value;
    }
  }
  return found;
}

const known = new WeakMap();

/** A sheet's rules that say something about a property: those of one class or tag by it, and where the others are. */
function rulesAbout(property, sheet) {
  const { cssRules } = sheet;
  let read = known.get(sheet);
  // Emotion puts its rules at the end; a sheet changed otherwise is read anew.
  if (!read || cssRules[read.count - 1] !== read.last) {
    read = { count: 0, about: Object.fromEntries(quick.map((name) => [name, emptyIndex()])) };
    known.set(sheet, read);
  }
  for (; read.count < cssRules.length; read.count += 1) {
    read.last = cssRules[read.count];
    for (const rule of rulesOf(read.last))
      for (const name of quick) if (rule.style?.getPropertyValue(name)) addTo(read.about[name], rule);
  }
  return read.about[property];
}

/** The rules jsdom reads. */
function rulesOf(rule) {
  if (!rule.media) return [rule];
  return Array.prototype.includes.call(rule.media, 'screen') ? rule.cssRules : [];
}

const emptyIndex = () => ({ all: [], simple: new Map(), others: [] });

function addTo({ all, simple, others }, rule) {
  const at = all.push(rule) - 1;
  const parts = (rule.selectorText ?? '').split(',').map((part) => part.trim());
  if (!parts.every((part) => /^\.?[a-z][\w-]*$/.test(part)))
    others.push({ at, needs: attributeOf(rule.selectorText) });
  else for (const part of parts) simple.set(part, [...(simple.get(part) ?? []), at]);
}

/** An attribute that every element has which the selector matches, where its last part names one. */
function attributeOf(selector = '') {
  const [, last = ''] = /([^\s>+~]+)$/.exec(selector) ?? [];
  return /,|:(?!where\()/.test(selector) ? undefined : /\[([a-z-]+)[^\]]*\]/.exec(last)?.[1];
}

const broken = new Set();

function matches(element, selector) {
  if (broken.has(selector)) return false;
  try {
    return element.matches(selector);
  } catch {
    broken.add(selector);
    return false;
  }
}
