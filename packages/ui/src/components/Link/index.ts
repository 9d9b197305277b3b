export { ButtonLink, type ButtonLinkProps } from './ButtonLink.tsx';
export { Link, type LinkProps } from './Link.tsx';
export {
  LinkProvider,
  useLinkComponent,
  type LinkComponentProps,
  type LinkProviderProps,
} from '../../internal/LinkContext.tsx';
