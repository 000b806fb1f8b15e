import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  use,
} from 'react';

/** What a link of this package hands on; `href` is always set. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

const LinkComponent = createContext<ComponentType<LinkProps> | null>(null);

/** Gives the controls below it a router's link in place of a plain anchor. */
export function LinkProvider({
  component,
  children,
}: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}) {
  return <LinkComponent value={component}>{children}</LinkComponent>;
}

/** An anchor, or the router's link where a `LinkProvider` stands above. Anchors that leave the site stay anchors. */
export function PlainLink(props: LinkProps) {
  const Component = use(LinkComponent);
  const leaves = !props.href.startsWith('/') || props.href.startsWith('//') || props.download !== undefined;
  if (Component === null || leaves || props.target === '_blank') return <a {...props} />;
  return <Component {...props} />;
}
