import { Alert } from '@larder/design-system/Alert';
import { Button } from '@larder/design-system/Button';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextField } from '@larder/design-system/TextField';
import { useState } from 'react';
import { Form, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router-dom';
import { FrameShopDocument } from '../../app/data/FrameShop.generated.ts';
import { errorAt, query } from '../../app/data/query.ts';
import { screens } from '../../app/routing/paths.ts';
import { ShopForm } from '../../features/stores/ShopForm.tsx';
import { StoreCard } from '../../features/stores/StoreCard.tsx';
import { useStoresTexts } from '../../messages/stores.ts';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import * as styles from './stores.css.ts';
import { StoresPageDocument, useStoresPageData } from './Stores.generated.ts';

/** The search; all of it is in the address. */
const zipOf = (search: URLSearchParams): string => (search.get('zip') ?? '').trim();

interface StoresLoaderData {
  /** What is looked for: what was typed, or else the ZIP code where the visitor shops; empty if neither is known. */
  place: string;
  problem: string | null;
}

export async function loader(args: LoaderFunctionArgs): Promise<StoresLoaderData> {
  const typed = zipOf(new URL(args.request.url).searchParams);
  const place = typed || (await placeOfShop(args));
  if (place === '') return { place, problem: null };
  const { data, errors } = await query(args, StoresPageDocument, { place });
  // Nobody asked for what the page looks for on its own.
  if (typed === '' && !data.storeSearch) return { place: '', problem: null };
  return { place, problem: errorAt(errors, 'storeSearch')?.message ?? null };
}

/** The ZIP code that orders go to, or that of the store. */
async function placeOfShop(args: LoaderFunctionArgs): Promise<string> {
  const answer = await query(args, FrameShopDocument).catch(() => undefined);
  const shop = answer?.data.shop;
  return shop?.zipCode ?? shop?.store.zipCode ?? '';
}

/** `/stores?zip=94103`: the stores near a ZIP code or a city, at first near where the visitor shops, to choose one from, with or without JavaScript (G-120, S-73). */
export function Component() {
  const texts = useStoresTexts();
  const { place, problem } = useLoaderData<StoresLoaderData>();
  const [search] = useSearchParams();
  return (
    <div className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <header className={styles.head}>
        <Heading level={1} size="page">
          {texts.title}
        </Heading>
        <Text tone="soft">{texts.lead}</Text>
      </header>
      <ZipForm key={place} zipCode={place} problem={problem} />
      {search.has('refused') && <Alert tone="error" title={texts.notChosen} />}
      {place !== '' && problem === null && <Found zipCode={place} />}
    </div>
  );
}

/** A form the browser can submit on its own. */
function ZipForm({ zipCode, problem }: { zipCode: string; problem: string | null }) {
  const texts = useStoresTexts();
  const [typed, setTyped] = useState(zipCode);
  return (
    <search>
      <Form method="get" action={screens.stores} className={styles.form}>
        <TextField
          label={texts.picker.place}
          name="zip"
          value={typed}
          onChange={setTyped}
          error={problem ?? undefined}
          autoComplete="postal-code"
          maxLength={80}
          required
        />
        <div className={styles.button}>
          <Button tone="primary" type="submit">
            {texts.search}
          </Button>
        </div>
      </Form>
    </search>
  );
}

function Found({ zipCode }: { zipCode: string }) {
  const texts = useStoresTexts();
  const { storeSearch } = useStoresPageData({ place: zipCode });
  if (!storeSearch) return null;
  const { stores, city, state } = storeSearch;
  return (
    <>
      <Text>{stores.length === 0 ? texts.none(storeSearch.place) : texts.near(stores.length, city, state)}</Text>
      <div className={styles.list}>
        {stores.map((near) => (
          <StoreCard key={near.store.id} near={near}>
            <ShopForm
              storeId={near.store.id}
              channels={near.store.channels.filter((channel) => channel !== 'DELIVERY' || near.delivers)}
              zipCode={storeSearch.zipCode}
              place={storeSearch.place}
            />
          </StoreCard>
        ))}
      </div>
    </>
  );
}
