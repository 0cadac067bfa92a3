import { createHash, timingSafeEqual } from 'node:crypto';
import { ConfigError, type Operator } from '../../platform/config.ts';

const roles = {
  operator: { key: 'OPERATOR_KEY', missing: 'Say who you are with --operator NAME.' },
  approver: { key: 'APPROVER_KEY', missing: 'A second person has to approve this: name them with --approver NAME.' },
};

/** The operator acting in this role, if the environment's key is theirs. @throws ConfigError with one clear sentence */
export function operatorOf(
  operators: readonly Operator[],
  role: keyof typeof roles,
  name: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string {
  const { key, missing } = roles[role];
  if (operators.length === 0) throw new ConfigError('No operators are configured: set OPERATORS.');
  if (!name) throw new ConfigError(missing);
  const found = operators.find((operator) => operator.name === name);
  const given = createHash('sha256')
    .update(env[key] ?? '')
    .digest();
  const fits = found && (found.keyHash === null || timingSafeEqual(given, Buffer.from(found.keyHash, 'hex')));
  if (!found || !fits) throw new ConfigError(`No operator ${name} has this key (${key}).`);
  return found.name;
}
