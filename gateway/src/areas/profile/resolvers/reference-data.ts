import type { ReferenceDataResolvers } from '../../../generated/resolvers.ts';
import { numberList, statesOf, yearList } from '../rules/reference-data.ts';
import { monthNames } from '../../../shared/months.ts';

export const ReferenceData: ReferenceDataResolvers = {
  states: (_, __, { withDc }) => statesOf({ withDc }),
  months: (_, __, { language }) => [...monthNames[language]],
  numbers: (_, { from, to }) => numberList(from, to),
  years: (_, { back }, { clock }) => yearList(clock.now().toZonedDateTimeISO('UTC').toPlainDate(), back),
};
