// cargo add serde_json tungstenite --features tungstenite/native-tls
use serde_json::{json, Value};
use std::time::Duration;
use tungstenite::{connect, stream::MaybeTlsStream::NativeTls, Message};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let key = std::env::var("SYNDICA_API_KEY").unwrap_or_default();
    let url = format!("wss://solana-mainnet.chainstream.syndica.io/api-key/{key}");
    let subscribe = json!({
        "jsonrpc": "2.0",
        "id": 1,
        "method": "transactionsSubscribe",
        "params": {
            "network": "solana-mainnet",
            "verified": false,
            "filter": {
                "commitment": "processed",
                "excludeVotes": true,
                "accountKeys": {"oneOf": ["TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"]},
            },
        },
    });
    // The error contains the URL, and with it the key.
    let (mut socket, _response) =
        connect(&url).map_err(|error| error.to_string().replace(&url, "the endpoint"))?;
    socket.send(Message::text(subscribe.to_string()))?;
    // Silent for so long, it is dead; a quiet one needs pings.
    if let NativeTls(stream) = socket.get_ref() {
        let limit = Duration::from_secs(30);
        stream.get_ref().set_read_timeout(Some(limit))?;
    }
    loop {
        let Message::Text(text) = socket.read()? else {
            continue; // a ping, which the library answers
        };
        let message: Value = serde_json::from_str(&text)?;
        if let Some(error) = message.get("error") {
            return Err(format!("Not subscribed: {error}").into());
        }
        if let Some(subscription) = message.get("result") {
            println!("Subscription: {subscription}");
            continue;
        }
        let result = &message["params"]["result"];
        let signature = result["context"]["signature"].as_str().unwrap_or("?");
        let (slot, error) = (&result["value"]["slot"], &result["value"]["meta"]["err"]);
        let outcome = if error.is_null() { "ok" } else { "failed" };
        println!("{slot} {signature} {outcome}");
    }
}
