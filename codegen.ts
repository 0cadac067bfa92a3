import type { CodegenConfig } from '@graphql-codegen/cli';
import { mappers } from './gateway/scripts/mappers.ts';

const documents = 'web/src/**/*.graphql';
const operations = {
  scalars: {
    DateTime: 'string',
    Decimal: 'string',
    LocalDate: 'string',
    LongText: 'string',
    RequestId: 'string',
    PageSize: 'number',
    ID: { input: 'string', output: 'string' },
  },
  useTypeImports: true,
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
};

export default {
  schema: 'schema.graphql',
  importExtension: '.ts',
  generates: {
    'gateway/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../context.ts#GatewayContext',
        mappers: mappers(),
        scalars: {
          DateTime: 'string',
          Decimal: 'string',
          LocalDate: 'string',
          LongText: 'string',
          RequestId: 'string',
          PageSize: 'number',
          ID: { input: 'string', output: 'string' },
        },
        enumsAsTypes: true,
        useTypeImports: true,
        makeResolverTypeCallable: true,
        avoidOptionals: { defaultValue: true },
      },
    },
    'web/src/graphql/schema-types.ts': {
      documents,
      plugins: ['typescript-operations'],
      config: { ...operations, generateOperationTypes: false },
    },
    'web/src/graphql/possible-types.ts': { plugins: ['fragment-matcher'], config: { useExplicitTyping: true } },
    'web/src/graphql/persisted-documents.json': { documents, plugins: ['./web/codegen/persisted-documents.ts'] },
    'web/src/': {
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
  },
} satisfies CodegenConfig;
