import { GraphQLError, GraphQLScalarType } from 'graphql';

const day = /^\d{4}-\d{2}-\d{2}$/;

/** Instants pass as the services write them: ISO 8601 in UTC. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  description: 'An instant in UTC, ISO 8601, such as 2026-08-31T23:59:59.999Z.',
  serialize: String,
  parseValue: (value) => {
    if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) return value;
    throw new GraphQLError('DateTime must be an instant such as 2026-08-31T23:59:59.999Z');
  },
});

/** Only the form is checked here: whether there is such a day is the shopper's to be told, not the client's. */
export const LocalDate = new GraphQLScalarType<string, string>({
  name: 'LocalDate',
  description: 'A calendar day, YYYY-MM-DD, without a zone.',
  serialize: String,
  parseValue: (value) => {
    if (typeof value === 'string' && day.test(value)) return value;
    throw new GraphQLError('LocalDate must be a day such as 2026-08-31');
  },
});

/** Only answers carry it, and they carry what a rule has written. */
export const Decimal = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: 'An exact decimal number as text, such as 12.99.',
  serialize: String,
});
