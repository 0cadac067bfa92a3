import {
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import { mostTokens, sizeLimit } from './limits.ts';
import type { TrustedDocuments } from './trusted-documents.ts';

/** An operation of a trusted document, compiled. */
export interface TrustedOperation {
  document: DocumentNode;
  definition: OperationDefinitionNode;
  compiled: CompiledQuery;
}

export interface TrustedOperations {
  /**
   * The operation of a trusted document; null when there is none, or when Apollo Server has to say what is wrong with it.
   * @param operationName may be left out where the document has one operation only
   */
  find(hash: string, operationName: string | null | undefined): TrustedOperation | null;
}

const rules = [...specifiedRules, sizeLimit, NoSchemaIntrospectionCustomRule];

/** Parses, validates, and compiles the trusted documents, once. */
export function trustedOperations(schema: GraphQLSchema, documents: TrustedDocuments): TrustedOperations {
  const known = new Map<string, Map<string, TrustedOperation>>();
  for (const [hash, text] of Object.entries(documents)) {
    const document = sound(schema, text);
    if (document) known.set(hash, operationsOf(schema, document));
  }
  return {
    find(hash, operationName) {
      const operations = known.get(hash);
      if (!operations) return null;
      if (operationName !== null && operationName !== undefined) return operations.get(operationName) ?? null;
      const [first = null] = operations.values();
      return first && onlyOne(first.document) ? first : null;
    },
  };
}

function sound(schema: GraphQLSchema, text: string): DocumentNode | null {
  try {
    const document = parse(text, { maxTokens: mostTokens });
    return validate(schema, document, rules).length === 0 ? document : null;
  } catch {
    return null;
  }
}

function operationsOf(schema: GraphQLSchema, document: DocumentNode): Map<string, TrustedOperation> {
  const operations = new Map<string, TrustedOperation>();
  for (const definition of operationsIn(document)) {
    const name = definition.name?.value;
    const compiled = compileQuery(schema, document, name);
    if (isCompiledQuery(compiled)) operations.set(name ?? '', { document, definition, compiled });
  }
  return operations;
}

const operationsIn = ({ definitions }: DocumentNode): OperationDefinitionNode[] =>
  definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);

const onlyOne = (document: DocumentNode): boolean => operationsIn(document).length === 1;
