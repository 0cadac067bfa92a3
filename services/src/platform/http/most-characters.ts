import { isLongerThan } from '../../../../server-kit/characters.ts';

/** The keyword of a schema that counts characters as a person does; `maxLength` counts code points. */
export const mostCharacters = 'x-maxCharacters';

interface Check {
  (most: number, text: string): boolean;
  errors?: { keyword: string; params: { limit: number } }[];
}

const check: Check = (most, text) => {
  if (!isLongerThan(text, most)) return true;
  check.errors = [{ keyword: mostCharacters, params: { limit: most } }];
  return false;
};

/** What it means, for the validator. */
export const mostCharactersKeyword = {
  keyword: mostCharacters,
  type: 'string',
  schemaType: 'number',
  errors: true,
  validate: check,
} as const;
