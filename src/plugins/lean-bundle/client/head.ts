/**
 * Applies what components render into `<Head>` in the browser: title, tags, and attributes of <html> and <body>. It
 * replaces react-helmet-async, most of which is server code. On the server the original still renders the head, and
 * fails the build on children that a head must not have.
 */
import {Children, Fragment, isValidElement, useLayoutEffect, useRef, type ReactElement, type ReactNode} from 'react';

type Value = string | number | boolean | null | undefined;

type Props = Readonly<Record<string, Value | readonly Value[]>>;

type Tag = ReactElement<Props, string>;

/** The children of each mounted <Head>, in mount order: later ones win. */
const heads = new Map<object, ReactNode>();
let isWaiting = false;

/** Batches all changes into one animation frame, so that they cause one reflow. */
function updateSoon(): void {
  if (isWaiting) return;
  isWaiting = true;
  requestAnimationFrame(update);
}

export function HelmetProvider({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}

interface HelmetProps {
  readonly children?: ReactNode;
  readonly [prop: string]: unknown;
}

export function Helmet({children, ...others}: HelmetProps): null {
  const [other] = Object.keys(others);
  if (other !== undefined) {
    throw new Error(
      `<Head ${other}>: src/plugins/lean-bundle/client/head.ts supports only children. Write it as an element in <Head>.`,
    );
  }
  const key = useRef(null);
  useLayoutEffect(() => {
    heads.set(key, children);
    updateSoon();
  });
  useLayoutEffect(
    () => () => {
      heads.delete(key);
      updateSoon();
    },
    [],
  );
  return null;
}

function update(): void {
  isWaiting = false;
  const groups = [...heads.values()].map(tagsOf);
  const tags = groups.flat();
  const propsOf = (type: string) => tags.filter((tag) => tag.type === type).map(({props}) => props);
  const title = propsOf('title').at(-1);
  if (title) document.title = textOf(title);
  setAttributes(document.documentElement, propsOf('html'));
  setAttributes(document.body, propsOf('body'));
  setElements(latestOf(groups).map(toElement));
}

function tagsOf(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<{readonly children?: ReactNode}>(child)) return [];
    return child.type === Fragment ? tagsOf(child.props.children) : [child as Tag];
  });
}

/** The tags to render. Of tags with the same subject, those of the last <Head> that has any. */
function latestOf(groups: readonly (readonly Tag[])[]): Tag[] {
  const known = new Set<string>();
  return groups.reduceRight<Tag[]>((latest, group) => {
    const added = group.filter((tag) => !['title', 'html', 'body'].includes(tag.type) && !known.has(keyOf(tag)));
    for (const tag of added) known.add(keyOf(tag));
    return [...added, ...latest];
  }, []);
}

/** The subject of a tag, such as `meta og:title`: tags with the same one replace each other. */
function keyOf({type, props}: Tag): string {
  const {name, property, httpEquiv, charSet, itemProp, src, rel, href} = props;
  const subject = name ?? property ?? httpEquiv ?? charSet ?? itemProp ?? src ?? (rel === 'canonical' ? rel : href);
  return [type, subject ?? textOf(props)].join(' ');
}

const textOf = ({children}: Props): string => [children].flat().join('');

/** Attribute names that differ from React's prop names in more than case. */
const attributeNames: Readonly<Record<string, string>> = {className: 'class', httpEquiv: 'http-equiv'};

const attributesOf = (props: Props): [name: string, value: string][] =>
  Object.entries(props)
    .filter(([name]) => name !== 'children')
    .map(([name, value]) => [attributeNames[name] ?? name, [value].join()]);

function toElement({type, props}: Tag): Element {
  const element = document.createElement(type);
  for (const [name, value] of attributesOf(props)) element.setAttribute(name, value);
  element.setAttribute('data-rh', 'true');
  element.textContent = textOf(props);
  return element;
}

/** Keeps tags that are in the head already, from the server or an earlier render. */
function setElements(wanted: readonly Element[]): void {
  const missing = new Set(wanted);
  for (const element of document.head.querySelectorAll('[data-rh]:not(title)')) {
    const same = [...missing].find((candidate) => candidate.isEqualNode(element));
    if (same) missing.delete(same);
    else element.remove();
  }
  document.head.append(...missing);
}

/** Names of the attributes that this module has set, to remove them once no <Head> sets them. */
const ownNames = new Map<Element, string[]>();

function setAttributes(element: Element, props: readonly Props[]): void {
  const attributes = new Map(props.flatMap(attributesOf));
  for (const name of ownNames.get(element) ?? []) {
    if (!attributes.has(name)) element.removeAttribute(name);
  }
  for (const [name, value] of attributes) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  ownNames.set(element, [...attributes.keys()]);
}
