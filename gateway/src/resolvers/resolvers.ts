import type { Resolvers } from '../generated/resolvers.ts';
import { Draw, DrawEntries, drawMutations, drawQueries, Inbox, SweepstakesWin } from './draws.ts';
import { gamesMutations } from './games.ts';
import { Me } from './me.ts';
import { PlayAndEarn } from './play-and-earn.ts';
import { Play, Reveal } from './play.ts';
import { prizeMutations } from './prize-mutations.ts';
import { Prize } from './prize.ts';
import { OfficialRules, Playability, Program, RulesSection } from './program.ts';
import { Address, CommunicationPreferences, CustomerProfile, profileMutations, ZipPlace } from './profile.ts';
import { Query } from './query.ts';
import { ReferenceData } from './reference-data.ts';
import { AlternateChoice, Redemption, RedemptionResult } from './redemption.ts';
import { DateTime, Decimal, LocalDate, PageSize, RequestId } from './scalars.ts';
import { signInMutations } from './sign-in.ts';
import { RememberedShopper, Viewer } from './viewer.ts';

/** One table of all resolvers; fields without one are read from their parent. */
export const resolvers: Resolvers = {
  DateTime,
  Decimal,
  LocalDate,
  RequestId,
  PageSize,
  Query: { ...Query, ...drawQueries },
  Mutation: { ...signInMutations, ...gamesMutations, ...prizeMutations, ...profileMutations, ...drawMutations },
  Viewer,
  RememberedShopper,
  Me,
  CustomerProfile,
  Address,
  CommunicationPreferences,
  ZipPlace,
  ReferenceData,
  PlayAndEarn,
  Program,
  OfficialRules,
  RulesSection,
  Playability,
  Play,
  Reveal,
  Prize,
  Redemption,
  RedemptionResult,
  AlternateChoice,
  Draw,
  DrawEntries,
  SweepstakesWin,
  Inbox,
};
