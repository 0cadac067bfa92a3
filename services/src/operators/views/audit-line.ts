import type { Static } from 'typebox';
import { iso } from '../../platform/clock.ts';
import type { AuditLine as AuditLineModel } from '../contract/audit-log.ts';
import type { AuditLine } from '../store/audit-log.ts';

export function auditLineView({ seq, at, detail, ...line }: AuditLine): Static<typeof AuditLineModel> {
  const { before, after, ...others } = detail;
  return {
    number: seq,
    at: iso(at),
    operator: line.operator,
    command: line.command,
    subject: line.subject,
    outcome: line.outcome,
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
    detail: Object.keys(others).length === 0 ? null : JSON.stringify(others),
  };
}
