import { lazyPart } from '../../app/loading/loadable.tsx';

/** A form for a delivery address, where a screen may want one; its code loads only then. */
export const AddressFormPart = lazyPart(
  async () => (await import('./AddressForm/AddressForm.tsx')).AddressForm,
  'src/features/profile/AddressForm/AddressForm.tsx',
);

/** The question before an address or a number is deleted. */
export const DeletePart = lazyPart(
  async () => (await import('./DeleteDialog/DeleteDialog.tsx')).DeleteDialog,
  'src/features/profile/DeleteDialog/DeleteDialog.tsx',
);
