import { createHash, timingSafeEqual } from 'node:crypto';
import { ConfigError } from '../platform/config.ts';

/** Somebody who may run operations; `keyHash` is the sha256 of their key in hex, null in demonstrations. */
export interface Operator {
  name: string;
  keyHash: string | null;
}

const demoOperators: readonly Operator[] = ['romero', 'lindqvist', 'okafor'].map((name) => ({ name, keyHash: null }));

/**
 * The operators of `OPERATORS`: `name:sha256-of-the-key` with commas between; demonstrations have three without a key.
 * @throws ConfigError
 */
export function readOperators(text: string | undefined, demoData: boolean): readonly Operator[] {
  const listed = text?.trim();
  if (!listed) return demoData ? demoOperators : [];
  return listed.split(',').map((part) => {
    const [, name, keyHash] = /^\s*([a-z0-9._-]+):([0-9a-f]{64})\s*$/.exec(part) ?? [];
    if (name === undefined || keyHash === undefined)
      throw new ConfigError('OPERATORS must be like "romero:<sha256 of the key in hex>,lindqvist:<…>".');
    return { name, keyHash };
  });
}

const roles = {
  operator: { key: 'OPERATOR_KEY', missing: 'Say who you are with --operator NAME.' },
  approver: { key: 'APPROVER_KEY', missing: 'A second person has to agree: name them with --approver NAME.' },
};

/** The operator who acts in this role, when the key of the environment is theirs. @throws ConfigError with one clear sentence */
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
  if (!found || !fits) throw new ConfigError(`There is no operator ${name} with this key (${key}).`);
  return found.name;
}
