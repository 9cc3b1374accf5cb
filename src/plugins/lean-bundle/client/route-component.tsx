/** The component of a route: the one that it names, with what else it names as props. */
import {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';

type Module = Readonly<Record<string, unknown>>;

type Loader = () => Promise<unknown>;

interface Parts {
  readonly __comp: ComponentType<object>;
  /** Of a route that says of which plugin it is; the routes in it have that one's. */
  readonly __context?: Parameters<typeof RouteContextProvider>[0]['value'];
  readonly __props?: object;
}

interface Outcome {
  readonly parts?: Parts;
  readonly error?: unknown;
}

/** Milliseconds before `Loading` may show: most parts arrive sooner, and a flicker would tell nobody anything. */
const patience = 200;

interface Surroundings {
  /** What loads the module of a name; undefined of a text that is none. */
  readonly loaderOf: (name: string) => Loader | undefined;
  /** Shows until all is there, and what went wrong. */
  readonly Loading: ComponentType<LoadingComponentProps>;
}

/**
 * @param names of the modules that a route is made of, in the shape in which its component gets them.
 * @returns a component that shows when all of them are there, and `preload`, which rejects when one cannot be loaded.
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
        throw error;
      },
    ));

  function Route(props: object): ReactNode {
    const [{parts, error}, setOutcome] = useState(outcome);
    const [pastDelay, setPastDelay] = useState(false);

    useEffect(() => {
      if (parts ?? error) return undefined;
      let isShown = true;
      const show = () => {
        if (isShown) setOutcome(outcome);
      };
      preload().then(show, show);
      const delay = setTimeout(() => setPastDelay(true), patience);
      return () => {
        isShown = false;
        clearTimeout(delay);
      };
    }, [parts, error]);

    if (parts) {
      const {__comp: Component, __context = null, __props, ...named} = parts;
      return (
        <RouteContextProvider value={__context}>
          <Component {...named} {...__props} {...props} />
        </RouteContextProvider>
      );
    }

    const retry = () => {
      loading = undefined;
      outcome = {};
      setOutcome(outcome);
      setPastDelay(false);
    };
    return <Loading {...{error, pastDelay, retry, isLoading: !error, timedOut: false}} />;
  }

  return Object.assign(Route, {preload});
}

/** The same with the modules that names stand for, at any depth. */
async function load(names: unknown, loaderOf: Surroundings['loaderOf']): Promise<unknown> {
  const loader = typeof names === 'string' ? loaderOf(names) : names;
  if (typeof loader === 'function') return valueOf((await (loader as Loader)()) as Module);
  if (Array.isArray(names)) return Promise.all(names.map((name) => load(name, loaderOf)));
  if (typeof names !== 'object' || names === null) return names;
  const loaded = Object.entries(names).map(async ([key, value]) => [key, await load(value, loaderOf)] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** What a module exports by default, with what else it exports as properties: a page with its front matter and headings. */
function valueOf({default: value, ...others}: Module): unknown {
  return value instanceof Object ? Object.assign(value, others) : value;
}
