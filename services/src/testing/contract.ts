import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Schema from 'typebox/schema';

interface Operation {
  responses?: Record<string, { content?: Record<string, { schema?: object }> }>;
}
interface Contract {
  components: { schemas: Record<string, object> };
  paths: Record<string, Record<string, Operation>>;
}

const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../openapi.json'), 'utf8').replaceAll('#/components/schemas/', ''),
) as Contract;

/** A service's answer, as sent over the wire. */
export interface WiredAnswer {
  method: string;
  /** Without the query. */
  path: string;
  status: number;
  body: unknown;
}

/** How an answer violates the committed REST contract: empty if it doesn't. */
export function breachesOf({ method, path, status, body }: WiredAnswer): string[] {
  const [, operations] =
    Object.entries(contract.paths)
      .sort(([a], [b]) => a.split('{').length - b.split('{').length)
      .find(([template]) =>
        new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
      ) ?? [];
  const operation = operations?.[method.toLowerCase()];
  if (!operation) return [`${method} ${path} is not in the contract`];
  const described = operation.responses?.[String(status)];
  if (!described) return [`${method} ${path} may not answer ${status}`];
  const schema = described.content?.['application/json']?.schema;
  if (!schema) return body === undefined ? [] : [`${method} ${path} has no body for ${status}`];
  const [holds, errors] = Schema.Compile(contract.components.schemas, schema).Errors(body);
  return holds
    ? []
    : errors.map(({ instancePath, message }) => `${method} ${path} ${status}: ${instancePath} ${message}`);
}
