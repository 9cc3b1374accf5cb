import type {DocSearchModalProps} from '@docsearch/react';
import {Children, memo, type PropsWithChildren, type ReactElement, type ReactNode} from 'react';
import {useGo} from '../../../hooks/useGo';
import {followLink} from '../../../lib/browser/follow-link';
import type {LandingState} from '../../../lib/browser/landing-target';
import {shownHit, type Branch, type ShownHit} from '../../../search/modal-hit';
import {Marked} from './Marked';

type HitComponent = NonNullable<DocSearchModalProps['hitComponent']>;

/** Content of a modal row, as a client-side link; the modal itself saves it as a recent search and closes. */
export const Hit: HitComponent = ({hit, children}) => {
  const shown = shownHit(hit);
  return shown ? <Result url={hit.url} {...shown} /> : <StoredSearch url={hit.url}>{children}</StoredSearch>;
};

/**
 * A result. Each keystroke renders up to twenty, so it uses the fewest elements that look the same as the
 * modal's own, and is memoized to skip results that did not change.
 */
const Result = memo(function Result({
  url,
  title,
  path,
  isPage,
  branch,
  found,
}: ShownHit & {readonly url: string}): ReactNode {
  return (
    <div role="gridcell" className="DocSearch-Hit-Container">
      <HitLink url={url} found={found}>
        {branch && (
          <svg className="DocSearch-Hit-Tree" viewBox="0 0 24 54" aria-hidden="true">
            <path d={branches[branch]} />
          </svg>
        )}
        <svg className="DocSearch-Hit-icon" viewBox="0 0 20 20" aria-hidden="true">
          <path d={isPage ? icons.page : icons.section} />
        </svg>
        <div className="DocSearch-Hit-content-wrapper">
          <span className="DocSearch-Hit-title">
            <Marked value={title} />
          </span>
          {path !== '' && (
            <span className="DocSearch-Hit-path">
              <Marked value={path} />
            </span>
          )}
        </div>
      </HitLink>
    </div>
  );
});

/** Paths of the modal's own icons. */
const icons = {
  page: 'M17 6v12c0 .52-.2 1-1 1H4c-.7 0-1-.33-1-1V2c0-.55.42-1 1-1h8l5 5zM14 8h-3.13c-.51 0-.87-.34-.87-.87V4',
  section: 'M13 13h4-4V8H7v5h6v4-4H7V8H3h4V3v5h6V3v5h4-4v5zm-6 0v4-4H3h4z',
};
const branches: Readonly<Record<Branch, string>> = {more: 'M8 6v42M20 27H8.3', last: 'M8 6v21M20 27H8.3'};

/**
 * A recent or favorite search, as rendered by the modal. Its last child, the buttons, is moved out of the link: each
 * gets a grid cell of its own.
 */
function StoredSearch({url, children}: PropsWithChildren<{readonly url: string}>): ReactNode {
  const {children: parts} = (children as ReactElement<PropsWithChildren>).props;
  const content = Children.toArray(parts);
  const action = content.pop();
  return (
    <div className="DocSearch-Hit-Container">
      <div role="gridcell" className="SearchModal-link">
        <HitLink url={url}>{content}</HitLink>
      </div>
      <div role="gridcell" className="SearchModal-actions">
        {action}
      </div>
    </div>
  );
}

/** Not a Docusaurus `Link`, which would prefetch the page of every hit that appears while the reader types. */
function HitLink({url, found, children}: PropsWithChildren<LandingState & {readonly url: string}>): ReactNode {
  const go = useGo();
  return (
    <a href={url} onClick={(event) => followLink(event, event.currentTarget, (path) => go(path, {found}))}>
      {children}
    </a>
  );
}
