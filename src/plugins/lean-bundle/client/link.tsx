/**
 * Takes the place of Docusaurus's component of this name in the browser. The original renders anew with every change of
 * the address, and in each render makes an observer for what the link shows, which the browser then looks after in every
 * frame. Which pages are prefetched is decided for all links together, in src/client-modules/prefetch-when-idle. On the
 * server the original notes where links lead, and stops at broken ones.
 */
import isInternalUrl from '@docusaurus/isInternalUrl';
import type {Props} from '@docusaurus/Link';
import {matchPath, useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {ComponentProps, MouseEvent, ReactNode, TouchEvent} from 'react';
import {followLink} from '../../../lib/follow-link';

type Anchor = ComponentProps<'a'>;

const inNewTab = {target: '_blank', rel: 'noopener noreferrer'};

export default function Link({
  isNavLink,
  activeClassName,
  isActive,
  exact,
  to,
  href,
  autoAddBaseUrl = true,
  children,
  ...props
}: Props): ReactNode {
  const given = to ?? href;
  const target = useTarget(given, autoAddBaseUrl);
  const anchor: Anchor & {'data-noBrokenLinkCheck'?: boolean} = {...props};
  // The server's check for broken links reads it, and React knows no such attribute.
  delete anchor['data-noBrokenLinkCheck'];
  const isElsewhere = given !== undefined && !isInternalUrl(given);
  if (isElsewhere || target === undefined || target.startsWith('#')) {
    return (
      <a href={target} {...(isElsewhere && inNewTab)} {...anchor}>
        {children}
      </a>
    );
  }
  const page = {...anchor, href: target, children};
  return isNavLink ? <NavLink {...page} {...{activeClassName, isActive, exact}} /> : <PageLink {...page} />;
}

/** The address with the path of the site before it, and with the slash at the end that the site has or has not. */
function useTarget(given: string | undefined, autoAddBaseUrl: boolean): string | undefined {
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  if (given === undefined) return undefined;
  // The protocol of links to files of the site.
  const address = given.replace('pathname://', '');
  const target = autoAddBaseUrl && address.startsWith('/') ? withBaseUrl(address) : address;
  return isInternalUrl(given) ? applyTrailingSlash(target, siteConfig) : target;
}

function PageLink({href, onClick, onMouseEnter, onTouchStart, children, ...props}: Anchor): ReactNode {
  const history = useHistory();
  const go = (path: string) => {
    // As with links of the browser, one to where the reader is adds nothing to the history.
    if (path === history.createHref(history.location)) history.replace(path);
    else history.push(path);
  };
  const onPageClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) followLink(event, event.currentTarget, go);
  };
  const onPageEnter = (event: MouseEvent<HTMLAnchorElement>) => {
    onMouseEnter?.(event);
    preload(event.currentTarget);
  };
  const onPageTouch = (event: TouchEvent<HTMLAnchorElement>) => {
    onTouchStart?.(event);
    preload(event.currentTarget);
  };
  return (
    <a {...props} href={href} onClick={onPageClick} onMouseEnter={onPageEnter} onTouchStart={onPageTouch}>
      {children}
    </a>
  );
}

function preload({pathname}: HTMLAnchorElement): void {
  void window.docusaurus.preload(pathname);
}

/** A link that says whether it leads to the page shown, or to one above it unless that has to be the page itself. */
function NavLink({
  activeClassName = 'active',
  isActive,
  exact,
  className,
  href = '',
  ...props
}: Anchor & Pick<Props, 'activeClassName' | 'isActive' | 'exact'>): ReactNode {
  const location = useLocation();
  const match = matchPath(location.pathname, {path: href.replace(/[?#].*/, ''), exact});
  const isCurrent = isActive ? isActive(match, location) : match !== null;
  const names = [className, isCurrent && activeClassName].filter(Boolean).join(' ');
  return (
    <PageLink {...props} href={href} className={names || undefined} aria-current={isCurrent ? 'page' : undefined} />
  );
}
