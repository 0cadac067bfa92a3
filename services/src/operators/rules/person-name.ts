/** What the audit log calls somebody with this email address: `romero` for `Romero@…`. @param taken names of others */
export function nameFrom(email: string, taken: ReadonlySet<string>): string {
  const plain = email
    .slice(0, email.lastIndexOf('@'))
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]/g, '');
  const base = plain.slice(0, 36) || 'person';
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}${number}`)) number++;
  return `${base}${number}`;
}
