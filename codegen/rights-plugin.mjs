// Writes what each role may do, of server/src/modules/rights.json, for both; and for the staff's part which right each call needs.
import { readFileSync } from 'node:fs';
import { getDirectiveValues, getNamedType, isObjectType } from 'graphql';

const table = new URL('../server/src/modules/rights.json', import.meta.url);

const roles = JSON.parse(readFileSync(table, 'utf8'));
const isNarrow = (right) => right && Object.values(roles).some((rights) => !rights.includes(right));

/** The right that a field or type of the contract names itself. */
const rightOn = (schema, { astNode }) =>
  astNode && getDirectiveValues(schema.getDirective('auth'), astNode)?.right;

/** The right that a field needs besides that of the type it is in, where some role lacks it. */
export function guardOf(schema, around, field) {
  const directives = field.astNode?.directives ?? [];
  const target = getNamedType(field.type);
  const right = directives.some(({ name }) => name.value === 'public')
    ? undefined
    : (rightOn(schema, field) ?? (isObjectType(target) ? rightOn(schema, target) : undefined));
  return right === rightOn(schema, around) || !isNarrow(right) ? undefined : right;
}

export function plugin(schema, _documents, { withCalls = false }) {
  const parts = [
    "import type { Right, Role } from './schema.ts';",
    '',
    '/** What each role may do. */',
    `export const rightsOfRole: Readonly<Record<Role, readonly Right[]>> = ${JSON.stringify(roles, null, 2)};`,
    '',
  ];
  if (!withCalls) return parts.join('\n');
  const calls = [schema.getQueryType(), schema.getMutationType()]
    .flatMap((root) => Object.values(root.getFields()))
    .map((field) => [field.name, rightOn(schema, field)])
    .filter(([, right]) => right);
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && type.astNode);
  const guarded = types
    .map((type) => [
      type.name,
      Object.values(type.getFields()).filter((field) => guardOf(schema, type, field)),
    ])
    .filter(([name, fields]) => fields.length > 0 && name !== 'Query' && name !== 'Mutation')
    .map(([name, fields]) => [name, fields.map((field) => field.name)]);
  return [
    ...parts,
    '/** The right that each call needs. */',
    `export const rightOfCall = ${JSON.stringify(Object.fromEntries(calls), null, 2)} as const;`,
    '',
    '/** Fields that need a right of their own: rows may come without. */',
    `export const guardedFields: Readonly<Record<string, readonly string[]>> = ${JSON.stringify(Object.fromEntries(guarded), null, 2)};`,
    '',
  ].join('\n');
}

export default { plugin };
