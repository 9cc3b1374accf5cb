import {useState, type ReactNode, type RefObject, type SubmitEvent} from 'react';
import {exampleRequest, type ExampleRequest} from '../../data/rpc/example-request';
import {compactJson} from '../../lib/literals/compact-json';
import {bodyOf} from '../../lib/rpc-request/request';
import {endpointProblem, filledEndpoint, isOtherNetwork, keptEndpoint} from '../../tools/request-builder/endpoint';
import {timeLimit} from '../../tools/request-builder/send';
import {useApiKey} from '../ApiKey/api-key';
import {TextField} from '../ToolParts/fields';
import {SendActions} from './SendActions';
import {SendResult} from './SendResult';
import {useExchange} from './useExchange';

export interface SendFormProps extends ExampleRequest {
  readonly isValid: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  /** As typed, or with the API key's placeholder. */
  readonly endpoint: string;
  readonly onEndpointChange: (endpoint: string) => void;
}

/** Asks for the endpoint, sends the request to it, and shows the outcome. */
export function SendForm({isValid, field, endpoint: typed, onEndpointChange, ...example}: SendFormProps): ReactNode {
  const apiKey = useApiKey();
  const request = exampleRequest(example);
  const endpoint = filledEndpoint(typed, apiKey.key);
  const {isSending, outcome, start, cancel} = useExchange(endpoint, compactJson(bodyOf(request)));
  const problem = endpointProblem(endpoint);
  const [refused, setRefused] = useState<{endpoint: string; times: number}>();
  const refusals = problem !== undefined && refused?.endpoint === endpoint ? refused.times : 0;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (problem === undefined) {
      start();
    } else {
      setRefused({endpoint, times: (refused?.times ?? 0) + 1});
      field.current?.focus();
    }
  };

  const cancelSending = () => {
    cancel();
    // The focused Cancel button unmounts.
    field.current?.focus();
  };

  const fillIn = () => {
    onEndpointChange(request.url);
    field.current?.focus();
  };

  return (
    <>
      <form onSubmit={submit}>
        <TextField
          ref={field}
          label="Endpoint"
          isCode
          inputMode="url"
          placeholder="https://…"
          value={endpoint}
          error={endpoint === '' && refusals === 0 ? undefined : problem}
          hint={<EndpointHint url={request.url} />}
          onChange={(text) => onEndpointChange(keptEndpoint(text, apiKey.key))}
        />
        <SendActions
          isSending={isSending}
          prospect={
            isValid
              ? prospectOf(example, isOtherNetwork(endpoint, request.url))
              : 'The request has mistakes: expect an error.'
          }
          onCancel={cancelSending}
          onFillIn={apiKey.key === '' ? undefined : fillIn}
        />
      </form>
      <SendResult refusals={refusals} isSending={isSending} outcome={outcome} />
    </>
  );
}

function EndpointHint({url}: {readonly url: string}): ReactNode {
  return (
    <>
      With Syndica, it looks like <code>{url}</code>. Your browser sends the request straight to this address, and
      nowhere else. The address and its key stay in this tab’s memory: this site doesn’t store them.
    </>
  );
}

/** What to expect of a valid request. */
function prospectOf({network, method}: ExampleRequest, isForOther: boolean): string {
  return network !== undefined && isForOther
    ? `Only ${network} serves ${method}: expect an error.`
    : `Times out after ${timeLimit / 1000} seconds.`;
}
