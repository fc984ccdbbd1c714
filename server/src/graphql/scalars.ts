import { GraphQLError, GraphQLFloat, GraphQLScalarType, GraphQLString } from 'graphql';
import { isRecord } from '../platform/text/json.ts';

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** A `Date` inside, ISO 8601 in UTC outside. */
const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value as Date).toISOString(),
  parseValue(value) {
    const date = typeof value === 'string' && iso.test(value) ? new Date(value) : null;
    if (date && !Number.isNaN(date.getTime())) return date;
    throw new GraphQLError('must be a date and time such as 2025-01-05T12:00:00.000Z');
  },
});

/** As `base` in all but its name: it tells what a value means; validation refuses a bad one, beside its field. */
const named = <In, Out>(base: GraphQLScalarType<In, Out>, name: string) =>
  new GraphQLScalarType({ ...base.toConfig(), name });

const JSONObject = new GraphQLScalarType<object, object>({
  name: 'JSON',
  parseValue(value) {
    if (isRecord(value)) return value;
    throw new GraphQLError('must be an object');
  },
});

export const scalars = {
  Date: named(GraphQLString, 'Date'),
  DateTime,
  EmailAddress: named(GraphQLString, 'EmailAddress'),
  JSON: JSONObject,
  Money: named(GraphQLFloat, 'Money'),
  URL: named(GraphQLString, 'URL'),
};
