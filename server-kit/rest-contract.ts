import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Schema from 'typebox/schema';

/** One place where an answer isn't what the contract says. */
export interface Breach {
  /** JSON pointer into the answer; empty for the whole of it. */
  field: string;
  /** What is wrong there, in a few words. */
  says: string;
}

/** A parameter of a call, as OpenAPI describes it. */
export interface ContractParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: { enum?: readonly unknown[]; anyOf?: readonly { enum?: readonly unknown[]; const?: unknown }[] };
}

export interface ContractOperation {
  parameters?: readonly ContractParameter[];
  responses?: Readonly<Record<string, { content?: Readonly<Record<string, { schema?: object }>> }>>;
}

/** The REST contract: what each call may answer. */
export interface RestContract {
  /** Operations by path template (`/stores/{storeId}`) and method in lower case. */
  paths: Readonly<Record<string, Readonly<Record<string, ContractOperation>>>>;
  /** The whole of `services/openapi.json`, its schemas named without a path. */
  document: object;
  /** The schema of an answer's body; undefined where the contract has none, such as for a stream. */
  schemaOf(method: string, path: string, status: number): AnswerSchema | undefined;
}

/** Compiled when it is first used. */
export interface AnswerSchema {
  /** Empty for a body that holds. */
  breachesOf(body: unknown): readonly Breach[];
}

interface Document extends Pick<RestContract, 'paths'> {
  components: { schemas: Record<string, object> };
}

const file = join(import.meta.dirname, '../services/openapi.json');

/** The committed contract, `services/openapi.json`. */
export function readRestContract(): RestContract {
  const document = JSON.parse(readFileSync(file, 'utf8').replaceAll('#/components/schemas/', '')) as Document;
  const known = new Map<object, AnswerSchema>();
  return {
    paths: document.paths,
    document,
    schemaOf(method, path, status) {
      const { responses } = document.paths[path]?.[method.toLowerCase()] ?? {};
      const schema = responses?.[String(status)]?.content?.['application/json']?.schema;
      if (!schema) return undefined;
      let answer = known.get(schema);
      if (!answer) known.set(schema, (answer = answerSchema(document.components.schemas, schema)));
      return answer;
    },
  };
}

function answerSchema(schemas: Record<string, object>, schema: object): AnswerSchema {
  let compiled: ReturnType<typeof Schema.Compile> | undefined;
  return {
    breachesOf(body) {
      compiled ??= Schema.Compile(schemas, schema);
      return compiled.Check(body) ? [] : breachesIn(compiled.Errors(body)[1]);
    },
  };
}

type SchemaErrors = ReturnType<ReturnType<typeof Schema.Compile>['Errors']>[1];

/** Without what only sums up other errors: that no variant holds says less than why the nearest one doesn't. */
function breachesIn(errors: SchemaErrors): Breach[] {
  const breaches = errors.flatMap(({ keyword, instancePath, message, params }): Breach[] => {
    if (keyword !== 'required') return [{ field: instancePath, says: message }];
    const { requiredProperties } = params as { requiredProperties: readonly string[] };
    return requiredProperties.map((name) => ({ field: `${instancePath}/${name}`, says: 'is missing' }));
  });
  const isSum = (breach: Breach) =>
    breach.says.includes('anyOf') && breaches.some((other) => other !== breach && other.field.startsWith(breach.field));
  return breaches.filter((breach) => !isSum(breach));
}
