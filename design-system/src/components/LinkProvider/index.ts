export {
  LinkProvider,
  useLink,
  type LinkComponent,
  type LinkComponentProps,
  type LinkProviderProps,
} from './LinkProvider.tsx';
