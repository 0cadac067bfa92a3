import { Accordion } from './components/Accordion/index.ts';
import { AlertDialog } from './components/AlertDialog/index.ts';
import { Badge } from './components/Badge/index.ts';
import { BottomSheet } from './components/BottomSheet/index.ts';
import { Box } from './components/Box/index.ts';
import { Button } from './components/Button/index.ts';
import { ButtonLink } from './components/ButtonLink/index.ts';
import { Carousel } from './components/Carousel/index.ts';
import { Field } from './components/Field/index.ts';
import { Heading } from './components/Heading/index.ts';
import { Icon } from './components/Icon/index.ts';
import { IconButton } from './components/IconButton/index.ts';
import { Image } from './components/Image/index.ts';
import { Stepper } from './components/Stepper/index.ts';
import { Menu } from './components/Menu/index.ts';
import { NumberField } from './components/NumberField/index.ts';
import { Popover } from './components/Popover/index.ts';
import { Price } from './components/Price/index.ts';
import { QuantityStepper } from './components/QuantityStepper/index.ts';
import { ScrollArea } from './components/ScrollArea/index.ts';
import { Select } from './components/Select/index.ts';
import { Skeleton } from './components/Skeleton/index.ts';
import { SkipLink } from './components/SkipLink/index.ts';
import { SlotPicker } from './components/SlotPicker/index.ts';
import { Stack } from './components/Stack/index.ts';
import { Switch } from './components/Switch/index.ts';
import { Table } from './components/Table/index.ts';
import { Tabs } from './components/Tabs/index.ts';
import { Tag } from './components/Tag/index.ts';
import { Text } from './components/Text/index.ts';
import type { BannerKey } from './theme/banners.ts';
import { vars } from './theme/contract.ts';

/** What must not compile: the type check fails when one of these lines becomes right. */
export const refused = [
  // @ts-expect-error the API is closed: no class names
  <Button key="1" tone="primary" className="mine" />,
  // @ts-expect-error no inline styles
  <Text key="2" style={{ color: 'red' }} />,
  // @ts-expect-error no outer margin
  <Box key="3" margin={4} />,
  // @ts-expect-error 7 is not a step of space
  <Stack key="4" gap={7} />,
  // @ts-expect-error a button always has a tone
  <Button key="5">Play now!</Button>,
  // @ts-expect-error a button does not lead anywhere
  <Button key="6" tone="primary" href="/games" />,
  // @ts-expect-error a link needs an address
  <ButtonLink key="7" tone="primary" />,
  // @ts-expect-error an icon button needs a name
  <IconButton key="8" icon="x" />,
  // @ts-expect-error there is no such icon
  <Icon key="9" name="unicorn" />,
  // @ts-expect-error a heading has a level
  <Heading key="10" size="page" />,
  // @ts-expect-error a badge is never a saving
  <Badge key="11" tone="savings" />,
  // @ts-expect-error a skeleton has words or a size, not both
  <Skeleton key="12" width={20} height={20}>
    words
  </Skeleton>,
  // @ts-expect-error a skip link stays on the page
  <SkipLink key="13" href="/main">
    Skip
  </SkipLink>,
  // @ts-expect-error the value is one of the options
  <Select<'WA' | 'OR'> key="14" label="State" name="state" options={[]} value="CA" onChange={() => {}} />,
  // @ts-expect-error a question says what follows from it
  <AlertDialog
    key="20"
    open
    onOpenChange={() => {}}
    title="Leave?"
    confirmLabel="Leave"
    onConfirm={() => {}}
    cancelLabel="Stay"
  />,
  // @ts-expect-error a sheet opens by its parent
  <BottomSheet key="21" title="Sort by" closeLabel="Close" />,
  // @ts-expect-error a panel has a button that closes it
  <Popover key="22" trigger={<button type="button">Why</button>} title="Why" />,
  <Menu
    key="23"
    trigger={<button type="button">More</button>}
    // @ts-expect-error an entry of a menu leads somewhere or does something, not both
    entries={[{ kind: 'link', label: 'Similar', href: '/', onSelect: () => {} }]}
  />,
  // @ts-expect-error what can be taken away has words for that
  <Tag key="24" onRemove={() => {}}>
    Organic
  </Tag>,
  // @ts-expect-error a number is no text
  <NumberField key="25" label="Guests" name="guests" value="2" onChange={() => {}} />,
  // @ts-expect-error a field has a label
  <Field key="26">{() => null}</Field>,
  // @ts-expect-error a tab that is not there is not shown
  <Tabs<'a'> key="27" label="Tabs" tabs={[]} value="b" onChange={() => {}} />,
  // @ts-expect-error a place that scrolls has a name
  <ScrollArea key="28">Prizes</ScrollArea>,
  // @ts-expect-error a switch is on or off
  <Switch key="29" label="Sound" onChange={() => {}} />,
  // @ts-expect-error a title of an accordion is never the first heading of a page
  <Accordion key="30" headingLevel={1} items={[]} />,
  // @ts-expect-error a price is spoken whole: it has words
  <Price key="40" now={399} />,
  // @ts-expect-error cents, not text
  <Price key="41" now="$3.99" label="$3.99" />,
  <QuantityStepper
    key="42"
    label="Eggs"
    decrementLabel="-"
    incrementLabel="+"
    value={1}
    onChange={() => {}}
    // @ts-expect-error pieces or a weight
    measure="litres"
  />,
  // @ts-expect-error S-56 both buttons say what they do
  <Carousel key="43" label="Coupons" previousLabel="Previous coupons" />,
  // @ts-expect-error a picture says what it shows, or says that it need not
  <Image key="44" src="/a.svg" width={1} height={1} />,
  // @ts-expect-error the time is one of the slots
  <SlotPicker<'a'> key="45" label="Time" dayLabel="Day" emptyLabel="None" days={[]} value="b" onChange={() => {}} />,
  // @ts-expect-error a cell stands in a column
  <Table<'name'> key="46" caption="Facts" columns={[]} rows={[{ key: '1', cells: { price: 1 } }]} />,
  // @ts-expect-error a step that is behind says so
  <Stepper key="47" label="Order" steps={[]} />,
];

// @ts-expect-error no such token
export const noToken = vars.color.brandRed;
// @ts-expect-error no such banner
export const noBanner: BannerKey = 'corner-shop';
