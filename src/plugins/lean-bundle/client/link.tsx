/**
 * Replaces Docusaurus's component of this name in the browser. The original re-renders on every navigation and creates
 * an IntersectionObserver per link and render, which the browser then services every frame. Prefetching is decided once
 * for all links, in src/client-modules/prefetch-when-idle. On the server the original still collects links and fails
 * the build on broken ones.
 */
import isInternalUrl from '@docusaurus/isInternalUrl';
import type {Props} from '@docusaurus/Link';
import {matchPath, useHistory, useLocation} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import type {ComponentProps, MouseEvent, ReactNode, TouchEvent} from 'react';
import {followLink} from '../../../lib/browser/follow-link';
import {goTo} from '../../../lib/browser/go-to';

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
  // Read only by the server's broken link check; it is not a DOM attribute.
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

/** The URL with the base URL prepended and the site's trailing slash policy applied. */
function useTarget(given: string | undefined, autoAddBaseUrl: boolean): string | undefined {
  const {siteConfig} = useDocusaurusContext();
  const {withBaseUrl} = useBaseUrlUtils();
  if (given === undefined) return undefined;
  // The pseudo-protocol of links to static files.
  const address = given.replace('pathname://', '');
  const target = autoAddBaseUrl && address.startsWith('/') ? withBaseUrl(address) : address;
  return isInternalUrl(given) ? applyTrailingSlash(target, siteConfig) : target;
}

function PageLink({href, onClick, onMouseEnter, onTouchStart, children, ...props}: Anchor): ReactNode {
  const history = useHistory();
  const go = (path: string) => goTo(history, path);
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

/** Loads the page of a link ahead of the click, which tries again if that fails. */
function preload({pathname}: HTMLAnchorElement): void {
  Promise.resolve(window.docusaurus.preload(pathname)).catch(() => undefined);
}

/** A link that marks itself as current on its page and, unless `exact`, on the pages below it. */
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
