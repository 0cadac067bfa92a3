import type { FormName } from '../../../packshots/forms/index.ts';

/** A sort of product: where it is shelved and what pack its picture shows. */
export interface Sort {
  /** Matches a category in lowercase, with anything but letters as single spaces. */
  category: RegExp;
  /** Matches the name, where the category alone is too wide. */
  name: RegExp | null;
  shelfId: string;
  form: FormName;
  accent: string;
}

/** @param look `can 5a9be8`: form and accent color */
export const sort = (category: RegExp, shelfId: string, look: string, name: RegExp | null = null): Sort => {
  const [form = '', accent = ''] = look.split(' ');
  return { category, name, shelfId, form: form as FormName, accent: `#${accent}` };
};
