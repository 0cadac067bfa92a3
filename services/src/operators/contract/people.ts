import Type from 'typebox';
import {
  IdempotencyHeaders,
  Instant,
  literals,
  maxInteger,
  noteOf,
  Nullable,
  refusals,
} from '../../platform/http/contract.ts';
import { acts, roles } from '../rules/permissions.ts';

const RoleName = literals(roles);
const Roles = Type.Array(RoleName, { maxItems: roles.length, uniqueItems: true });
const FullName = noteOf(100, 'As it is shown in the console.');
const StoreId = Nullable(
  Type.String({ minLength: 1, maxLength: 32, description: 'The store of a member of its staff.' }),
);

const personFields = {
  personId: Type.String(),
  name: Type.String({ description: 'As the audit log calls them.' }),
  fullName: Type.String(),
  email: Type.String(),
  roles: Type.Array(RoleName),
  storeId: Nullable(Type.String()),
};

/** Somebody who works with the console. */
export const Person = Type.Object(
  {
    ...personFields,
    isActive: Type.Boolean({ description: 'May they sign in?' }),
    version: Type.Integer({ description: 'Counts their changes; a change names the one it was made from.' }),
    createdAt: Instant,
  },
  { $id: 'Person' },
);

export const Me = Type.Object(
  { ...personFields, acts: Type.Array(literals(acts), { description: 'What their roles let them do.' }) },
  { $id: 'Operator', description: 'Who is signed in to the console.' },
);

export const AddPerson = Type.Object({
  fullName: FullName,
  email: Type.String({ maxLength: 254 }),
  roles: Roles,
  storeId: StoreId,
});

export const ChangePerson = Type.Object({
  version: Type.Integer({ minimum: 1, maximum: maxInteger }),
  fullName: FullName,
  roles: Roles,
  storeId: StoreId,
  isActive: Type.Boolean(),
});

const PersonPath = Type.Object({ personId: Type.String({ minLength: 1, maxLength: 64 }) });
const faults = '400 EMAIL_INVALID, ROLE_REQUIRED, STORE_REQUIRED, STORE_NOT_USED, STORE_UNKNOWN, or NAME_REQUIRED.';

/** Prefix `/operators`. */
export const peopleRoutes = {
  people: {
    method: 'GET',
    url: '/people',
    config: { asks: 'SEE_PEOPLE' },
    schema: {
      operationId: 'operatorPeople',
      description: 'Everybody who works with the console, by name, also who was deactivated.',
      response: { 200: Type.Array(Type.Ref('Person')), ...refusals },
    },
  },
  person: {
    method: 'GET',
    url: '/people/:personId',
    config: { asks: 'SEE_PEOPLE' },
    schema: {
      operationId: 'operatorPerson',
      description: '404 PERSON_NOT_FOUND.',
      params: PersonPath,
      response: { 200: Type.Ref('Person'), ...refusals },
    },
  },
  add: {
    method: 'POST',
    url: '/people',
    config: { asks: 'CHANGE_PEOPLE' },
    schema: {
      operationId: 'addOperatorPerson',
      description: `Lets somebody sign in to the console. 409 EMAIL_TAKEN. ${faults}`,
      headers: IdempotencyHeaders,
      body: AddPerson,
      response: { 200: Type.Ref('Person'), ...refusals },
    },
  },
  change: {
    method: 'POST',
    url: '/people/:personId',
    config: { asks: 'CHANGE_PEOPLE' },
    schema: {
      operationId: 'changeOperatorPerson',
      description: `Changes a person, roles and access included; who is deactivated is signed out everywhere. 409 EDITED_MEANWHILE when they were changed since \`version\`; 403 SECOND_PERSON_REQUIRED for one's own roles and access. ${faults}`,
      headers: IdempotencyHeaders,
      params: PersonPath,
      body: ChangePerson,
      response: { 200: Type.Ref('Person'), ...refusals },
    },
  },
} as const;
