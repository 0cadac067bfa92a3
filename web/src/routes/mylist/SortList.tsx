import { useNavigate } from 'react-router-dom';
import { screens } from '../../app/routing/paths.ts';
import { useMyListTexts } from '../../messages/savings/my-list.ts';
import { type ClientSort, clientSortNames, clientSortOf } from '../../ui/list-controls/client-sorts.ts';
import { SortForm } from '../../ui/list-controls/SortForm.tsx';
import { usualSort } from './groups.ts';
import * as styles from './my-list.css.ts';

/** The order of the list (S-278); the usual one isn't named in the address. */
export function SortList({ sort }: { sort: ClientSort }) {
  const { sorts } = useMyListTexts();
  const navigate = useNavigate();
  const choose = (chosen: ClientSort) =>
    navigate(chosen === usualSort ? screens.myList : `${screens.myList}?sort=${chosen}`, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className={styles.sort}>
      <SortForm
        action={screens.myList}
        rest={null}
        options={clientSortNames.map((name) => ({ value: name, label: sorts[name] }))}
        value={sort}
        onChoose={(name) => void choose(clientSortOf(name) ?? usualSort)}
      />
    </div>
  );
}
