import { useApolloClient } from '@apollo/client/react';
import { Icon } from '@larder/design-system/Icon';
import { Skeleton } from '@larder/design-system/Skeleton';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useFooterTexts } from '../../../../messages/frame/footer.ts';
import { useMenuTexts } from '../../../../messages/frame/menu.ts';
import { useLookup } from '../../../data/useLookup.ts';
import { screens } from '../../../routing/paths.ts';
import { MenuDepartmentsDocument, type MenuDepartmentsQuery } from './MenuDepartments.generated.ts';
import * as styles from './NavigationDrawer.css.ts';

type Departments = NonNullable<MenuDepartmentsQuery['departments']>;

/** So many rows until it is known how many there are. */
const expected = 8;

/** The shop's departments, folded; they are asked for when someone first unfolds them. */
export function MenuDepartments() {
  const texts = useMenuTexts();
  const { allDepartments } = useFooterTexts();
  const client = useApolloClient();
  const [isWanted, setWanted] = useState(false);
  const [departments, setDepartments] = useState<Departments | null>(null);
  const lookup = useLookup(
    isWanted ? '' : null,
    async () => (await client.query({ query: MenuDepartmentsDocument })).data?.departments,
    setDepartments,
  );
  return (
    <details onToggle={({ currentTarget }) => currentTarget.open && setWanted(true)}>
      <summary className={styles.summary}>
        <span className={styles.icon}>
          <Icon name="layout-grid" size={22} />
        </span>
        {texts.departments}
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <ul className={styles.departments} aria-busy={lookup.kind === 'looking'}>
        <Department path={screens.shop} name={allDepartments} />
        {departments?.map(({ id, ...department }) => (
          <Department key={id} {...department} />
        ))}
        {lookup.kind === 'looking' &&
          Array.from({ length: expected }, (_, at) => (
            <li key={at} className={styles.department} aria-hidden="true">
              <Skeleton>Dairy, Eggs</Skeleton>
            </li>
          ))}
      </ul>
      {lookup.kind === 'failed' && (
        <p role="alert" className={styles.failed}>
          {lookup.message}
        </p>
      )}
    </details>
  );
}

const Department = ({ path, name }: Omit<Departments[number], 'id' | '__typename'>) => (
  <li>
    <Link to={path} discover="none" className={styles.department}>
      {name}
    </Link>
  </li>
);
