import type { CannotPlayReason } from '../../generated/resolvers.ts';
import type { OfficialRules, Play, Program, ProgramPoints } from '../../generated/rest.ts';
import type { Language } from '../../shared/language.ts';
import type { Shopper } from '../../session/shopper.ts';
import type { ShoppersGame } from './rules/shoppers-game.ts';

/** The Play & Earn page; its parts are fetched field by field, so that each fails on its own. */
export interface PlayAndEarnModel {
  shopper: Shopper;
}

/** A program at the shopper's store, with how it is played. */
export interface ProgramModel {
  program: Program;
  shopper: Shopper;
  /** null if the games configuration doesn't have it, or can't be loaded. */
  game: ShoppersGame | null;
  /** What its title and its texts are in. */
  language: Language;
  /** Why the games configuration couldn't be loaded; null if it was. */
  gameError: unknown;
  /** Default of the games configuration (G-71). */
  defaultMinimumAge: number;
  /** The household's points if they came with the program; otherwise they are fetched. */
  points?: ProgramPoints;
}

/** A play, with what its words and its animation depend on. */
export interface PlayModel {
  play: Play;
  timeZone: string;
  game: ShoppersGame | null;
}

/** What a play's animation shows, by kind of game. */
export type RevealModel =
  | { kind: 'WHEEL'; segment: number }
  | { kind: 'SCRATCH'; imageIds: string[]; matches: number[] }
  | { kind: 'PICK3'; imageIds: string[] }
  | { kind: 'COLLECT'; stampsBefore: number; stampsAfter: number };

/** May the shopper play? What only the games service knows is fetched field by field. */
export interface PlayabilityModel {
  programCode: string;
  canPlay: boolean;
  canTakeFreePlay: boolean;
  reason: CannotPlayReason | null;
  reasonText: string | null;
  nextPlayAt: string | null;
  pointsToNextPlay: number;
}

export type OfficialRulesModel = OfficialRules;

export type RulesSectionModel = OfficialRules['sections'][number];
