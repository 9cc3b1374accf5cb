/** The component of a route: loads the modules that the route names, and passes them as props. */
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {memo, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import type {RouteConfigComponentProps} from 'react-router-config';

type Module = Readonly<Record<string, unknown>>;

type Loader = () => Promise<unknown>;

interface Parts {
  readonly __comp: ComponentType<RouteConfigComponentProps>;
  /** Set on a plugin's top route; nested routes inherit it. */
  readonly __context?: Parameters<typeof RouteContextProvider>[0]['value'];
  readonly __props?: object;
}

interface Outcome {
  readonly parts?: Parts;
  readonly error?: unknown;
}

/** Delay before `Loading` shows: most chunks arrive sooner, and it would only flicker. */
const loadingDelayMs = 200;

interface Surroundings {
  /** The loader of a module; undefined when the string is not a module name. */
  readonly loaderOf: (name: string) => Loader | undefined;
  /** Rendered while modules load, and when one fails. */
  readonly Loading: ComponentType<LoadingComponentProps>;
}

interface PageProps {
  readonly parts: Parts;
  /** Passed by the router. */
  readonly props: RouteConfigComponentProps;
}

/**
 * Re-renders for a new path or query, but not for a new hash: few parts of a page depend on it, and those subscribe to
 * the location (`useLocation`) instead of reading the prop.
 */
const Page = memo(function Page({parts, props}: PageProps): ReactNode {
  const {__comp: Component, __context = null, __props, ...named} = parts;
  return (
    <RouteContextProvider value={__context}>
      <Component {...named} {...__props} {...props} />
    </RouteContextProvider>
  );
}, isSamePage);

function isSamePage(before: PageProps, after: PageProps): boolean {
  const {route, location} = before.props;
  return (
    after.parts === before.parts &&
    after.props.route === route &&
    after.props.location.pathname === location.pathname &&
    after.props.location.search === location.search
  );
}

/**
 * @param names the module names of a route, in the shape of its component's props.
 * @returns a component that renders once all modules are loaded, and `preload`, which rejects when one fails.
 */
export function routeComponent(names: unknown, {loaderOf, Loading}: Surroundings) {
  let loading: Promise<void> | undefined;
  let outcome: Outcome = {};

  const preload = (): Promise<void> =>
    (loading ??= load(names, loaderOf).then(
      (parts) => {
        outcome = {parts: parts as Parts};
      },
      (error: unknown) => {
        outcome = {error};
        // The next navigation tries again.
        loading = undefined;
        throw error;
      },
    ));

  function Route(props: RouteConfigComponentProps): ReactNode {
    const [{parts, error}, setOutcome] = useState(outcome);
    const [pastDelay, setPastDelay] = useState(false);

    useEffect(() => {
      if (parts ?? error) return undefined;
      let isShown = true;
      const show = () => {
        if (isShown) setOutcome(outcome);
      };
      preload().then(show, show);
      const delay = setTimeout(() => setPastDelay(true), loadingDelayMs);
      return () => {
        isShown = false;
        clearTimeout(delay);
      };
    }, [parts, error]);

    if (parts) return <Page parts={parts} props={props} />;

    const retry = () => {
      outcome = {};
      setOutcome(outcome);
      setPastDelay(false);
    };
    return <Loading {...{error, pastDelay, retry, isLoading: !error, timedOut: false}} />;
  }

  return Object.assign(Route, {preload});
}

/** The same structure with each name replaced by its module, at any depth. */
async function load(names: unknown, loaderOf: Surroundings['loaderOf']): Promise<unknown> {
  const loader = typeof names === 'string' ? loaderOf(names) : names;
  if (typeof loader === 'function') return valueOf((await (loader as Loader)()) as Module);
  if (Array.isArray(names)) return Promise.all(names.map((name) => load(name, loaderOf)));
  if (typeof names !== 'object' || names === null) return names;
  const loaded = Object.entries(names).map(async ([key, value]) => [key, await load(value, loaderOf)] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** The default export with the named ones as properties: a page component with its front matter and headings. */
function valueOf({default: value, ...others}: Module): unknown {
  return value instanceof Object ? Object.assign(value, others) : value;
}
