// Repeats a published draw with nothing of ours but its file: node verify.mjs FILE.jsonl (any Node from 20, no package).
import { createHash, createHmac } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

const bytes = (hex) => Buffer.from(hex, 'hex');
const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

let head, randomness;
let [entries, last] = [0, ''];
const tree = [];
const best = new Map();
const changed = [];
for await (const line of createInterface({ input: createReadStream(process.argv[2]) })) {
  if (!head) {
    head = JSON.parse(line);
    const key = createHmac('sha256', bytes(head.serverSeed));
    randomness = key.update(bytes(head.merkleRoot)).update(head.dice).digest();
    continue;
  }
  const [id, household, check] = JSON.parse(line);
  let node = sha256('\x00', `${id}:${household}`);
  if (id <= last || node.toString('hex', 0, 4) !== check) changed.push(id);
  let level = 0;
  for (; tree[level]; level++) {
    node = sha256('\x01', tree[level], node);
    tree[level] = null;
  }
  tree[level] = node;
  const score = sha256(randomness, id).toString('hex');
  if (!(best.get(household)?.score < score)) best.set(household, { entryId: id, household, score });
  [entries, last] = [entries + 1, id];
}

const root = tree.filter(Boolean).reduce((right, left) => (right ? sha256('\x01', left, right) : left), null);
const lowest = [...best.values()].sort((a, b) => (a.score < b.score ? -1 : 1));
const places = lowest.slice(0, head.winnerCount + head.alternateCount);
const told = (list) => list.map(({ entryId, household, score }) => `${entryId} ${household} ${score}`).join('\n');
const checks = {
  LIST: entries === head.entryCount && best.size === head.householdCount && changed.length === 0,
  COMMITMENT: sha256(bytes(head.serverSeed)).toString('hex') === head.commitment,
  ROOT: (root ?? sha256('')).toString('hex') === head.merkleRoot,
  RANDOMNESS: randomness.toString('hex') === head.randomness,
  PLACES: told(places) === told(head.places),
};
for (const [name, ok] of Object.entries(checks)) console.log(`${ok ? 'ok    ' : 'FAILED'} ${name}`);
if (changed.length > 0) console.log(`Changed or out of order: ${changed.slice(0, 10).join(', ')}`);
process.exitCode = Object.values(checks).every(Boolean) ? 0 : 1;
