import Link from '@docusaurus/Link';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import DocBreadcrumbsStructuredData from '@theme/DocBreadcrumbs/StructuredData';
import {useEffect, useRef, type ReactNode} from 'react';
import {dyndexerName} from '../../config/dyndexer';
import type {SectionPage} from '../../lib/section-page';
import styles from './SectionNavigation.module.css';
import type {Section} from './useSection';

interface Crumb {
  readonly label: string;
  /** Unset for the current page, and for a group, which has no page. */
  readonly href?: string;
}

/** Breadcrumbs and links to all pages of a section that has no sidebar. */
export function SectionNavigation({section}: {section: Section}): ReactNode {
  return (
    <>
      <Breadcrumbs section={section} />
      <Pages section={section} />
    </>
  );
}

function Breadcrumbs({section: {pages, current}}: {section: Section}): ReactNode {
  const [overview] = pages;
  const isOverview = overview === current;
  const crumbs: Crumb[] = [
    {label: dyndexerName, ...(overview && !isOverview && {href: overview.path})},
    ...(current.group === '' ? [] : [{label: current.group}]),
    {label: current.label},
  ];
  const ancestors = crumbs.flatMap(({label, href}) => (href === undefined ? [] : [{label, href}]));
  const items = [...ancestors, {label: current.label, href: current.path}].map((item) => ({
    ...item,
    type: 'link' as const,
  }));
  return (
    <>
      <DocBreadcrumbsStructuredData breadcrumbs={items} />
      <nav className={`theme-doc-breadcrumbs ${styles.breadcrumbs}`} aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <HomeBreadcrumbItem />
          {crumbs.map(({label, href}, index) => {
            const isLast = index === crumbs.length - 1;
            return (
              <li key={label} className={`breadcrumbs__item ${isLast ? 'breadcrumbs__item--active' : ''}`}>
                {href === undefined ? (
                  <span className="breadcrumbs__link">{label}</span>
                ) : (
                  <Link className="breadcrumbs__link" href={href}>
                    {label}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}

function Pages({section: {pages, current}}: {section: Section}): ReactNode {
  const groups = [...new Set(pages.map(({group}) => group))];
  return (
    <nav className={styles.pages} aria-label={`Pages in ${dyndexerName}`}>
      {groups.map((group) => (
        <div key={group} className={styles.group}>
          <span className={styles.groupName}>{group === '' ? dyndexerName : group}</span>
          <PageList pages={pages.filter((page) => page.group === group)} current={current} />
        </div>
      ))}
    </nav>
  );
}

function PageList({pages, current}: Pick<Section, 'pages' | 'current'>): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On a phone, the list scrolls sideways: bring the current page into view.
    const link = list.current?.querySelector('[aria-current]');
    if (list.current && link) {
      const {left, right} = link.getBoundingClientRect();
      const box = list.current.getBoundingClientRect();
      if (right > box.right) list.current.scrollLeft += (left + right - box.left - box.right) / 2;
    }
  }, []);
  return (
    <ul ref={list} className={styles.list}>
      {pages.map((page) => (
        <li key={page.path}>
          <PageLink page={page} isCurrent={page === current} />
        </li>
      ))}
    </ul>
  );
}

function PageLink({page, isCurrent}: {page: SectionPage; isCurrent: boolean}): ReactNode {
  const {path, label, method} = page;
  return (
    <Link to={path} aria-current={isCurrent ? 'page' : undefined}>
      {method !== undefined && <span className={styles.method}>{`${method} `}</span>}
      {label}
    </Link>
  );
}
