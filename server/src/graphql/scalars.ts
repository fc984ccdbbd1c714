import { GraphQLError, GraphQLScalarType } from 'graphql';

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;

/** Dates inside, ISO 8601 in UTC outside. */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  serialize: (value) => (value as Date).toISOString(),
  parseValue(value) {
    const date = typeof value === 'string' && iso.test(value) ? new Date(value) : null;
    if (date && !Number.isNaN(date.getTime())) return date;
    throw new GraphQLError('must be a date and time such as 2025-01-05T12:00:00.000Z');
  },
});
