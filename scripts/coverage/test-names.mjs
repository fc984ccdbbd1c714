// Reads the names of tests from a source file without running it.
import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** What stands for the part of a name that is only known when the test runs. */
export const generated = '…';

const containers = new Set(['describe', 'suite']);
const tests = new Set(['test', 'it']);
/** `test.skip('…')` and the like name a test that shows nothing. */
const idle = new Set(['skip', 'fixme', 'todo', 'fail', 'failing']);

/**
 * The chains of names in a test file: describe, test and step, from the outside in. Chains that end in a describe
 * are no tests and are left out. Placeholders of templates and of `each` are written as one `…`.
 *
 * @param {string} file path of a .ts or .tsx file
 * @returns {string[][]}
 */
export function testNames(file) {
  const syntax = { syntax: 'typescript', tsx: file.endsWith('x'), decorators: true };
  const found = [];
  visit(parseSync(readFileSync(file, 'utf8'), syntax), [], found);
  return found;
}

/** Whether `wanted` names the end of a chain, with or without what stands around it. */
export function namesChain(chain, wanted) {
  if (chain.at(-1) !== wanted.at(-1)) return false;
  let position = -1;
  return wanted.every((name) => {
    position = chain.indexOf(name, position + 1);
    return position >= 0;
  });
}

function visit(node, outer, found) {
  if (Array.isArray(node)) {
    for (const child of node) visit(child, outer, found);
    return;
  }
  if (!node || typeof node !== 'object') return;
  const call = node.type === 'CallExpression' ? readCall(node) : undefined;
  if (call?.idle) return;
  const chain = call ? [...outer, call.name] : outer;
  if (call?.isTest) found.push(chain);
  for (const child of Object.values(node)) visit(child, chain, found);
}

/** What a call declares, or undefined when it declares no test. */
function readCall({ callee, arguments: [first] }) {
  const path = pathOf(callee);
  const name = first && nameOf(first.expression, path.includes('each'));
  if (name === undefined) return;
  const [root, ...rest] = path;
  const isContainer = containers.has(root) || rest.includes('describe');
  if (!isContainer && !tests.has(root)) return;
  return { name, isTest: !isContainer, idle: rest.some((part) => idle.has(part)) };
}

/** `test.describe.serial` → ['test', 'describe', 'serial']; also through the table of `test.each([…])`. */
function pathOf(node) {
  if (node.type === 'Identifier') return [node.value];
  if (node.type === 'MemberExpression') {
    const object = pathOf(node.object);
    return object.length > 0 ? [...object, node.property.value] : [];
  }
  if (node.type === 'CallExpression') return pathOf(node.callee);
  if (node.type === 'TaggedTemplateExpression') return pathOf(node.tag);
  return [];
}

function nameOf(node, inTable) {
  if (node.type === 'StringLiteral') return inTable ? withoutPlaceholders(node.value) : node.value;
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ cooked }) => cooked).join(generated);
}

/** The placeholders jest fills in: %s and its like, $name, $a.b. */
function withoutPlaceholders(name) {
  return name.replace(/%[sdifjoOp#$]|\$#|\$[a-zA-Z_][\w.]*/g, generated);
}
