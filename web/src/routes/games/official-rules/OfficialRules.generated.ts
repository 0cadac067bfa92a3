/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../../app/answers.ts';
export type OfficialRulesPageQueryVariables = Exact<{
  programCode: string;
}>;


export type OfficialRulesPageQuery = { officialRules: { __typename: 'OfficialRules', programTitle: string, version: number, effectiveFromString: string, hash: string, sections: Array<{ __typename: 'RulesSection', title: string, text: string }> } | null, draws: Array<{ __typename: 'Draw', id: string, isOpen: boolean }> };

export const OfficialRulesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfficialRulesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"programCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"officialRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"programCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"programCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programTitle"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFromString"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draws"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"programCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"programCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"e35491fb86b58ec3d9165bdf4db2fb65e3cb75cc9c31831b28d47546f91fc855"} as unknown as TypedDocumentNode<OfficialRulesPageQuery, OfficialRulesPageQueryVariables>;
export const useOfficialRulesPageQuery = (options: useQuery.Options<OfficialRulesPageQuery, OfficialRulesPageQueryVariables>) => useQuery(OfficialRulesPageDocument, options);
export const useOfficialRulesPageData = (variables: OfficialRulesPageQueryVariables): OfficialRulesPageQuery => useAnswer(OfficialRulesPageDocument, variables);