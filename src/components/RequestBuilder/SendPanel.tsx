import clsx from 'clsx';
import {useState, type ReactNode} from 'react';
import {maySend} from '../../tools/request-builder/may-send';
import {useApiKey} from '../ApiKey/api-key';
import styles from './RequestBuilder.module.css';
import {SendForm, type SendFormProps} from './SendForm';

interface Props extends SendFormProps {
  readonly startsOpen: boolean;
  /** Reloads the page and keeps the form. */
  readonly onReload: () => void;
}

/** State of the whole tool, so that it survives a change of method. */
export type SendTarget = Pick<Props, 'field' | 'endpoint' | 'onEndpointChange' | 'startsOpen' | 'onReload'>;

/** Sends the request from the browser, only to an endpoint that the reader enters. */
export function SendPanel({startsOpen, onReload, ...form}: Props): ReactNode {
  const [isAllowed] = useState(() => maySend(policyInForce()));
  return (
    <details className={clsx(styles.optional, styles.send)} open={startsOpen}>
      <summary>Send it</summary>
      {isAllowed ? <SendForm {...form} /> : <ReloadToSend onReload={onReload} />}
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
