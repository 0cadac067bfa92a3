import { Link } from '@larder/design-system/LinkProvider';
import { Skeleton } from '@larder/design-system/Skeleton';
import { TextLink } from '@larder/design-system/TextLink';
import { screens } from '../../../app/routing/paths.ts';
import { useSearchTexts } from '../../../messages/search.ts';
import { ProductImage } from '../../../ui/ProductImage/ProductImage.tsx';
import type { SearchStartQuery } from './SearchStart.generated.ts';
import * as styles from './SearchStart.css.ts';
import { SuggestedProducts } from './SuggestedProducts.tsx';

interface SearchStartProps {
  answer: SearchStartQuery | undefined;
  isLoading: boolean;
  /** A page is opened. */
  onOpen: () => void;
}

/** So many departments; the rest are one link away. */
const mostDepartments = 8;

/** Beside past and popular searches, before anything is typed: the household's usuals, and the departments. */
export function SearchStart({ answer, isLoading, onOpen }: SearchStartProps) {
  const { groups } = useSearchTexts();
  if (isLoading) return <StartSkeleton />;
  const usuals = answer?.buyAgain?.products ?? [];
  return (
    <>
      {usuals.length > 0 && <SuggestedProducts label={groups.usuals} products={usuals} onOpen={onOpen} />}
      <Departments departments={answer?.departments ?? []} onOpen={onOpen} />
    </>
  );
}

function Departments({
  departments,
  onOpen,
}: {
  departments: NonNullable<SearchStartQuery['departments']>;
  onOpen: () => void;
}) {
  const { groups, allDepartments } = useSearchTexts();
  return (
    <div>
      <div className={styles.head}>
        <p className={styles.label} aria-hidden="true">
          {groups.allDepartments}
        </p>
        <span className={styles.all}>
          <TextLink href={screens.shop} standalone onClick={onOpen}>
            {allDepartments(departments.length)}
          </TextLink>
        </span>
      </div>
      {departments.length > 0 && (
        <ul className={styles.tiles} aria-label={groups.allDepartments}>
          {departments.slice(0, mostDepartments).map(({ id, name, path, picture, photo }) => (
            <li key={id}>
              <Link href={path} className={styles.department} onClick={onOpen}>
                <span className={styles.tile}>
                  <ProductImage photo={photo} size={48} loads="early">
                    {picture && <img src={picture} alt="" width={48} height={48} />}
                  </ProductImage>
                </span>
                <span className={styles.name}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const StartSkeleton = () => (
  <ul className={styles.tiles} aria-hidden="true">
    {Array.from({ length: mostDepartments }, (_, at) => (
      <li key={at} className={styles.department}>
        <span className={styles.tile} />
        <span className={styles.name}>
          <Skeleton>Dairy, Eggs</Skeleton>
        </span>
      </li>
    ))}
  </ul>
);
