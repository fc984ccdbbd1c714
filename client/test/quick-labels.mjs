// The labels of a field, and the field of a label, without a walk through the whole page for each of them. For every query
// by label, and for every name by which a role is asked for, Testing Library reads the labels of each field; jsdom then asks
// every element of the page whether it is one, and every label looks through the page for its field: a quarter of the time
// of a form's test. Here a page is walked through once until it changes. quick-labels.test.tsx holds both to the same answers.
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const require = createRequire(import.meta.url);
const ofJsdom = createRequire(`${dirname(require.resolve('jest-environment-jsdom'))}/`);
// Its parts need each other and load in its own order only.
ofJsdom('jsdom');
const living = (path) => ofJsdom(`jsdom/lib/jsdom/living/${path}.js`);
const NodeList = living('generated/NodeList');
const { domSymbolTree } = living('helpers/internal-constants');
const { isLabelable } = living('helpers/form-controls');
const { implForWrapper, wrapperForImpl } = living('generated/utils');
const { ELEMENT_NODE } = living('node-type');

const fields = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

const own = {};

/** Replaces both in all elements that jsdom makes; its own ways stay with the window's label, as `full`. */
export function installQuickLabels(window) {
  replace('Label', 'control', function control() {
    return fieldOf(this, pageOf(this));
  });
  for (const name of fields)
    replace(name, 'labels', function labels() {
      if (!isLabelable(this)) return null;
      const element = this.getRootNode({});
      // The list follows the page, as jsdom's does.
      if (this._quickLabels?._element !== element)
        this._quickLabels = NodeList.createImpl(element._globalObject, [], {
          element,
          query: () => labelsBy(element).get(this) ?? [],
        });
      return this._quickLabels;
    });
  window.HTMLLabelElement.full = {
    control: (label) => wrapped(own.control.call(implForWrapper(label))),
    labels: (field) => wrapped(own.labels.call(implForWrapper(field))),
  };
}

const wrapped = (found) => found && wrapperForImpl(found);

function replace(name, property, get) {
  const { prototype } = living(`nodes/HTML${name}Element-impl`).implementation;
  const { get: before } = Object.getOwnPropertyDescriptor(prototype, property);
  if (before.isQuick) return;
  own[property] = before;
  Object.defineProperty(prototype, property, {
    configurable: true,
    get: Object.assign(get, { isQuick: true }),
  });
}

const pages = new WeakMap();

/** What is known of the document, or the part out of it, that an element stands in. */
function pageOf(element) {
  const root = element.getRootNode({});
  const known = pages.get(root);
  if (known?.version === root._version) return known;
  const page = { version: root._version, byId: new Map(), labels: [], byField: null };
  for (const node of domSymbolTree.treeIterator(root)) {
    if (node.nodeType !== ELEMENT_NODE) continue;
    const id = node.getAttributeNS(null, 'id');
    // Of two with one id the first counts.
    if (id !== null && !page.byId.has(id)) page.byId.set(id, node);
    if (isLabel(node)) page.labels.push(node);
  }
  pages.set(root, page);
  return page;
}

const Label = living('nodes/HTMLLabelElement-impl').implementation;
const isLabel = (node) => node instanceof Label;

function fieldOf(label, { byId }) {
  const id = label.getAttributeNS(null, 'for');
  if (id === null) return [...domSymbolTree.treeIterator(label)].find(isLabelable) ?? null;
  const field = id === '' ? undefined : byId.get(id);
  return field && isLabelable(field) ? field : null;
}

/** The labels of a page by their fields. */
function labelsBy(root) {
  const page = pageOf(root);
  if (page.byField) return page.byField;
  page.byField = new Map();
  for (const label of page.labels) {
    const field = fieldOf(label, page);
    if (field) page.byField.set(field, [...(page.byField.get(field) ?? []), label]);
  }
  return page.byField;
}
