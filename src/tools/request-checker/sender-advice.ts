// cspell:ignore CURLOPT HTTPHEADER CUSTOMREQUEST POSTFIELDS

/** A way to send a request over HTTP. */
export type Sender = keyof typeof senders;

interface Advice {
  /** How to set the content type of JSON. */
  readonly type?: string;
  /** How to send a POST. */
  readonly post?: string;
  /** How to send an object as JSON. */
  readonly encode?: string;
}

const senders = {
  curl: {
    type: "Add -H 'Content-Type: application/json'.",
    post: 'Remove the option: with -d, curl sends a POST.',
  },
  http: {type: 'Add the line Content-Type: application/json.', post: 'Start the line with POST.'},
  fetch: {
    type: "Add headers: {'Content-Type': 'application/json'}.",
    post: "Set method: 'POST'.",
    encode: 'Wrap it in JSON.stringify(…).',
  },
  axios: {
    type: "Add headers: {'Content-Type': 'application/json'}, or pass the object itself.",
    post: 'Call axios.post(…).',
  },
  webSocket: {encode: 'Wrap it in JSON.stringify(…).'},
  python: {
    type: 'Add headers={"Content-Type": "application/json"}, or pass an object as json=….',
    encode: 'Pass it as json=…, or in json.dumps(…) with the JSON content type.',
  },
  go: {
    type: 'Add req.Header.Set("Content-Type", "application/json"), or pass that type to http.Post.',
    post: 'Pass http.MethodPost.',
  },
  rust: {
    type: 'Add .header("Content-Type", "application/json"), or pass an object to .json(…) in place of .body(…).',
    post: 'Call .post(…).',
  },
  java: {type: 'Add .header("Content-Type", "application/json").', post: 'Call .POST(…).'},
  csharp: {type: 'Write new StringContent(…, Encoding.UTF8, "application/json").'},
  curlOfPhp: {
    type: "Add CURLOPT_HTTPHEADER with the list ['Content-Type: application/json'].",
    post: 'Remove CURLOPT_CUSTOMREQUEST: with CURLOPT_POSTFIELDS, curl sends a POST.',
    encode: 'Wrap it in json_encode(…).',
  },
  streamOfPhp: {type: "Add 'header' => 'Content-Type: application/json'.", post: "Set 'method' => 'POST'."},
  guzzle: {
    type: "Add 'headers' => ['Content-Type' => 'application/json'], or pass an array as 'json' => ….",
    post: 'Call ->post(…).',
    encode: "Pass it as 'json' => ….",
  },
  ruby: {type: "Add the headers {'Content-Type' => 'application/json'} after the body."},
  httpOfRuby: {type: "Add request['Content-Type'] = 'application/json'.", post: 'Create a Net::HTTP::Post.'},
} as const satisfies Readonly<Record<string, Advice>>;

/** How to correct a request, where a sender has a way of its own. */
export function adviceFor(sender: Sender): Advice {
  return senders[sender];
}
