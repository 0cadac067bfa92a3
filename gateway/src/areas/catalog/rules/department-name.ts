import type { Language } from '../../../shared/language.ts';
import { departmentTexts } from '../texts/departments.ts';

/**
 * The name of a category, which is a department, in the shopper's language (S-265).
 * @param own what the service calls it: what stays for a category that a retailer has added
 */
export function departmentName(id: string, own: string, language: Language): string {
  const names: Readonly<Record<string, string>> = departmentTexts[language];
  return Object.hasOwn(names, id) ? names[id]! : own;
}
