import {
  type ASTNode,
  type ASTVisitFn,
  type ASTVisitor,
  GraphQLError,
  getNullableType,
  isListType,
  Kind,
  type ValidationRule,
  type ValueNode,
} from 'graphql';
import { labelOf } from '../../platform/validation.ts';
import { mustBeList } from './variable-faults.ts';

/** Refuses one value in place of a list where it stands in the document; `refuseLoneValues` looks at variables. */
export const noListCoercion: ValidationRule = (context) => {
  const check: ASTVisitFn<ValueNode> = (node, _key, parent) => {
    if (!isListType(getNullableType(context.getInputType()))) return;
    const message = `${labelOf(nameOf(parent))} ${mustBeList}`;
    context.reportError(new GraphQLError(message, { nodes: node }));
  };
  return Object.fromEntries(singleValues.map((kind) => [kind, check])) as ASTVisitor;
};

const singleValues = [Kind.STRING, Kind.INT, Kind.FLOAT, Kind.BOOLEAN, Kind.ENUM, Kind.OBJECT];

/** The field, argument or variable a value is given to. */
function nameOf(parent: ASTNode | readonly ASTNode[] | undefined): string {
  if (!parent || !('kind' in parent)) return 'item';
  if (parent.kind === Kind.VARIABLE_DEFINITION) return parent.variable.name.value;
  return parent.kind === Kind.ARGUMENT || parent.kind === Kind.OBJECT_FIELD ? parent.name.value : 'item';
}
