import type { ReferenceDataResolvers } from '../../../generated/resolvers.ts';
import { numberList, statesOf, yearList } from '../rules/reference-data.ts';
import { months } from '../../../shared/months.ts';

export const ReferenceData: ReferenceDataResolvers = {
  states: (_, __, { withDc }) => statesOf({ withDc }),
  months: () => [...months],
  numbers: (_, { from, to }) => numberList(from, to),
  years: (_, { back }, { clock }) => yearList(clock.now().toZonedDateTimeISO('UTC').toPlainDate(), back),
};
