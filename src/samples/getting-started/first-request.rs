// cargo add serde_json reqwest --features reqwest/blocking,reqwest/json
use serde_json::{json, Value};
use std::time::Duration;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let key = std::env::var("SYNDICA_API_KEY").unwrap_or_default();
    let endpoint = format!("https://solana-mainnet.api.syndica.io/api-key/{key}");
    let params = json!([{"commitment": "finalized"}]);
    let response = reqwest::blocking::Client::new()
        .post(endpoint)
        .json(&json!({"jsonrpc": "2.0", "id": 1, "method": "getSlot", "params": params}))
        .timeout(Duration::from_secs(10))
        .send()
        // The URL contains the key.
        .map_err(|error| error.without_url())?;
    let status = response.status();
    // Body before status: an error with a code can have any status.
    let answer: Value = response.json().unwrap_or_default();
    if let Some(error) = answer.get("error") {
        let message = error["message"].as_str().unwrap_or("?");
        return Err(format!("RPC error {}: {message}", error["code"]).into());
    }
    let Some(slot) = answer.get("result") else {
        return Err(format!("HTTP {status}, no result").into());
    };
    println!("Finalized slot: {slot}");
    Ok(())
}
