import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Outcome } from '../command.ts';
import type { Check } from './checks.ts';
import type { House } from './imports/house.ts';
import { distances } from './imports/reach.ts';
import type { Step } from './step.ts';
import { count } from './words.ts';

/** What a check read when it passed the last time. */
interface Passed {
  /** A hash of all that it read. */
  all: string;
  /** A hash of what all files depend on, such as the settings. */
  settings?: string;
  /** The hash of each file that it looked at. */
  files?: Record<string, string>;
}

/** Whatever a tool itself depends on. */
const tools = /^(?:package-lock\.json|scripts\/(?:command|codegen)\.ts|scripts\/gate\/checks\.ts)$/;

/** What changes the meaning of every file: settings, rules of our own, and types that hold everywhere. */
const everywhere = /(?:^|\/)(?:package|tsconfig[^/]*|\.\w+rc)\.json$|^scripts\/lint\/|\.d\.ts$|^\.editorconfig$/;

const unchanged: Outcome = { ok: true, output: '', seconds: 0, note: 'unchanged since it passed' };

/** Remembers by content what checks have read when they passed, so that they needn't run again. */
export class PassedChecks {
  private readonly path: string;
  private readonly read: () => House;
  private readonly passed: Record<string, Passed | undefined>;
  private readonly seen: Check[] = [];
  private atStart: House | undefined;

  /** @param path where it is kept @param read reads the project as it is now */
  constructor(path: string, read: () => House) {
    this.path = path;
    this.read = read;
    this.passed = readKept(path);
  }

  /** The check, which says so instead of running while all that it reads is as it was when it passed. */
  skipping(check: Check): Step {
    return {
      ...check,
      key: `${check.name}, of what changed`,
      run: async (hear) => {
        const house = this.house();
        const before = this.passed[check.name];
        if (before?.all === hashOfRead(check, house)) return unchanged;
        const changed = before && check.each && changedSince(before, check, house);
        const all = [...house.hashes.keys()].filter((path) => check.each?.files(path)).length;
        if (!check.each || !changed || changed.length > all / 2) return this.see(check, await check.run(hear));
        if (changed.length === 0) return this.see(check, unchanged);
        const note = `${count(changed.length)} of ${count(all)} files; the others are unchanged`;
        return this.see(check, { ...(await check.each.run(changed)), note });
      },
    };
  }

  /** The check, which always runs; what it read is remembered when it passes. */
  remembering(check: Check): Step {
    return { ...check, run: async (hear) => this.see(check, await check.run(hear)) };
  }

  /** Keeps what has passed. What was written to meanwhile was seen as it was before, or after, so it isn't kept. */
  keep(): void {
    const [before, after] = [this.house(), this.read()];
    for (const check of this.seen) {
      const all = hashOfRead(check, before);
      if (all !== hashOfRead(check, after)) continue;
      const files = [...before.hashes].filter(([path]) => code.test(path) || check.each?.files(path));
      const each = { settings: hashOfSettings(before), files: Object.fromEntries(files) };
      this.passed[check.name] = { all, ...(check.each ? each : {}) };
    }
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(this.path, JSON.stringify(this.passed));
  }

  private house(): House {
    return (this.atStart ??= this.read());
  }

  private see(check: Check, outcome: Outcome): Outcome {
    if (outcome.ok) this.seen.push(check);
    return outcome;
  }
}

const code = /\.(?:tsx?|mjs)$/;

const hashOf = (entries: readonly (readonly [string, string])[]): string =>
  createHash('sha256')
    .update(entries.map(([path, hash]) => `${path} ${hash}\n`).join('') + process.version)
    .digest('base64url');

const hashOfRead = ({ reads }: Check, { hashes }: House): string =>
  hashOf([...hashes].filter(([path]) => reads.test(path) || tools.test(path)));

const hashOfSettings = ({ hashes }: House): string =>
  hashOf([...hashes].filter(([path]) => everywhere.test(path) || tools.test(path)));

/** The files to look at again: those that are new or changed, and, where imports are followed, those that import them; undefined is all. */
function changedSince({ settings, files }: Passed, { each }: Check, house: House): string[] | undefined {
  if (!each || !files || settings !== hashOfSettings(house)) return undefined;
  const changed = [...house.hashes]
    .filter(([path, hash]) => files[path] !== hash && (code.test(path) || each.files(path)))
    .map(([path]) => path);
  const reached = each.followsImports ? [...distances(changed, house.namedBy).keys()] : changed;
  return reached.filter(each.files).sort();
}

function readKept(path: string): Record<string, Passed> {
  if (!existsSync(path)) return {};
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Passed>;
  } catch {
    return {};
  }
}
