import Type from 'typebox';
import { Instant, maxInteger, Nullable, refusals } from '../../platform/http/contract.ts';

const Name = Type.String({ minLength: 1, maxLength: 64 });

export const AuditLine = Type.Object(
  {
    number: Type.Integer(),
    at: Instant,
    operator: Type.String(),
    command: Type.String(),
    subject: Type.String(),
    outcome: Type.String({ description: 'DONE, BEGUN, FAILED, or the code of a refusal.' }),
    before: Nullable(Type.String({ description: 'What was changed, as it was: JSON.' })),
    after: Nullable(Type.String({ description: 'What was changed, as it is since: JSON.' })),
    detail: Nullable(Type.String({ description: 'Whatever else belongs to it: JSON.' })),
  },
  { $id: 'AuditLine', description: 'One act of an operator; never changed.' },
);

/** Prefix `/operators`. */
export const auditLogRoutes = {
  lines: {
    method: 'GET',
    url: '/audit-log',
    config: { asks: 'SEE_AUDIT_LOG' },
    schema: {
      operationId: 'auditLog',
      description: 'Who did what, newest first, from the command line and the console.',
      querystring: Type.Object({
        limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
        before: Type.Optional(
          Type.Integer({ minimum: 1, maximum: maxInteger, description: 'Only lines older than this number.' }),
        ),
        operator: Type.Optional(Name),
        command: Type.Optional(Name),
        from: Type.Optional(Instant),
        to: Type.Optional(Instant),
      }),
      response: {
        200: Type.Object({
          lines: Type.Array(Type.Ref('AuditLine')),
          hasMore: Type.Boolean(),
        }),
        ...refusals,
      },
    },
  },
  vocabulary: {
    method: 'GET',
    url: '/audit-log/vocabulary',
    config: { asks: 'SEE_AUDIT_LOG' },
    schema: {
      operationId: 'auditVocabulary',
      description: 'Whom and what the log can be filtered by.',
      response: {
        200: Type.Object({ operators: Type.Array(Type.String()), commands: Type.Array(Type.String()) }),
        ...refusals,
      },
    },
  },
} as const;
