import { Heading } from '@larder/design-system/Heading';
import { useAnnounce } from '@larder/design-system/LiveRegion';
import { Text } from '@larder/design-system/Text';
import { TextLink } from '@larder/design-system/TextLink';
import { useSearchParams } from 'react-router-dom';
import { screens } from '../../app/routing/paths.ts';
import { AddItem } from './AddItem/AddItem.tsx';
import { ListRow } from '../../features/lists/ListRow/ListRow.tsx';
import { ListToast } from '../../features/lists/ListToast.tsx';
import { useListActions } from '../../features/lists/keeper/useListActions.ts';
import type { ShownList } from '../../features/lists/keeper/useMyList.ts';
import { useMyListTexts } from '../../messages/savings/my-list.ts';
import { LinkButton } from '../../ui/LinkButton/LinkButton.tsx';
import { NothingYet } from '../../ui/NothingYet/NothingYet.tsx';
import { type ClientSort, clientSortOf } from '../../ui/list-controls/client-sorts.ts';
import { groupsOf, type ListGroup, listText, usualSort } from './groups.ts';
import * as styles from './my-list.css.ts';
import { GuestList, KeepList } from './GuestList.tsx';
import { ShareList } from './ShareList.tsx';
import { SortList } from './SortList.tsx';
import { Trip } from './Trip.tsx';

interface ListScreenProps extends ShownList {
  /** Whoever isn't signed in, and the way to it. */
  guest: { signInPath: string } | null;
}

/** The list of a shopper, part of the store by part, and what is checked off below. */
export function ListScreen({ list, items, keeper, notice, guest }: ListScreenProps) {
  const texts = useMyListTexts();
  const announce = useAnnounce();
  const actions = useListActions(keeper);
  const [search] = useSearchParams();
  const sort = clientSortOf(search.get('sort')) ?? usualSort;
  const groups = groupsOf(items, sort);
  const checked = items.filter(({ isChecked }) => isChecked);
  const left = items.length - checked.length;
  const rowOf = (item: (typeof items)[number]) => (
    <ListRow
      key={item.id}
      item={item}
      onCheck={(isChecked) => actions.check(item, isChecked)}
      onQuantity={(quantity) => keeper.want(item, { set: { quantity } })}
      onRemove={() => actions.remove([item])}
    />
  );
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <Heading level={1} size="page">
            {texts.title}
          </Heading>
          {items.length > 0 && (
            <Text tone="soft">
              {left === 0
                ? texts.allDone
                : guest
                  ? texts.guest.lead(left)
                  : texts.lead(left, sort === usualSort ? (list?.storeName ?? null) : null)}
            </Text>
          )}
        </div>
        {items.length > 0 && (
          <div className={styles.tools} data-needs-scripts>
            <ShareList title={texts.title} text={listText(groups, texts)} />
            <LinkButton icon="printer" onClick={() => window.print()}>
              {texts.print}
            </LinkButton>
          </div>
        )}
      </header>
      <div className={styles.columns}>
        <div className={styles.list}>
          <AddItem
            onAdd={({ title, productId }) => {
              actions.add(title, productId === undefined ? { text: title } : { productId });
              announce(texts.add.added(title));
            }}
          />
          <TextLink href={screens.scan} standalone>
            {texts.scan}
          </TextLink>
          {items.length === 0 &&
            (guest ? (
              <GuestList {...guest} />
            ) : (
              <NothingYet imageId="memo" texts={texts.empty} href={screens.coupons} tone="outline" />
            ))}
          {left > 1 && <SortList sort={sort} />}
          {groups.map((group) => (
            <Group key={group.aisle?.id ?? ''} group={group} sort={sort}>
              {group.items.map(rowOf)}
            </Group>
          ))}
          {checked.length > 0 && (
            <section className={styles.group} aria-labelledby="checked-items">
              <div className={styles.groupHead}>
                <Heading level={2} size="small" id="checked-items">
                  {texts.checked}
                </Heading>
                <span className={styles.count}>{checked.length}</span>
                <span className={styles.clear} data-needs-scripts>
                  <LinkButton aria-label={texts.clearChecked} onClick={() => actions.remove(checked)}>
                    {texts.clear}
                  </LinkButton>
                </span>
              </div>
              <ul className={styles.rows}>{checked.map(rowOf)}</ul>
            </section>
          )}
        </div>
        {((guest && items.length > 0) || (list?.trip && left > 0)) && (
          <div className={styles.rail}>
            {list?.trip && left > 0 && <Trip trip={list.trip} items={items} />}
            {guest && items.length > 0 && <KeepList {...guest} />}
          </div>
        )}
      </div>
      <ListToast notice={notice} keeper={keeper} />
    </>
  );
}

interface GroupProps {
  group: ListGroup;
  sort: ClientSort;
  children: React.ReactNode;
}

function Group({ group: { aisle, items }, sort, children }: GroupProps) {
  const texts = useMyListTexts();
  const isPart = sort === 'aisles' || sort === 'category';
  const id = `aisle-${aisle?.id ?? 'none'}`;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <div className={styles.groupHead}>
        {aisle && (
          <span className={styles.number} aria-hidden="true">
            {aisle.number}
          </span>
        )}
        <Heading level={2} size="small" id={id}>
          {aisle?.name ?? (isPart ? texts.elsewhere : texts.sorts[sort])}
        </Heading>
        <span className={styles.count}>{texts.left(items.length)}</span>
      </div>
      <ul className={styles.rows}>{children}</ul>
    </section>
  );
}
