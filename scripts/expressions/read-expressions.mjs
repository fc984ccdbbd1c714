import { parseSync } from '@swc/core';

/** Every regular expression a source file writes out: literals, and `RegExp('…')` of a text without parts put in. */
export function expressionsIn(text, file) {
  const tsx = file.endsWith('x');
  const found = [];
  const lines = lineFinder(text);
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) return node.forEach(visit);
    if (node.type === 'RegExpLiteral')
      found.push({ source: node.pattern, flags: node.flags, span: node.span });
    const constructed = expressionOfCall(node);
    if (constructed) found.push({ ...constructed, span: node.span });
    for (const part of Object.values(node)) visit(part);
  };
  const module = parseSync(text, { syntax: 'typescript', tsx, decorators: true, target: 'es2022' });
  visit(module.body);
  return found.map(({ source, flags, span }) => ({
    source,
    flags,
    line: lines(span.start - module.span.start),
  }));
}

function expressionOfCall({ type, callee, arguments: given }) {
  if (!['NewExpression', 'CallExpression'].includes(type) || callee?.value !== 'RegExp') return null;
  const [source, flags] = (given ?? []).map(({ expression }) => writtenText(expression));
  return source === undefined || source === null ? null : { source, flags: flags ?? '' };
}

function writtenText(node) {
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0].cooked;
  return null;
}

/** Line of a position in bytes, as swc counts. */
function lineFinder(text) {
  const bytes = Buffer.from(text);
  return (position) => bytes.subarray(0, position).toString().split('\n').length;
}
