/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useAnswer } from '../../../app/data/answers.ts';
export type OfficialRulesPageQueryVariables = Exact<{
  programCode: string;
}>;


export type OfficialRulesPageQuery = { officialRules: { __typename: 'OfficialRules', programTitle: string, version: number, effectiveFromString: string, hash: string, sections: Array<{ __typename: 'RulesSection', title: string, blocks: Array<{ __typename: 'RulesBlock', text: string | null, items: Array<string> }> }> } | null, draws: Array<{ __typename: 'Draw', id: string, isOpen: boolean }> };

export const OfficialRulesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfficialRulesPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"programCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"officialRules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"programCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"programCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"programTitle"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFromString"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"blocks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"items"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draws"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"programCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"programCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"isOpen"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"id":"abd8dd205d7146e9ef61c956be45cb5f21e349e0cb120c3a7f9ae9d8c40f9fb0"} as unknown as TypedDocumentNode<OfficialRulesPageQuery, OfficialRulesPageQueryVariables>;
export const useOfficialRulesPageQuery = (options: useQuery.Options<OfficialRulesPageQuery, OfficialRulesPageQueryVariables>) => useQuery(OfficialRulesPageDocument, options);
export const useOfficialRulesPageData = (variables: OfficialRulesPageQueryVariables): OfficialRulesPageQuery => useAnswer(OfficialRulesPageDocument, variables);