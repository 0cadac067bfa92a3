import { Breadcrumbs } from '@larder/design-system/Breadcrumbs';
import { DefinitionList } from '@larder/design-system/DefinitionList';
import { Heading } from '@larder/design-system/Heading';
import { Image } from '@larder/design-system/Image';
import { SavingsBadge } from '@larder/design-system/SavingsBadge';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useLoaderData, useParams, useSearchParams } from 'react-router-dom';
import { pictureSrc } from '../../../art/pictures.ts';
import { screens } from '../../../app/routing/paths.ts';
import { useClip } from '../../../features/offers/CouponCard/useClip.ts';
import { useMessages } from '../../../messages/messages.ts';
import { useOffersTexts } from '../../../messages/offers.ts';
import { Fold } from '../../../ui/Fold/Fold.tsx';
import { Later } from '../../../ui/Later/Later.tsx';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { eligible, itemsOf, type Offer, type OfferLoaderData, wholeStore } from './load-offer.ts';
import { OfferMeta } from './OfferMeta.tsx';
import { useOfferPageData } from './OfferPage.generated.ts';
import * as styles from './offer.css.ts';
import { Stub } from './Stub.tsx';

/** One offer (S-15 to S-17): what it gives, until when, the clip, its terms, and what it counts for. */
export function OfferScreen() {
  const { offerId = '' } = useParams();
  const [parameters] = useSearchParams();
  const offer = useOfferPageData({ id: offerId, items: itemsOf(parameters) }).coupon;
  return offer && <Page key={offer.id} offer={offer} />;
}

function Page({ offer }: { offer: Offer }) {
  const texts = useOffersTexts();
  const { frame } = useMessages();
  const { origin } = useLoaderData<OfferLoaderData>();
  const { clip, dialogs } = useClip();
  const { title, header } = offer;
  return (
    <div className={styles.page}>
      <PageTitle>{header.isPrice ? texts.offerName(header.text, title) : title}</PageTitle>
      <OfferMeta offer={offer} origin={origin} />
      <div>
        <div className={styles.crumbs}>
          <Breadcrumbs label={frame.breadcrumb} items={[{ title: texts.title, href: screens.coupons }, { title }]} />
        </div>
        <div className={styles.columns}>
          <div className={styles.shot}>
            <span className={offer.pictures ? styles.pack : styles.emoji}>
              {/* the heading says what it shows */}
              <ProductImage photo={offer.pictures?.photo} size={640} sizes="min(100vw, 640px)" loads="first">
                <Image
                  src={offer.pictures?.page ?? pictureSrc(offer.imageId)}
                  alt=""
                  width={640}
                  height={640}
                  loads="first"
                />
              </ProductImage>
            </span>
          </div>
          <div className={styles.words}>
            <header className={styles.head}>
              <Heading level={1} size="page">
                <span lang={offer.titleLanguage}>{title}</span>
              </Heading>
              <p className={styles.ticket}>
                <SavingsBadge size="hero" unit={header.unit ?? undefined}>
                  {header.value}
                </SavingsBadge>
              </p>
              <Lead offer={offer} />
            </header>
            <Stub offer={offer} onClip={(event) => void clip(offer, event)} />
            <Facts offer={offer} />
          </div>
        </div>
      </div>
      <Later>
        <eligible.Part offer={offer} />
      </Later>
      {dialogs}
    </div>
  );
}

/** What it asks, and how often it may be used. */
function Lead({ offer: { header, description, descriptionLanguage, limitsText } }: { offer: Offer }) {
  const says = header.isPrice && description;
  if (!says && !limitsText) return null;
  return (
    <Text size="lead" tone="soft">
      {says ? <span lang={descriptionLanguage}>{description}</span> : null} {limitsText}
    </Text>
  );
}

function Facts({ offer }: { offer: Offer }) {
  const texts = useOffersTexts();
  const {
    payText,
    whereText,
    withOthersText,
    typeText,
    categoryId,
    categoryName,
    longDescription,
    disclaimer,
    disclaimerLanguage,
    description,
    descriptionLanguage,
    isForMembers,
    joinPath,
  } = offer;
  const more = longDescription === description ? '' : longDescription;
  return (
    <div>
      <DefinitionList
        kind="rows"
        items={[
          { label: texts.facts.pay, value: payText },
          { label: texts.facts.who, value: isForMembers ? <Members joinPath={joinPath} /> : null },
          { label: texts.facts.where, value: whereText },
          { label: texts.facts.withOthers, value: withOthersText },
          { label: texts.facts.kind, value: typeText },
          { label: texts.facts.department, value: categoryId === wholeStore ? null : categoryName },
        ]}
      />
      {more && (
        <Fold title={texts.about} headingLevel={2}>
          <span lang={descriptionLanguage}>{more}</span>
        </Fold>
      )}
      {disclaimer && (
        <Fold title={texts.terms} headingLevel={2} isOpen>
          <span lang={disclaimerLanguage}>{disclaimer}</span>
        </Fold>
      )}
    </div>
  );
}

/** Who an offer for members is for, and the way to become one. */
function Members({ joinPath }: Pick<Offer, 'joinPath'>) {
  const { facts } = useOffersTexts();
  return (
    <>
      {facts.members}
      {joinPath !== null && (
        <>
          {' · '}
          <TextLink href={joinPath}>{facts.join}</TextLink>
        </>
      )}
    </>
  );
}
