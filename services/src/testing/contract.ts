import { readRestContract } from '../../../server-kit/rest-contract.ts';

const contract = readRestContract();

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
  const [template, operations] =
    Object.entries(contract.paths)
      .sort(([a], [b]) => a.split('{').length - b.split('{').length)
      .find(([each]) => new RegExp(`^${each.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)) ??
    [];
  const operation = operations?.[method.toLowerCase()];
  if (template === undefined || !operation) return [`${method} ${path} is not in the contract`];
  if (!operation.responses?.[String(status)]) return [`${method} ${path} may not answer ${status}`];
  const schema = contract.schemaOf(method, template, status);
  if (!schema) return body === undefined ? [] : [`${method} ${path} has no body for ${status}`];
  return schema.breachesOf(body).map(({ field, says }) => `${method} ${path} ${status}: ${field} ${says}`);
}
