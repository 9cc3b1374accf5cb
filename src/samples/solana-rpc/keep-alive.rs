// cargo add serde_json reqwest --features reqwest/blocking,reqwest/json
use serde_json::json;
use std::time::{Duration, Instant};

fn main() -> Result<(), reqwest::Error> {
    let key = std::env::var("SYNDICA_API_KEY").unwrap_or_default();
    let endpoint = format!("https://solana-mainnet.api.syndica.io/api-key/{key}");
    // One client for the whole program: it holds the connections.
    let client = reqwest::blocking::Client::new();
    for call in 1..=3 {
        let start = Instant::now();
        let response = client
            .post(&endpoint)
            .json(&json!({"jsonrpc": "2.0", "id": call, "method": "getSlot"}))
            .timeout(Duration::from_secs(10))
            .send();
        // The connection is free for the next call once the whole body has been read.
        response
            .and_then(|response| response.bytes())
            .map_err(|error| error.without_url())?; // which contains the key
        let milliseconds = start.elapsed().as_secs_f64() * 1000.0;
        println!("Call {call}: {milliseconds:.1} ms");
    }
    Ok(())
}
