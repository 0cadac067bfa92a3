import type { IconName } from '@larder/design-system/Icon';
import { useAreasTexts } from '../../../../messages/frame/areas.ts';
import { useFooterTexts } from '../../../../messages/frame/footer.ts';
import { useMenuTexts } from '../../../../messages/frame/menu.ts';
import { useMessages } from '../../../../messages/messages.ts';
import { iconOf } from '../../../../ui/icon-of.ts';
import { useKnownAnswer } from '../../../data/answers.ts';
import { useFrame } from '../../../data/frame.ts';
import { UnreadNoticesDocument } from '../../../data/UnreadNotices.generated.ts';
import { pathTo, screens } from '../../../routing/paths.ts';
import { MenuDepartments } from './MenuDepartments.tsx';
import { MenuFoot } from './MenuFoot.tsx';
import { MenuHead } from './MenuHead.tsx';
import { MenuGroup, type MenuItem } from './MenuLinks.tsx';

const item = (href: string, title: string, icon: IconName): MenuItem => ({ href, title, icon });

/** Everything of the site, for guests and members, by what it is about: the shop, savings, the account, help, and how the page is shown. */
export function Menu() {
  const { frame } = useMessages();
  const { help } = useFooterTexts();
  const { banner, viewer } = useFrame();
  const isBusiness = viewer.site === 'BUSINESS';
  const shop = useShopItems();
  const savings = useSavings();
  const account = useAccount();
  const support = useSupport();
  return (
    <>
      <MenuHead />
      <MenuGroup title={frame.site.shop} items={shop}>
        <MenuDepartments />
      </MenuGroup>
      {/* No coupons, no points: those are for households (S-165). */}
      {!isBusiness && <MenuGroup title={banner.forUTitle} items={savings} />}
      {viewer.isAuthorized && <MenuGroup title={frame.account.menu} items={account} />}
      <MenuGroup title={help} items={support} />
      <MenuFoot />
    </>
  );
}

function useShopItems(): readonly MenuItem[] {
  const { site } = useMessages().frame;
  const areas = useAreasTexts();
  const footer = useFooterTexts();
  const texts = useMenuTexts();
  const { viewer } = useFrame();
  if (viewer.site === 'BUSINESS')
    return [
      item(screens.business, areas.cases, 'package'),
      item(screens.purchaseHistory, areas.guide, 'history'),
      item(screens.quickAdd, areas.quickOrder, 'plus'),
      item(screens.scheduleAndSave, areas.standing, 'calendar-sync'),
      item(screens.myList, site.list, 'list'),
    ];
  return [
    item(screens.weeklyAd, areas.ad, 'book-open'),
    item(screens.myList, site.list, 'list'),
    item(screens.scan, texts.scan, 'scan-barcode'),
    ...(viewer.isAuthorized ? [item(screens.purchaseHistory, texts.buyAgain, 'history')] : []),
    item(screens.scheduleAndSave, areas.schedule, 'calendar-sync'),
    item(screens.wine, footer.wineShop, 'wine'),
    item(screens.sellers, footer.sellers, 'store'),
  ];
}

/** The items of the left navigation (G-23); the account's stand with the account. When they can't be loaded, the way to all of them (G-27). */
function useSavings(): readonly MenuItem[] {
  const { banner, leftNavigation } = useFrame();
  const known = leftNavigation.filter(({ href }) => href !== screens.profile);
  if (known.length === 0) return [item(screens.forU, banner.forUTitle, 'house')];
  return known.map(({ href, title, icon }) => item(href, title, iconOf(icon)));
}

function useAccount(): readonly MenuItem[] {
  const { account, inbox } = useMessages().frame;
  const areas = useAreasTexts();
  const { viewer } = useFrame();
  const { pages } = account;
  const unread = useKnownAnswer(UnreadNoticesDocument)?.me?.inbox?.unreadCount ?? 0;
  return [
    item(screens.orders, pages.orders, 'package'),
    item(screens.inbox, unread > 0 ? inbox.titleWithCount(unread) : inbox.title, 'bell'),
    ...(viewer.site === 'BUSINESS'
      ? [item(screens.invoices, areas.invoices, 'printer')]
      : [item(screens.clubCard, pages.clubCard, 'credit-card'), item(screens.wallet, pages.prizes, 'trophy')]),
    item(screens.profile, pages.settings, 'settings'),
    item(screens.addresses, pages.addresses, 'truck'),
    item(screens.security, pages.security, 'key-round'),
    item(screens.communicationPreference, pages.communication, 'mail'),
  ];
}

function useSupport(): readonly MenuItem[] {
  const footer = useFooterTexts();
  const texts = useMenuTexts();
  const { viewer } = useFrame();
  return [
    item(pathTo('document', { name: 'help' }), footer.helpCenter, 'info'),
    item(pathTo('document', { name: 'contact' }), footer.contact, 'phone'),
    item(screens.stores, texts.stores, 'map-pin'),
    ...(viewer.site === 'BUSINESS' ? [] : [item(screens.business, footer.business, 'shopping-basket')]),
  ];
}
