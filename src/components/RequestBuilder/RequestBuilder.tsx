import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {unservedText} from '../../data/rpc/limit-text';
import {rpcCategories, rpcMethods, type RpcMethod} from '../../data/rpc/methods';
import {useQueryState} from '../../hooks/useQueryState';
import type {QueryCodec} from '../../lib/addresses/query-codec';
import {closestName} from '../../lib/text/closest-name';
import {paramsOf, textsWith, typedWith, typedWithout, type Texts} from '../../tools/request-builder/form';
import {review} from '../../tools/request-builder/review';
import {useSiteLinks} from '../BuiltContent/useSiteLinks';
import {LiveText} from '../LiveStatus/LiveText';
import {SitePath} from '../RpcWords/site-path';
import {Words} from '../RpcWords/Words';
import {SelectField} from '../ToolParts/fields';
import {startsOver} from '../ToolParts/starts-over';
import tool from '../ToolParts/ToolParts.module.css';
import {BuiltRequest} from './BuiltRequest';
import {keptTexts} from './kept-texts';
import {ParamFields} from './ParamFields';
import styles from './RequestBuilder.module.css';
import {SendPanel, type SendTarget} from './SendPanel';
import {useTyped} from './useTyped';

/** Only the method is kept in the URL: parameter values may be confidential. */
const methodInAddress: QueryCodec<string> = {
  names: ['build'],
  read: (query) => query.get('build') ?? '',
  write: (name) => ({build: name === '' ? undefined : name}),
};

const first = 'getBalance';

const options = rpcCategories.flatMap((group) =>
  rpcMethods.filter(({category}) => category === group).map(({name}) => ({value: name, label: name, group})),
);

/** Builds a request from a form, shows it in every language, and sends it to an endpoint of the reader's choice. */
function RequestBuilder(): ReactNode {
  const [named, setNamed] = useQueryState(methodInAddress);
  const shown = rpcMethods.some(({name}) => name === named) ? named : first;
  const {typed, setTyped, isResuming, reloadToSend} = useTyped();

  const [endpoint, setEndpoint] = useState('');
  const endpointField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Continues where the reader reloaded to send.
    if (isResuming) endpointField.current?.focus();
  }, [isResuming]);
  const {withBaseUrl} = useBaseUrlUtils();
  // A page load would lose the API key, which is only in memory.
  const box = useRef<HTMLDivElement>(null);
  useSiteLinks(box);

  const method = rpcMethods.find(({name}) => name === shown);
  if (method === undefined) return null;
  const typedElsewhere = typedWithout(typed, method.params);
  return (
    <SitePath value={withBaseUrl}>
      <div ref={box}>
        <SelectField
          label="Method"
          value={shown}
          options={options}
          hint={
            <Words
              text={[method.summary, unservedText(shown, method.transport), `Reference: ${shown}.`]
                .filter(Boolean)
                .join(' ')}
            />
          }
          onChange={setNamed}
        />
        {/* Empty until it is needed: screen readers announce changes to it, not its insertion. */}
        <p role="status" className={styles.wrong}>
          {named !== '' && named !== shown && <UnknownMethod name={named} />}
        </p>
        <Form
          isChosen={named !== '' || Object.keys(typed).length > 0}
          method={method}
          texts={textsWith(typed, method)}
          target={{
            field: endpointField,
            endpoint,
            onEndpointChange: setEndpoint,
            startsOpen: isResuming,
            onReload: reloadToSend,
          }}
          onChange={(key, text) => setTyped(typedWith(typed, method.params, key, text))}
          isExample={Object.keys(typedElsewhere).length === Object.keys(typed).length}
          onReset={() => setTyped(typedElsewhere)}
        />
      </div>
    </SitePath>
  );
}

export default startsOver(RequestBuilder, {parameters: methodInAddress.names, entry: keptTexts});

/** Shown for a URL with a mistyped method. */
function UnknownMethod({name}: {readonly name: string}): ReactNode {
  const closest = closestName(
    name,
    rpcMethods.map((method) => method.name),
  );
  return (
    <>
      The URL names <code>{name}</code>, which isn’t a method.{' '}
      {closest !== undefined && (
        <>
          Did you mean <code>{closest}</code>?{' '}
        </>
      )}
      Pick one above.
    </>
  );
}

interface FormProps {
  /** Whether the reader chose the method or a value. */
  readonly isChosen: boolean;
  readonly method: RpcMethod;
  readonly texts: Texts;
  readonly target: SendTarget;
  readonly onChange: (key: string, text: string) => void;
  /** Whether nothing has been typed into its fields. */
  readonly isExample: boolean;
  /** Resets its fields to the example. */
  readonly onReset: () => void;
}

function Form({isChosen, method, texts, onChange, isExample, onReset, target}: FormProps): ReactNode {
  const {errors, remarks, isValid} = review(method, texts);
  const {name, transport, network, params: fields} = method;
  const request = {method: name, transport, params: paramsOf(fields, texts), network};
  const wrong = Object.keys(errors).length;
  return (
    <>
      <ParamFields key={name} fields={fields} texts={texts} errors={errors} onChange={onChange} />
      {fields.length > 0 && (
        <p className={tool.actions}>
          <button type="button" className={tool.chip} aria-disabled={isExample} onClick={onReset}>
            Back to the example
          </button>
        </p>
      )}
      <LiveText className={isValid ? styles.valid : styles.wrong}>
        {isValid
          ? 'The request is valid.'
          : `${wrong === 1 ? 'One field needs' : `${wrong} fields need`} a different value.`}
      </LiveText>
      {remarks.length > 0 && (
        <ul className={styles.remarks}>
          {remarks.map(({path, text}) => (
            <li key={path + text}>
              <code>{path}</code> <Words text={text} />
            </li>
          ))}
        </ul>
      )}
      <div data-printed={isChosen ? '' : undefined}>
        <BuiltRequest {...request} />
      </div>
      {transport === 'http' && <SendPanel {...request} {...target} isValid={isValid} />}
    </>
  );
}
