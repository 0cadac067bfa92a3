import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { customersAt } from './customers-at-address.ts';
import { profile } from '../index.ts';
import { addressesInZip } from '../store/profiles.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ services: [profile] });
  await sql`insert into profile.address (address_id, customer_id, first_name, last_name, address, city, state, zip_code)
    select 'a-' || number, 'c-' || number, 'Ann', 'Lee', number % 40 || ' Elm St', 'San Francisco', 'CA',
      (94000 + number % 200)::text || case number % 2 when 0 then '' else '-1234' end
    from generate_series(1, 20000) number`.execute(world.db);
  await sql`analyze profile.address`.execute(world.db);
});
afterAll(() => world.close());

test('N-28, T-60 customers at an address are found by its ZIP code, with or without the +4, and by no other', async () => {
  const found = await customersAt(world.db, { address: '13 Elm Street', zipCode: '94013' });
  expect(found).toHaveLength(100);
  expect(found).toContain('c-13');
  expect(await customersAt(world.db, { address: '13 elm st.', zipCode: '94013-9999' })).toEqual(found);
  expect(await customersAt(world.db, { address: '13 Elm St', zipCode: '94014' })).toEqual([]);
  expect(await customersAt(world.db, { address: '13 Elm St', zipCode: '9401%' })).toEqual([]);
});

test('N-28 among twenty thousand addresses, those in a ZIP code are found through an index', async () => {
  const plan = await addressesInZip(world.db, '94013-9999').explain('text');
  expect(JSON.stringify(plan)).toContain('address_zip');
  expect(JSON.stringify(plan)).not.toContain('Seq Scan');
});
