import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode, type RefObject, type SubmitEvent} from 'react';
import {exampleRequest, type ExampleRequest} from '../../data/rpc/example-request';
import {compactJson} from '../../lib/literals/compact-json';
import {bodyOf} from '../../lib/rpc-request/request';
import {endpointProblem, filledEndpoint, isOtherNetwork, keptEndpoint} from '../../tools/request-builder/endpoint';
import {maySend} from '../../tools/request-builder/may-send';
import {send, timeLimit, type Outcome} from '../../tools/request-builder/send';
import {useApiKey} from '../ApiKey/api-key';
import {TextField} from '../ToolParts/fields';
import tool from '../ToolParts/ToolParts.module.css';
import styles from './RequestBuilder.module.css';
import {SendResult} from './SendResult';

/** State of the whole tool, so that it survives a change of method. */
export interface SendTarget {
  readonly field: RefObject<HTMLInputElement | null>;
  /** As typed, or with the API key's placeholder. */
  readonly endpoint: string;
  readonly onEndpointChange: (endpoint: string) => void;
  readonly startsOpen: boolean;
  /** Reloads the page and keeps the form. */
  readonly onReload: () => void;
}

interface Props extends ExampleRequest, SendTarget {
  readonly isValid: boolean;
}

/** Sends the request from the browser, only to an endpoint that the reader enters. */
export function SendPanel(props: Props): ReactNode {
  const [isAllowed] = useState(() => maySend(policyInForce()));
  return (
    <details className={clsx(styles.optional, styles.send)} open={props.startsOpen}>
      <summary>Send it</summary>
      {isAllowed ? <SendForm {...props} /> : <ReloadToSend onReload={props.onReload} />}
    </details>
  );
}

function policyInForce(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]')?.content;
}

/** Shown after client-side navigation from a page with a stricter CSP, which is still in force. */
function ReloadToSend({onReload}: Pick<Props, 'onReload'>): ReactNode {
  const {key} = useApiKey();
  return (
    <>
      <p>
        For your safety, other pages of this site can connect only to the site, and your browser still applies the rules
        of the page it loaded first. To send requests, reload this page with the button: the form keeps what you typed.
        {key !== '' && ' Reloading clears your API key: enter it again afterward.'}
      </p>
      <button type="button" className="button button--secondary" onClick={onReload}>
        Reload the page
      </button>
    </>
  );
}

/** A sent request with its endpoint and outcome; `outcome` is null while the request is in flight. */
interface Exchange {
  readonly endpoint: string;
  readonly body: string;
  readonly outcome: Outcome | null;
}

function SendForm({isValid, field, endpoint: typed, onEndpointChange, ...example}: Props): ReactNode {
  const [last, setLast] = useState<Exchange | null>(null);
  const running = useRef<AbortController>(null);
  const apiKey = useApiKey();
  const request = exampleRequest(example);
  const body = compactJson(bodyOf(request));
  const endpoint = filledEndpoint(typed, apiKey.key);
  useEffect(() => () => running.current?.abort(), [endpoint, body]);

  // The outcome of another request, or from another endpoint, is stale.
  const exchange = last?.endpoint === endpoint && last.body === body ? last : null;
  const problem = endpointProblem(endpoint);
  const isSending = exchange !== null && exchange.outcome === null;
  const [refused, setRefused] = useState<string>();
  const isRefused = refused === endpoint && problem !== undefined;

  let prospect = `Times out after ${timeLimit / 1000} seconds.`;
  if (example.network !== undefined && isOtherNetwork(endpoint, request.url))
    prospect = `Only ${example.network} serves ${example.method}: expect an error.`;
  if (!isValid) prospect = 'The request has mistakes: expect an error.';

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (problem !== undefined) {
      setRefused(endpoint);
      field.current?.focus();
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    const sent: Exchange = {endpoint, body, outcome: null};
    setLast(sent);
    const outcome = await send(endpoint, body, controller.signal);
    setLast((now) => (now === sent ? {...sent, outcome} : now));
  };

  const cancel = () => {
    running.current?.abort();
    // The focused Cancel button unmounts.
    field.current?.focus();
  };

  const fillIn = () => {
    onEndpointChange(request.url);
    field.current?.focus();
  };

  return (
    <>
      <form onSubmit={(event) => void submit(event)}>
        <TextField
          ref={field}
          label="Endpoint"
          isCode
          inputMode="url"
          placeholder="https://…"
          value={endpoint}
          error={endpoint === '' && !isRefused ? undefined : problem}
          hint={
            <>
              With Syndica, it looks like <code>{request.url}</code>. Your browser sends the request straight to this
              address, and nowhere else. The address and its key stay in this tab’s memory: this site doesn’t store
              them.
            </>
          }
          onChange={(text) => onEndpointChange(keptEndpoint(text, apiKey.key))}
        />
        <div className={tool.actions}>
          {apiKey.key !== '' && (
            <button type="button" className={`button button--secondary ${styles.fillIn}`} onClick={fillIn}>
              Use Syndica’s endpoint with your key
            </button>
          )}
          <button type="submit" className={`button button--primary ${styles.sendButton}`} aria-disabled={isSending}>
            Send
          </button>
          {isSending && (
            <button type="button" className="button button--secondary" onClick={cancel}>
              Cancel
            </button>
          )}
          <span className={tool.hint}>{prospect}</span>
        </div>
      </form>
      <SendResult isRefused={isRefused} isSending={isSending} outcome={exchange?.outcome ?? null} />
    </>
  );
}
