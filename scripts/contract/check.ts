import type { ContractOperation, ContractParameter, RestContract } from '../../server-kit/rest-contract.ts';
import { valuesIn } from './values.ts';

/** What became of one read route. */
export interface Checked {
  /** `GET /catalog/products/{bpn}`. */
  route: string;
  outcome: 'holds' | 'breaks' | 'refused' | 'left out';
  /** What breaks the contract, or why the route was refused or left out. */
  says: readonly string[];
}

/** What a service answered: its status, and its body as text. */
export interface Answered {
  status: number;
  text: string;
}

export interface ContractCheckRun {
  contract: RestContract;
  service: string;
  /** Asks for a path below the service's URL, with its query. @throws Error when no answer comes */
  ask: (path: string) => Promise<Answered>;
  /** Values of parameters, by name; those that answers name are added. */
  values: Readonly<Record<string, string>>;
}

interface Route {
  path: string;
  operation: ContractOperation;
}

/**
 * Asks each read route of a service once and holds its answer against the contract. Routes that need an id wait until an
 * answer has named one.
 * @returns one line for each route, in the order of the contract
 */
export async function checkService({ contract, service, ask, values }: ContractCheckRun): Promise<Checked[]> {
  const routes = readRoutes(contract, service);
  const known = new Map(Object.entries(values));
  const done = new Map<Route, Checked>();

  async function checked({ path, operation }: Route): Promise<Checked> {
    const route = `GET ${path}`;
    let answer: Answered;
    try {
      answer = await ask(addressOf(path.slice(service.length + 1), operation, known));
    } catch (error) {
      return { route, outcome: 'breaks', says: [`no answer: ${(error as Error).message}`] };
    }
    const { status, text } = answer;
    if (!operation.responses?.[String(status)]) return { route, outcome: 'breaks', says: [`may not answer ${status}`] };
    const schema = contract.schemaOf('GET', path, status);
    const body = schema ? bodyOf(text) : { value: undefined };
    if (!body) return { route, outcome: 'breaks', says: [`the body of its ${status} is no JSON`] };
    const breaches = schema?.breachesOf(body.value).map(({ field, says }) => `${field || 'the whole answer'} ${says}`);
    if (breaches?.length) return { route, outcome: 'breaks', says: breaches };
    if (status >= 300) return { route, outcome: 'refused', says: [`answers ${status}`] };
    for (const [name, value] of valuesIn(body.value)) if (!known.has(name)) known.set(name, value);
    return { route, outcome: 'holds', says: [] };
  }

  for (;;) {
    const next = routes.find((route) => !done.has(route) && missing(route.operation, known).length === 0);
    if (!next) break;
    done.set(next, await checked(next));
  }
  return routes.map((route) => {
    const needs = missing(route.operation, known).join(', ');
    return done.get(route) ?? { route: `GET ${route.path}`, outcome: 'left out', says: [`needs ${needs}`] };
  });
}

/** Read routes that have an end to wait for and answer JSON. */
function readRoutes({ paths }: RestContract, service: string): Route[] {
  return Object.entries(paths).flatMap(([path, { get: operation }]) =>
    path.startsWith(`/${service}/`) && operation?.responses?.['200']?.content?.['application/json']
      ? [{ path, operation }]
      : [],
  );
}

const requiredOf = ({ parameters = [] }: ContractOperation) =>
  parameters.filter(({ in: place, required }) => place !== 'header' && required);

const missing = (operation: ContractOperation, known: ReadonlyMap<string, string>): string[] =>
  requiredOf(operation)
    .filter((parameter) => valueOf(parameter, known) === undefined)
    .map(({ name }) => name);

function valueOf({ name, schema }: ContractParameter, known: ReadonlyMap<string, string>): string | undefined {
  const [first] = schema.enum ?? [];
  const one = name.endsWith('s') ? known.get(name.slice(0, -1)) : undefined;
  return known.get(name) ?? one ?? (typeof first === 'string' ? first : undefined);
}

function addressOf(template: string, operation: ContractOperation, known: ReadonlyMap<string, string>): string {
  const query = new URLSearchParams();
  let path = template;
  for (const parameter of requiredOf(operation)) {
    const value = valueOf(parameter, known) ?? '';
    if (parameter.in === 'query') query.set(parameter.name, value);
    else path = path.replaceAll(`{${parameter.name}}`, encodeURIComponent(value));
  }
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

function bodyOf(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}
