import type { FastifyBaseLogger } from 'fastify';
import { forEachUpstream, type Upstreams } from '../compose.ts';
import type { GatewayConfig } from '../config.ts';
import { readRestContract } from '../../../server-kit/rest-contract.ts';
import type { FollowingClock } from '../shared/clock.ts';
import { playbackUpstream } from '../upstream/recording/playback.ts';
import { recordingUpstream } from '../upstream/recording/record.ts';
import { blankTape, recordedTape } from '../upstream/recording/tape.ts';
import { routedUpstream } from '../upstream/environment-paths.ts';
import { type ContractBreach, contractCheck } from '../upstream/contract-check.ts';
import { createUpstream } from '../upstream/upstream.ts';

type UpstreamConfig = Pick<
  GatewayConfig,
  | 'upstreams'
  | 'upstreamPaths'
  | 'upstreamMode'
  | 'recordings'
  | 'upstreamTimeoutMs'
  | 'concurrency'
  | 'contractChecks'
  | 'apiKey'
  | 'subscriptionKey'
>;

/** One in so many answers is checked; 0 = none. */
const checkedShare: Readonly<Record<GatewayConfig['contractChecks'], number>> = { all: 1, sampled: 100, off: 0 };

/**
 * The services that areas stand on: as they are, as they are while a recording is made, or as they were when one was
 * made (S-169, N-72).
 * @throws Error with one sentence when there is no recording to play back
 */
export function openUpstreams(config: UpstreamConfig, clock: FollowingClock, log: FastifyBaseLogger): Upstreams {
  const { upstreamMode, recordings } = config;
  if (upstreamMode === 'playback') {
    const tape = recordedTape(recordings);
    const onMissing = (call: object) => log.warn(call, 'a call was not recorded');
    return forEachUpstream(({ name, isCached = false }) =>
      playbackUpstream({ name, tape, clock, isCached, onMissing }),
    );
  }
  const every = checkedShare[config.contractChecks];
  const contract = lazily(readRestContract);
  const tape = upstreamMode === 'record' ? blankTape(recordings) : null;
  const onBreach = (breach: ContractBreach) => log.error(breach, 'an answer breaks the contract');
  return forEachUpstream(({ name, isCached = false, version }) => {
    const direct = createUpstream({
      name,
      url: config.upstreams[name],
      timeoutMs: config.upstreamTimeoutMs,
      places: config.concurrency,
      apiKey: config.apiKey,
      own: version === undefined ? {} : { 'x-api-version': version, 'x-subscription-key': config.subscriptionKey },
      clock,
      isCached,
      ...(every === 0 ? {} : { check: contractCheck({ upstream: name, contract, every, onBreach }) }),
      log: (line) => log.debug(line, 'upstream call'),
      warn: (what) => log.warn(what, 'a service does not answer as it should'),
    });
    const upstream = routedUpstream(direct, name, config.upstreamPaths);
    return tape ? recordingUpstream(upstream, tape, clock) : upstream;
  });
}

/** Reading the contract takes time and memory: only who checks an answer does. */
function lazily<Value>(read: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= read());
}
