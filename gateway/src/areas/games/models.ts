import type { CannotPlayReason } from '../../generated/resolvers.ts';
import type { OfficialRules, Play, Program, ProgramPoints } from '../../generated/rest.ts';
import type { Shopper } from '../../session/shopper.ts';
import type { ShoppersGame } from './rules/shoppers-game.ts';

/** What stands on the Play & Earn page; its parts are fetched field by field, so that each fails alone. */
export interface PlayAndEarnModel {
  shopper: Shopper;
}

/** A program of the shopper's store with how it is played. */
export interface ProgramModel {
  program: Program;
  shopper: Shopper;
  /** null when the games configuration has none, or can't be loaded. */
  game: ShoppersGame | null;
  /** Why the games configuration could not be loaded; null when it was. */
  gameError: unknown;
  /** Default of the games configuration (G-71). */
  defaultMinimumAge: number;
  /** The household's points, where they came with the program; they are asked for where they did not. */
  points?: ProgramPoints;
}

/** A play with what its words and its picture are worked out from. */
export interface PlayModel {
  play: Play;
  timeZone: string;
  game: ShoppersGame | null;
}

/** What a play's picture shows, by kind of game. */
export type RevealModel =
  | { kind: 'WHEEL'; segment: number }
  | { kind: 'SCRATCH'; imageIds: string[]; matches: number[] }
  | { kind: 'PICK3'; imageIds: string[] }
  | { kind: 'COLLECT'; stampsBefore: number; stampsAfter: number };

/** May the shopper play? What only the games service knows is asked for field by field. */
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
