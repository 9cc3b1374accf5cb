import {useContext, type ReactNode} from 'react';
import {rpcMethods, type RpcMethod, type RpcResult, type SubscriptionMethod} from '../../data/rpc/methods';
import {officialReferenceUrl} from '../../data/rpc/official-reference';
import {colorCode} from '../../lib/rpc-request/color-code';
import {parseJson} from '../../lib/rpc-request/json-value';
import {jsonStyle, printValue} from '../../lib/rpc-request/print-value';
import type {ExampleRequest} from './example-request';
import {ErrorList} from './ErrorList';
import {FieldList} from './FieldList';
import {limitText} from './limit-text';
import {limitsPage} from './linked-pages';
import {Remarks} from './Remarks';
import {Request} from './Request';
import styles from './RpcReference.module.css';
import {SitePath} from './site-path';
import {typeLabel} from './type-label';
import {Words} from './Words';

/** All that the data of the reference says about a method. */
export function Method({name}: {name: string}): ReactNode {
  const method = rpcMethods.find((each) => each.name === name);
  if (method === undefined) throw new Error(`src/data/rpc/rpc-methods.json has no method ${name}.`);
  const {transport, summary, notes = [], params, result, errors, example} = method;
  const request: ExampleRequest = {method: name, transport, params: example.params};
  return (
    <>
      <p>
        <Words text={summary} />
      </p>
      <Remarks method={method} />
      <Facts method={method} />
      <div data-request={JSON.stringify(request)} data-not-indexed>
        <Request {...request} />
      </div>
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
        {params.length === 0 ? <p data-not-indexed>None.</p> : <FieldList fields={params} of="parameters" />}
      </Part>
      <Result result={result} />
      {method.transport === 'http' ? (
        <Example title="Example response" json={responseJson(method)} />
      ) : (
        <Notification method={method} />
      )}
      <Part title="Errors">
        <ErrorList codes={errors} />
      </Part>
    </>
  );
}

function Facts({method: {name, transport, since, availability}}: {method: RpcMethod}): ReactNode {
  const limits = useContext(SitePath)(limitsPage);
  const isHttp = transport === 'http';
  return (
    <ul className={styles.facts} data-not-indexed>
      <li className={styles.tag}>{isHttp ? 'HTTP' : 'WebSocket'}</li>
      {since !== undefined && availability === undefined && <li className={styles.tag}>Since {since}</li>}
      <li>
        <a href={`${limits}#${isHttp ? 'http-limits' : 'subscription-limits'}`}>Limit</a>: {limitText(name, transport)}
      </li>
      <li>
        <a href={officialReferenceUrl({name, transport})}>Official page</a>
      </li>
    </ul>
  );
}

function Result({result}: {result: RpcResult}): ReactNode {
  return (
    <Part title="Result">
      <p data-not-indexed>
        <span className={styles.type}>{typeLabel(result)}</span> <Words text={result.description} />
      </p>
      {result.fields !== undefined && <FieldList fields={result.fields} of="results" />}
    </Part>
  );
}

function Notification({method: {notification, unsubscribe}}: {method: SubscriptionMethod}): ReactNode {
  const {method, description, fields, ends, example, exampleJson} = notification;
  return (
    <>
      <Part title="Notification">
        <p>
          <code>{method}</code>{' '}
          <span data-not-indexed>
            <Words text={[description, ends].filter((sentence) => sentence !== undefined).join(' ')} />
          </span>
        </p>
        <FieldList fields={fields} of="results" />
      </Part>
      <Example title="Example notification" json={exampleJson ?? JSON.stringify(example)} />
      <Part title="Unsubscribe">
        <p>
          <code>{unsubscribe.method}</code>{' '}
          <span data-not-indexed>
            takes the subscription id. <Words text={unsubscribe.result.description} />
          </span>
        </p>
      </Part>
    </>
  );
}

/** No heading for the search and the table of contents, which list methods and nothing below them. */
function Part({title, children}: {title: string; children: ReactNode}): ReactNode {
  return (
    <>
      <p role="heading" aria-level={4} className={styles.part} data-not-indexed>
        {title}
      </p>
      {children}
    </>
  );
}

function Example({title, json}: {title: string; json: string}): ReactNode {
  const html = colorCode(printValue(parseJson(json), jsonStyle), 'json');
  return (
    <details className={styles.example} data-not-indexed>
      <summary>{title}</summary>
      <pre>
        <code dangerouslySetInnerHTML={{__html: html}} />
      </pre>
    </details>
  );
}

function responseJson({example}: RpcMethod): string {
  return `{"jsonrpc": "2.0", "result": ${example.resultJson ?? JSON.stringify(example.result)}, "id": 1}`;
}
