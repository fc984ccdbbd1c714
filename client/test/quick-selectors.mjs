// Simple selectors, matched without nwsapi. Testing Library asks for the elements of a role, a text or a label by selectors
// such as `*[role~="button"],input,button`, and asks each element of the page whether it is a script; nwsapi goes through a
// collection behind a proxy for it, a tenth of the time of a page's test. Here lists of tags, ids, classes and attributes, and
// `:not` of them, are matched on jsdom's own tree; every other selector stays with jsdom. quick-selectors.test.tsx holds both
// to the same answers.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const require = createRequire(import.meta.url);
const ofJsdom = createRequire(`${dirname(require.resolve('jest-environment-jsdom'))}/`);
// Its parts need each other and load in its own order only.
ofJsdom('jsdom');
const living = (path) => ofJsdom(`jsdom/lib/jsdom/living/${path}.js`);
const NodeList = living('generated/NodeList');
const { domSymbolTree } = living('helpers/internal-constants');
const { implForWrapper, wrapperForImpl } = living('generated/utils');
const { ELEMENT_NODE } = living('node-type');

const own = {};

/** Replaces the ways in all nodes that jsdom makes; its own stay with the window's element, as `full`. */
export function installQuickSelectors(window) {
  replace('Element', 'matches', (test, element) => test(element));
  replace('Element', 'closest', (test, element) => {
    let at = element;
    while (at?.nodeType === ELEMENT_NODE && !test(at)) at = domSymbolTree.parent(at);
    return at?.nodeType === ELEMENT_NODE ? wrapperForImpl(at) : null;
  });
  for (const kind of ['Element', 'Document', 'DocumentFragment']) {
    replace(kind, 'querySelector', (test, root) => elementsIn(root, test).next().value ?? null);
    replace(kind, 'querySelectorAll', (test, root) =>
      NodeList.createImpl(root._globalObject, [], { nodes: [...elementsIn(root, test)] }),
    );
  }
  const full = (name) => (node, selector) => {
    const found = own[name].call(implForWrapper(node), selector);
    return typeof found === 'boolean' ? found : (found && wrapperForImpl(found)) || found;
  };
  window.Element.full = {
    ...Object.fromEntries(Object.keys(own).map((name) => [name, full(name)])),
    isSimple: (selector) => testOf(selector) !== null,
  };
}

function replace(kind, name, find) {
  const { prototype } = living(`nodes/${kind}-impl`).implementation;
  const before = prototype[name];
  if (before.isQuick) return;
  own[name] ??= before;
  const quick = function (selector) {
    const test = testOf(selector);
    return test ? find(test, this) : before.call(this, selector);
  };
  prototype[name] = Object.assign(quick, { isQuick: true });
}

function* elementsIn(root, test) {
  for (const node of domSymbolTree.treeIterator(root))
    if (node !== root && node.nodeType === ELEMENT_NODE && test(node)) yield node;
}

const tests = new Map();

/** What says whether an element matches a selector; null of one that is not simple. */
function testOf(selector) {
  let test = tests.get(selector);
  if (test === undefined) {
    test = readList(selector);
    tests.set(selector, test);
  }
  return test;
}

const name = '[a-z][a-z0-9-]*';
const attribute = `\\[\\s*(?<attribute>${name})\\s*(?:(?<operator>[~^$*]?=)\\s*(?:"(?<double>[^"\\\\]*)"|'(?<single>[^'\\\\]*)'|(?<bare>[\\w-]+))\\s*)?\\]`;
const part = new RegExp(
  `(?<any>\\*)|(?<tag>${name})|#(?<id>[\\w-]+)|\\.(?<class>[\\w-]+)|${attribute}|:not\\((?<not>[^()]*)\\)`,
  'y',
);

/** A list with commas between compounds; null where one of them is more than that. */
function readList(selector) {
  const any = [];
  let at = 0;
  const skip = (pattern) => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(selector) ?? [''];
    at += found.length;
    return found;
  };
  do {
    skip(/\s+/y);
    const all = [];
    for (let found = read(selector, at); found; found = read(selector, at)) {
      // `*` and a tag stand first.
      const test = (found.groups.any || found.groups.tag) && all.length > 0 ? null : testOfPart(found.groups);
      if (!test) return null;
      all.push(test);
      at += found[0].length;
    }
    if (all.length === 0) return null;
    any.push(all.length === 1 ? all[0] : (element) => all.every((test) => test(element)));
    skip(/\s+/y);
  } while (skip(/,/y));
  if (at < selector.length) return null;
  return any.length === 1 ? any[0] : (element) => any.some((test) => test(element));
}

function read(selector, at) {
  part.lastIndex = at;
  return part.exec(selector);
}

/** Attributes whose values are compared as they are; of others, jsdom compares some in any case. */
const isExact = (of) => /^(data-.*|aria-.*|role|id|name|class|for|href|property)$/.test(of);

function testOfPart({ any, tag, id, class: one, not, attribute: of, operator, ...texts }) {
  if (any) return () => true;
  if (tag) return (element) => element._localName === tag;
  if (id) return (element) => element.getAttributeNS(null, 'id') === id;
  if (one) return (element) => comparisons['~='](element.getAttributeNS(null, 'class'), one);
  if (not !== undefined) {
    const test = testOf(not);
    return test && ((element) => !test(element));
  }
  if (!operator) return (element) => element.hasAttributeNS(null, of);
  const asked = texts.double ?? texts.single ?? texts.bare;
  const compare = comparisons[operator];
  if (operator !== '=' && !/^\S+$/.test(asked)) return null;
  if (isExact(of)) return (element) => compare(element.getAttributeNS(null, of), asked);
  if (of !== 'type') return null;
  return (element) => compare(element.getAttributeNS(null, of)?.toLowerCase() ?? null, asked.toLowerCase());
}

const comparisons = {
  '=': (value, asked) => value === asked,
  '~=': (value, asked) => value?.split(/\s+/).includes(asked) ?? false,
  '^=': (value, asked) => value?.startsWith(asked) ?? false,
  '$=': (value, asked) => value?.endsWith(asked) ?? false,
  '*=': (value, asked) => value?.includes(asked) ?? false,
};
