import type { Act } from '../graphql/schema-types.ts';
import type { Messages } from '../messages/en.ts';

/** Where the screens are, below `/admin`. */
export const paths = {
  home: '/',
  auditLog: '/audit-log',
  people: '/people',
  newPerson: '/people/new',
  person: (id: string) => `/people/${encodeURIComponent(id)}`,
};

/** The places of the navigation; each is shown to who may use it. */
export const places: readonly { path: string; name: keyof Messages['navigation']; asks: Act }[] = [
  { path: paths.home, name: 'home', asks: 'BE_SIGNED_IN' },
  { path: paths.auditLog, name: 'auditLog', asks: 'SEE_AUDIT_LOG' },
  { path: paths.people, name: 'people', asks: 'SEE_PEOPLE' },
];
