import { GraphQLError, GraphQLScalarType } from 'graphql';
import { longTextProblem, noRequestId, requestIdProblem } from '../../shared/text-input.ts';
import { sharedTexts } from '../../shared/texts/index.ts';

/** A client's developer reads them: what calls the rule says of no one. */
const words = sharedTexts.en.input;
const decimal = /^-?\d{1,20}(\.\d{1,20})?(e\d{1,2})?$/;
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

/** As digits in a text, so that no cent is lost in a float; whether so much makes sense is for the rules to say (T-45). */
export const Decimal = new GraphQLScalarType<string, string>({
  name: 'Decimal',
  description: 'An exact decimal number as text, such as 12.99.',
  serialize: String,
  parseValue: (value) => {
    if (typeof value === 'string' && decimal.test(value)) return value;
    throw new GraphQLError('Decimal must be a number as text, such as "12.99"');
  },
});

/** It travels in a header and is the key of what was asked for: the same id is the same request (T-34, I-8). */
export const RequestId = new GraphQLScalarType<string, string>({
  name: 'RequestId',
  description:
    'Id of a request, chosen by the client: 8 to 64 letters, digits, underscores, periods, colons, and hyphens.',
  serialize: String,
  parseValue: (value) => {
    const problem = typeof value === 'string' ? requestIdProblem(value) : noRequestId;
    if (problem === null) return value as string;
    throw new GraphQLError(words.refused('RequestId', problem(words)), { extensions: { argument: 'RequestId' } });
  },
});

/** What a program on the shopper's device wrote, and a service reads. */
export const LongText = new GraphQLScalarType<string, string>({
  name: 'LongText',
  description: 'Text of up to 16,000 characters, written by a program.',
  serialize: String,
  parseValue: (value) => {
    if (typeof value === 'string' && longTextProblem(value) === null) return value;
    throw new GraphQLError('LongText must be a text of up to 16,000 characters.');
  },
});

const most = 100;

/** The one rule for every `first`: a size that can't be answered is refused, not bent. */
export const PageSize = new GraphQLScalarType<number, number>({
  name: 'PageSize',
  description: `How many items of a list to answer: 1 to ${most}.`,
  serialize: Number,
  parseValue: (value) => {
    if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= most) return value;
    throw new GraphQLError(words.refused('PageSize', words.pageSize), {
      extensions: { argument: 'PageSize' },
    });
  },
});
