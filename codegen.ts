import type { CodegenConfig } from '@graphql-codegen/cli';
import { mappers } from './gateway/scripts/mappers.ts';

const schema = 'schema.graphql';
const documents = 'web/src/**/*.graphql';
const consoleSchema = 'console.graphql';
const consoleDocuments = 'console/src/**/*.graphql';
const scalars = {
  DateTime: 'string',
  Decimal: 'string',
  LocalDate: 'string',
  LongText: 'string',
  RequestId: 'string',
  PageSize: 'number',
  ID: { input: 'string', output: 'string' },
};
const resolverTypes = {
  scalars,
  enumsAsTypes: true,
  useTypeImports: true,
  makeResolverTypeCallable: true,
  avoidOptionals: { defaultValue: true },
};
const operations = {
  scalars,
  useTypeImports: true,
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
};

export default {
  importExtension: '.ts',
  generates: {
    'gateway/src/generated/resolvers.ts': {
      schema,
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#GatewayContext',
        mappers: mappers(),
        ...resolverTypes,
      },
    },
    'gateway/src/generated/console-resolvers.ts': {
      schema: consoleSchema,
      plugins: ['typescript', 'typescript-resolvers'],
      config: { contextType: '../console/context.ts#ConsoleContext', ...resolverTypes },
    },
    'web/src/graphql/schema-types.ts': {
      schema,
      documents,
      plugins: ['typescript-operations'],
      config: { ...operations, generateOperationTypes: false },
    },
    'web/src/graphql/possible-types.ts': { schema, plugins: ['fragment-matcher'], config: { useExplicitTyping: true } },
    'web/src/graphql/persisted-documents.json': {
      schema,
      documents,
      plugins: ['./web/codegen/persisted-documents.ts'],
    },
    'web/src/': {
      schema,
      documents,
      preset: 'near-operation-file',
      presetConfig: {
        baseTypesPath: 'graphql/schema-types.ts',
        extension: '.generated.ts',
        importTypesNamespace: 'Types',
      },
      plugins: ['typescript-operations', './web/codegen/apollo-operations.ts'],
      config: { ...operations, importSchemaTypesFrom: 'web/src/graphql/schema-types.ts' },
    },
    'console/src/graphql/schema-types.ts': {
      schema: consoleSchema,
      documents: consoleDocuments,
      plugins: ['typescript-operations'],
      config: { ...operations, generateOperationTypes: false },
    },
    'console/src/graphql/persisted-documents.json': {
      schema: consoleSchema,
      documents: consoleDocuments,
      plugins: ['./web/codegen/persisted-documents.ts'],
    },
    'console/src/': {
      schema: consoleSchema,
      documents: consoleDocuments,
      preset: 'near-operation-file',
      presetConfig: {
        baseTypesPath: 'graphql/schema-types.ts',
        extension: '.generated.ts',
        importTypesNamespace: 'Types',
      },
      plugins: ['typescript-operations', './web/codegen/apollo-operations.ts'],
      config: {
        ...operations,
        importSchemaTypesFrom: 'console/src/graphql/schema-types.ts',
        readsAnswers: false,
      },
    },
  },
} satisfies CodegenConfig;
