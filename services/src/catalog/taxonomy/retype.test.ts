import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { World } from '../../testing/world.ts';
import { catalogWorld } from '../testing/catalog-world.ts';
import { retypeProducts } from './retype.ts';

let world: World;
beforeAll(async () => void (world = await catalogWorld()));
afterAll(() => world.close());

const count = async (where: string) => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from catalog.product where ${sql.raw(where)}`.execute(world.db);
  return rows[0]?.n;
};

test('N-55 products from before there were types are told apart once, and again when the types change', async () => {
  await sql`update catalog.product set types = '{}'; delete from catalog.taxonomy`.execute(world.db);
  await Promise.all([retypeProducts(world), retypeProducts(world)]);
  expect(await count("types = '{}'")).toBe(0);
  expect(await count("name = 'Oat Milk' and types[1] <> 'oat-milk'")).toBe(0);

  await sql`update catalog.product set types = '{own-choice}' where name = 'Oat Milk'`.execute(world.db);
  await retypeProducts(world);
  expect(await count("types[1] = 'own-choice'"), 'what has the newest types stays as it is').toBeGreaterThan(0);
  await sql`update catalog.taxonomy set digest = 'of an older file'`.execute(world.db);
  await retypeProducts(world);
  expect(await count("types[1] = 'own-choice'")).toBe(0);
});

test('Spanish names are composed anew when the words change, and one that a file gave stays', async () => {
  const milk = "name = 'Oat Milk' and brand_id is not null";
  await sql`update catalog.product set name_es = 'Bebida de avena', is_name_es_composed = false where ${sql.raw(milk)}`.execute(
    world.db,
  );
  await sql`update catalog.product set name_es = 'Algo viejo', is_name_es_composed = true where name = 'Almond Milk'`.execute(
    world.db,
  );
  await sql`update catalog.product set name_es = null, is_name_es_composed = false where name = 'Soy Milk'`.execute(
    world.db,
  );
  await sql`update catalog.taxonomy set digest = 'of an older file'`.execute(world.db);
  await retypeProducts(world);
  expect(await count(`${milk} and name_es <> 'Bebida de avena'`)).toBe(0);
  expect(await count(`${milk} and is_name_es_composed`)).toBe(0);
  expect(await count("name = 'Almond Milk' and name_es <> 'Leche de almendra'")).toBe(0);
  expect(await count("name = 'Soy Milk' and (name_es <> 'Leche de soya' or not is_name_es_composed)")).toBe(0);
});

test('N-55 a picture shows what its type is drawn as once the drawings change, and otherwise stays', async () => {
  const shown = async (name: string) => {
    const { rows } = await sql<{ pictureId: string; motif: string }>`select distinct picture_id as "pictureId",
        picture.data ->> 'motif' as motif
      from catalog.product join catalog.picture using (picture_id) where name = ${name} order by 1`.execute(world.db);
    return rows;
  };
  const drawnAnew = async () => {
    await sql`update catalog.taxonomy set digest = 'of an older file'`.execute(world.db);
    await retypeProducts(world);
  };
  const before = await shown('Soy Milk');
  await drawnAnew();
  expect(await shown('Soy Milk')).toEqual(before);

  await sql`insert into catalog.picture (picture_id, data) select 'of another time', data || '{"motif": "kidney-beans"}'
    from catalog.picture where picture_id = ${before[0]?.pictureId}`.execute(world.db);
  await sql`update catalog.product set picture_id = 'of another time' where name = 'Soy Milk'`.execute(world.db);
  await drawnAnew();
  expect((await shown('Soy Milk')).map(({ motif }) => motif)).toEqual(['soybeans']);
});
