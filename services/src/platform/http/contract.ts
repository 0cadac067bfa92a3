import { mostCharacters } from './most-characters.ts';
import Type, { type Static } from 'typebox';

/** Error envelope of every service (N-76). `errors` is what the caller did, `serviceErrors` what went wrong behind it. */
export const ErrorEnvelope = Type.Object(
  {
    errors: Type.Array(
      Type.Object({
        code: Type.String(),
        field: Type.Optional(Type.String()),
        message: Type.String(),
        details: Type.Optional(
          Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer()]), {
            description: 'The facts in the message, for machines: costPoints, againFrom, limit.',
          }),
        ),
      }),
    ),
    serviceErrors: Type.Array(Type.Object({ code: Type.String(), message: Type.String() })),
    correlationId: Type.String(),
  },
  { $id: 'ErrorEnvelope' },
);
export type ErrorEnvelope = Static<typeof ErrorEnvelope>;

/** An instant in UTC, ISO 8601 with milliseconds. */
export const Instant = Type.String({ format: 'date-time' });
/** A note of at most so many characters, as a person counts them: an emoji of ten parts is one. */
export const noteOf = (most: number, description?: string) =>
  Type.String({ maxLength: most * 10, [mostCharacters]: most, ...(description === undefined ? {} : { description }) });
/** A calendar day, `YYYY-MM-DD`, in the zone that the field names. */
export const LocalDate = Type.String({ format: 'date' });
export const Nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()]);
export const literals = <const T extends readonly string[]>(values: T) =>
  Type.Unsafe<T[number]>(Type.Enum([...values]));

/** Every mutating call carries it; the same key with the same body gets the same answer (I-8). */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.String({ minLength: 8, maxLength: 128, pattern: '^[\\x21-\\x7e]+$' }),
});

/** The largest whole number that a column takes. */
export const maxInteger = 2_147_483_647;

/** Comma-separated codes, at least one: invalid ones are refused up front. */
export const codeList = (description: string) =>
  Type.String({
    maxLength: 1024,
    pattern: '^ *[A-Za-z0-9_-]{1,64} *(, *[A-Za-z0-9_-]{1,64} *)*$',
    description,
  });

/** The refusals any route may return, by status. */
export const refusals = {
  400: Type.Ref('ErrorEnvelope'),
  401: Type.Ref('ErrorEnvelope'),
  403: Type.Ref('ErrorEnvelope'),
  404: Type.Ref('ErrorEnvelope'),
  409: Type.Ref('ErrorEnvelope'),
  429: Type.Ref('ErrorEnvelope'),
  503: Type.Ref('ErrorEnvelope'),
};
