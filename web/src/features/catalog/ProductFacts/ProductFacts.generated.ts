/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type ProductFacts_DetailsFragment = { __typename: 'ProductDetails', description: string, descriptionLanguage: string, ingredients: string | null, allergensText: string | null, diets: Array<string>, snapText: string | null, nutrition: { __typename: 'Nutrition', serving: string, calories: number, rows: Array<{ __typename: 'NutritionRow', name: string, amount: string, dailyValue: string | null, isPartOfAbove: boolean }> } | null };
