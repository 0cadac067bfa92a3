import { areas } from './generated/descriptors.ts';
import type { Area, SourceVisit, UpstreamSettings } from './area.ts';
import type { AreaName, Sources } from './generated/areas.ts';
import type { Resolvers } from './generated/resolvers.ts';
import type { Upstream } from './upstream/upstream.ts';

/** The service of the console's operations. */
const consoleService = { name: 'operators', isRequired: false } as const satisfies UpstreamSettings;

type UpstreamOf<Each> = Each extends Area<AreaName, infer Name> ? Name : never;

/** REST services that the gateway stands on. */
export type UpstreamName = UpstreamOf<(typeof areas)[number]> | (typeof consoleService)['name'];

/** The services of all areas, and of the console. */
export const upstreamSettings = [
  ...areas.flatMap(({ upstream }) => upstream ?? []),
  consoleService,
] as readonly UpstreamSettings<UpstreamName>[];

export const upstreamNames: readonly UpstreamName[] = upstreamSettings.map(({ name }) => name);

/** One value for each service. */
export const forEachUpstream = <Value>(
  make: (settings: UpstreamSettings<UpstreamName>) => Value,
): Readonly<Record<UpstreamName, Value>> =>
  Object.fromEntries(upstreamSettings.map((each) => [each.name, make(each)])) as Record<UpstreamName, Value>;

export type Upstreams = Readonly<Record<UpstreamName, Upstream>>;

/** One table of the resolvers of all areas. @throws when two areas resolve the same field */
export function resolversOf(parts: readonly { name: string; resolvers: Resolvers }[] = areas): Resolvers {
  const table: Record<string, Record<string, unknown>> = {};
  for (const { name, resolvers } of parts)
    for (const [type, fields] of Object.entries(resolvers)) {
      const known = (table[type] ??= {});
      for (const [field, resolve] of Object.entries(fields as Record<string, unknown>)) {
        if (Object.hasOwn(known, field)) throw new Error(`${name} resolves ${type}.${field} a second time`);
        known[field] = resolve;
      }
    }
  return table as Resolvers;
}

/** Opens the sources of all areas: those of the process now, those of a visit when the visit first uses them. */
export function sourcesOf(upstreams: Upstreams): (visit: SourceVisit) => Sources {
  const openers = areas.flatMap(({ name, source }) => {
    if (!source) return [];
    const service = upstreamNames.find((each) => each === source.of);
    if (service === undefined) throw new Error(`${name} calls ${source.of}, a service of no area`);
    return [{ name, open: source.open(upstreams[service]) }];
  });
  class VisitSources {
    readonly visit: SourceVisit;
    readonly opened: Record<string, unknown> = {};
    constructor(visit: SourceVisit) {
      this.visit = visit;
    }
  }
  for (const { name, open } of openers)
    Object.defineProperty(VisitSources.prototype, name, {
      get(this: VisitSources) {
        return (this.opened[name] ??= open(this.visit));
      },
    });
  return (visit) => new VisitSources(visit) as unknown as Sources;
}
