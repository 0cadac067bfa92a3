import type { MutationResolvers, Person, QueryResolvers } from '../../generated/console-resolvers.ts';
import type { Person as RestPerson } from '../../generated/rest.ts';
import { nullWhenMissing, UpstreamError } from '../../upstream/upstream-error.ts';
import { refusalsOf } from '../refusals.ts';

const viewOf = ({ personId, ...person }: RestPerson): Person => ({ id: personId, ...person });

export const peopleQueries: Pick<QueryResolvers, 'people' | 'person'> = {
  people: async (_, __, { operators }) => (await operators.people()).map(viewOf),
  person: (_, { id }, { operators }) => operators.person(id).then(viewOf, nullWhenMissing),
};

export const peopleMutations: Pick<MutationResolvers, 'addPerson' | 'changePerson'> = {
  async addPerson(_, { input: { requestId, storeId, email, ...person } }, { operators, language }) {
    try {
      const added = await operators.addPerson({ ...person, email: email.trim(), storeId: storeId ?? null }, requestId);
      return { person: viewOf(added), userErrors: [] };
    } catch (error) {
      return { person: null, userErrors: refusalsOf(error, language) };
    }
  },

  async changePerson(_, { input: { requestId, id, storeId, ...change } }, { operators, language }) {
    try {
      const changed = await operators.changePerson(id, { ...change, storeId: storeId ?? null }, requestId);
      return { person: viewOf(changed), userErrors: [] };
    } catch (error) {
      const userErrors = refusalsOf(error, language);
      const wasEdited = error instanceof UpstreamError && error.code === 'EDITED_MEANWHILE';
      return { person: wasEdited ? viewOf(await operators.person(id)) : null, userErrors };
    }
  },
};
