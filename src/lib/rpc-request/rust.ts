import {jsonStyle, printValue, type ValueStyle} from '../literals/print-value';
import {bodyOf, type RpcRequest, type WriteRequest} from './request';

/** The escapes of control characters that JSON has, and Rust has not. */
const shortEscapes: Readonly<Record<string, string>> = {'\\b': '\\u{8}', '\\f': '\\u{c}'};

function text(value: string): string {
  return JSON.stringify(value).replace(/\\(?:u(.{4})|.)/g, (escape, digits?: string) =>
    digits === undefined ? (shortEscapes[escape] ?? escape) : `\\u{${digits}}`,
  );
}

/** Literals for the `json!` macro. */
const style: ValueStyle = {
  ...jsonStyle,
  text,
  name: text,
  // In the macro, Rust infers `i32` for an integer literal without a suffix.
  integer: (value) => (value > 2 ** 31 - 1 ? `${value}_u64` : value < -(2 ** 31) ? `${value}_i64` : String(value)),
  indent: '    ',
};

/** A program: over HTTP with `reqwest`, over WebSocket with `tungstenite`. */
export const rust: WriteRequest = (request) => ({
  code: request.transport === 'http' ? http(request) : webSocket(request),
  slot: {
    shown: `${request.key.placeholder}"`,
    read: `".to_owned()\n        + &std::env::var("${request.key.variable}")?`,
  },
});

function http(request: RpcRequest): string {
  return `// cargo add serde_json reqwest --features reqwest/blocking,reqwest/json
use serde_json::{json, Value};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let url = "${request.url}";
    let body = json!(${body(request)});
    let client = reqwest::blocking::Client::new();
    let response = client.post(url).json(&body).send();
    // The URL contains the key.
    let answer: Value = response
        .inspect(|response| eprintln!("{}", response.status()))
        .and_then(|response| response.json())
        .map_err(|error| error.without_url())?;
    println!("{answer:#}");
    Ok(())
}`;
}

function webSocket(request: RpcRequest): string {
  return `// cargo add serde_json tungstenite --features tungstenite/native-tls
use serde_json::json;
use tungstenite::{connect, Message};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let url = "${request.url}";
    let body = json!(${body(request)});
    // The URL contains the key.
    let (mut socket, _response) =
        connect(&*url).map_err(|error| error.to_string().replace(&*url, "the URL"))?;
    socket.send(Message::text(body.to_string()))?;
    loop {
        println!("{}", socket.read()?);
    }
}`;
}

function body(request: RpcRequest): string {
  return printValue(bodyOf(request), style, 1, 'let body = json!();'.length);
}
