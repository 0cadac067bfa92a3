import { printable } from '../http/refusal-words.ts';

/** What a schema has against a value, as TypeBox says it. */
interface SchemaError {
  keyword: string;
  instancePath: string;
  message: string;
}

/**
 * What is wrong with a value from a file, each fault once, by the name of its field: `lines.0.netCents must be integer`;
 * `note isn't a known field`.
 * @param whole what the value itself is called
 */
export function shapeFaults(errors: readonly SchemaError[], whole: string): string[] {
  return errors.flatMap(({ keyword, instancePath, message }) => {
    const field = printable(instancePath.slice(1).replaceAll('/', '.').replaceAll('~1', '/').replaceAll('~0', '~'));
    // Of an unknown field TypeBox tells twice: where it is, and where it should not be.
    if (keyword === 'additionalProperties') return [];
    return [keyword === 'boolean' ? `${field} isn't a known field` : `${field || whole} ${message}`];
  });
}
