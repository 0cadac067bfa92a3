import { Button } from '@larder/design-system/Button';
import { Heading } from '@larder/design-system/Heading';
import { Text } from '@larder/design-system/Text';
import { TextField } from '@larder/design-system/TextField';
import { TextLink } from '@larder/design-system/TextLink';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, redirectDocument } from 'react-router-dom';
import { useShop } from '../../app/data/shop.ts';
import { isDocumentOf } from '../../app/routing/own-document.ts';
import { screens } from '../../app/routing/paths.ts';
import { useScanTexts } from '../../messages/phone/scan.ts';
import { PageTitle } from '../../ui/PageTitle/PageTitle.tsx';
import { Camera } from './Camera.tsx';
import { Found } from './Found.tsx';
import { NotFound } from './NotFound.tsx';
import { openReader } from './reader.ts';
import * as styles from './scan.css.ts';
import { useScan } from './useScan.ts';

/** Letters of the longest code. */
const longest = 20;

/** Only a document of its own may use the camera, and run what reads its picture: no other page's policy lets it. */
export function loader(): null {
  if (!isDocumentOf('scan')) throw redirectDocument(screens.scan);
  return null;
}

/** `/scan`: what a code in a shopper's hand is at their store, by camera, by a photo, or typed. */
export function Component() {
  const texts = useScanTexts();
  const { outcome, read } = useScan();
  const store = useShop()?.store.name ?? null;
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<{ of: 'photo' | 'typed'; text: string } | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const { kind } = outcome;
  useEffect(() => {
    if (kind === 'found' || kind === 'unknown') result.current?.querySelector('h2')?.focus();
  }, [kind]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(read([{ format: 'typed', text: typed }]) ? null : { of: 'typed', text: texts.typed.wrong });
  };
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = currentTarget.files ?? [];
    if (!photo) return;
    setProblem(null);
    const codes = await openReader()
      .then((reader) => reader(photo))
      .catch(() => []);
    currentTarget.value = '';
    if (!read(codes)) setProblem({ of: 'photo', text: texts.photo.nothing });
  };
  return (
    <div className={styles.page}>
      <PageTitle>{texts.title}</PageTitle>
      <header>
        <Heading level={1} size="page">
          {texts.title}
        </Heading>
        <Text tone="soft">{texts.lead}</Text>
      </header>
      <div className={styles.columns}>
        <Camera onRead={(codes) => void read(codes)} />
        <div ref={result} className={styles.result} aria-live="polite">
          {outcome.kind === 'looking' && <Text tone="soft">{texts.looking(outcome.code)}</Text>}
          {outcome.kind === 'failed' && (
            <Text role="alert" tone="error">
              {outcome.message}
            </Text>
          )}
          {outcome.kind === 'found' && <Found details={outcome.details} store={store} />}
          {outcome.kind === 'unknown' && <NotFound code={outcome.code} />}
          {(outcome.kind === 'weighed' || outcome.kind === 'coupon' || outcome.kind === 'clubCard') && (
            <>
              <Text>{texts.other[outcome.kind].text}</Text>
              <TextLink href={wayOf[outcome.kind]} standalone>
                {texts.other[outcome.kind].way}
              </TextLink>
            </>
          )}
        </div>
        <div className={styles.otherWays}>
          <label className={styles.photo} data-needs-scripts="">
            <span>{texts.photo.label}</span>
            <input type="file" accept="image/*" onChange={(event) => void choose(event)} />
          </label>
          {problem?.of === 'photo' && (
            <Text role="alert" tone="error">
              {problem.text}
            </Text>
          )}
          <Form method="get" action={screens.search} onSubmit={submit} className={styles.form}>
            <TextField
              label={texts.typed.label}
              hint={texts.typed.hint}
              {...(problem?.of === 'typed' ? { error: problem.text } : {})}
              name="q"
              value={typed}
              onChange={setTyped}
              inputMode="numeric"
              autoComplete="off"
              maxLength={longest}
              required
            />
            <Button tone="outline" type="submit">
              {texts.typed.look}
            </Button>
          </Form>
        </div>
      </div>
    </div>
  );
}

const wayOf = { weighed: screens.search, coupon: screens.coupons, clubCard: screens.clubCard } as const;
