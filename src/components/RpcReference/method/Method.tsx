import {useContext, useRef, type CSSProperties, type ReactNode} from 'react';
import {limitsPage} from '../../../data/pages';
import type {ExampleRequest} from '../../../data/rpc/example-request';
import {limitText} from '../../../data/rpc/limit-text';
import {rpcMethods, type RpcMethod, type RpcResult, type SubscriptionMethod} from '../../../data/rpc/methods';
import {officialReferenceUrl} from '../../../data/rpc/official-reference';
import {providerFeaturesOf} from '../../../data/rpc/provider-features';
import {typeLabel} from '../../../data/rpc/type-label';
import {useScrollToLandingTarget} from '../../../hooks/useScrollToLandingTarget';
import {colorCode} from '../../../lib/rpc-request/color-code';
import {typeClass} from '../../Fields/Fields';
import {SitePath} from '../../RpcWords/site-path';
import {Words} from '../../RpcWords/Words';
import {Request} from '../requests/Request';
import styles from '../RpcReference.module.css';
import {ErrorList} from './ErrorList';
import {estimateHeight, lineLengths} from './estimate-height';
import {exampleJson, isShort} from './example-json';
import {FieldList} from './FieldList';
import {Remarks} from './Remarks';

/** The full reference of a method, rendered from the data. */
export function Method({name}: {name: string}): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  // To the field that a search has found.
  useScrollToLandingTarget(box, name);
  const method = rpcMethods.find((each) => each.name === name);
  if (method === undefined) throw new Error(`src/data/rpc/rpc-methods.json has no method ${name}.`);
  const {transport, network, summary, notes = [], params, result, errors, example} = method;
  const request: ExampleRequest = {method: name, transport, params: example.params, network};
  const heights = {
    '--wide': `${estimateHeight(method, lineLengths.wide)}px`,
    '--narrow': `${estimateHeight(method, lineLengths.narrow)}px`,
  };
  return (
    <div ref={box} className={styles.content} style={heights as CSSProperties}>
      <p>
        <Words text={summary} />
      </p>
      <Remarks method={method} />
      <Facts method={method} />
      <div data-request={JSON.stringify(request)} data-not-indexed="">
        <Request {...request} />
      </div>
      <p className={styles.change} data-not-indexed="" data-page-only="">
        <a href={`?build=${name}#build`}>
          {params.length > 0 ? 'Change the parameters' : 'Open in the request builder'}
        </a>
      </p>
      {notes.length > 0 && (
        <Part title="Notes">
          <ul>
            {notes.map((note) => (
              <li key={note}>
                <Words text={note} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title="Parameters">
        {params.length === 0 ? <p data-not-indexed="">None.</p> : <FieldList fields={params} of="parameters" />}
      </Part>
      <Result result={result} />
      {method.transport === 'http' ? (
        <Example title="Example response" json={exampleJson(method)} />
      ) : (
        <Notification method={method} />
      )}
      <Part title="Errors">
        <ErrorList codes={errors} />
      </Part>
    </div>
  );
}

function Facts({method: {name, transport, network, since, availability}}: {method: RpcMethod}): ReactNode {
  const sitePath = useContext(SitePath);
  const isHttp = transport === 'http';
  return (
    <ul className={styles.facts} data-not-indexed="">
      <li className={styles.tag}>{isHttp ? 'HTTP' : 'WebSocket'}</li>
      {since !== undefined && availability === undefined && <li className={styles.tag}>{`Since ${since}`}</li>}
      <li>
        <a href={officialReferenceUrl({name, transport})} target="_blank" rel="noopener noreferrer">
          Official reference
        </a>
      </li>
      {availability !== 'announced' && (
        <li>
          <a href={`${sitePath(limitsPage)}#${isHttp ? 'http-limits' : 'subscription-limits'}`}>Limit</a>
          {`: ${network === undefined ? '' : `only on ${network}, `}${limitText(name, transport)}`}
        </li>
      )}
      {providerFeaturesOf(name).map(({label, to}) => (
        <li key={label}>
          <a href={sitePath(to)}>{label}</a>
        </li>
      ))}
    </ul>
  );
}

function Result({result}: {result: RpcResult}): ReactNode {
  return (
    <Part title="Result">
      <p className={styles.result} data-not-indexed="">
        <span className={typeClass}>{typeLabel(result)}</span> <Words text={result.description} />
      </p>
      {result.fields !== undefined && <FieldList fields={result.fields} of="results" />}
    </Part>
  );
}

function Notification({method}: {method: SubscriptionMethod}): ReactNode {
  const {notification, unsubscribe} = method;
  const {description, fields, ends} = notification;
  return (
    <>
      <Part title="Notification">
        <p>
          <code>{notification.method}</code>{' '}
          <span data-not-indexed="">
            <Words text={[description, ends].filter((sentence) => sentence !== undefined).join(' ')} />
          </span>
        </p>
        <FieldList fields={fields} of="results" />
      </Part>
      <Example title="Example notification" json={exampleJson(method)} />
      <Part title="Unsubscribe">
        <p>
          <code>{unsubscribe.method}</code>{' '}
          <span data-not-indexed="">
            <Words text={`takes the subscription id. ${unsubscribe.result.description}`} />
          </span>
        </p>
      </Part>
    </>
  );
}

/** A titled part of a method. The title is not indexed: search lists methods, not their parts. */
function Part({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <>
      <h4 className={styles.part} data-not-indexed="">
        {title}
      </h4>
      {children}
    </>
  );
}

/** A long example is collapsed, and highlighted when it is opened (`color-examples.ts`). */
function Example({title, json}: {title: string; json: string}): ReactNode {
  const isOpen = isShort(json);
  return (
    <details className={styles.example} open={isOpen} data-not-indexed="">
      <summary>{title}</summary>
      <pre>
        {isOpen ? (
          <code dangerouslySetInnerHTML={{__html: colorCode(json, 'json')}} />
        ) : (
          <code data-colored-when-open="">{json}</code>
        )}
      </pre>
    </details>
  );
}
