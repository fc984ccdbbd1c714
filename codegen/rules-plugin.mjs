// Writes what the contract demands of each input as plain data, for the server's validation and the client's forms:
// an export for each input type and for each mutation whose own arguments say something. Beside a document stand those it uses
// and the inputs in them, so that a page's code holds what it uses and no more.
import {
  getDirectiveValues,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  visit,
} from 'graphql';

const head = `/** What the contract demands of one field of an input; see \`@constraint\` there. */
export interface Rule {
  /** Name of its type in the contract; of a list that of the items. */
  kind: string;
  list?: true;
  /** Also true of what only a new record must have. */
  required: boolean;
  requiredOfNew?: true;
  /** The values of an enum. */
  options?: readonly string[];
  minLength?: number;
  maxLength?: number;
  min?: number;
  max?: number;
  step?: number;
  minItems?: number;
  maxItems?: number;
  format?: string;
}

export type InputRules = Readonly<Record<string, Rule>>;
`;

export function plugin(schema, documents, { onlyTypes = false }) {
  const constraint = schema.getDirective('constraint');
  const stated = ({ astNode }) => getDirectiveValues(constraint, astNode);

  function ruleOf(field) {
    const { requiredOfNew, ...limits } = stated(field) ?? {};
    const type = getNamedType(field.type);
    return {
      kind: type.name,
      ...(isListType(getNullableType(field.type)) && { list: true }),
      required: (isNonNullType(field.type) && field.defaultValue === undefined) || requiredOfNew === true,
      ...(requiredOfNew && { requiredOfNew }),
      ...(isEnumType(type) && { options: type.getValues().map(({ name }) => name) }),
      ...limits,
    };
  }

  const inputs = Object.values(schema.getTypeMap())
    .filter(isInputObjectType)
    .map((type) => [type.name, Object.values(type.getFields())]);
  const calls = Object.values(schema.getMutationType().getFields()).map(({ name, args }) => [
    name,
    args.filter(stated),
  ]);
  const used = withInner(schema, namesIn(documents));
  const exports = [...inputs, ...calls]
    .filter(([name, fields]) => fields.length > 0 && (documents.length === 0 || used.has(name)))
    .map(([name, fields]) => {
      const rules = Object.fromEntries(fields.map((field) => [field.name, ruleOf(field)]));
      const constant = `${name[0].toLowerCase()}${name.slice(1)}Rules`;
      return `export const ${constant} = ${JSON.stringify(rules, null, 2)} as const${documents.length ? '' : ' satisfies InputRules'};\n`;
    });
  if (onlyTypes) return head;
  return documents.length ? exports.join('\n') : [head, ...exports].join('\n');
}

/** Inputs and mutations of documents: their rules stand beside them, so that no page loads those of another. */
function namesIn(documents) {
  const names = new Set();
  for (const { document } of documents)
    visit(document, {
      NamedType: ({ name }) => void names.add(name.value),
      Field: ({ name }) => void names.add(name.value),
    });
  return names;
}

/** Also the inputs that stand in those inputs, at any depth: a form of a list has rules for what is in it. */
function withInner(schema, names) {
  // What is added meanwhile comes at the end, and its own inputs after it.
  for (const name of names) {
    const type = schema.getType(name);
    if (!isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const inner = getNamedType(field.type);
      if (isInputObjectType(inner)) names.add(inner.name);
    }
  }
  return names;
}

export default { plugin };
