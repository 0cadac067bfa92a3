/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/schema-types.ts';

export type RecipeText_RecipeFragment = { __typename: 'Recipe', id: string, title: string, imageId: string, servings: number, minutes: number, isUnlocked: boolean, steps: Array<string>, ingredients: Array<{ __typename: 'RecipeIngredient', quantity: string, name: string }> };
