// cargo add serde_json reqwest --features reqwest/blocking,reqwest/json
use serde_json::{json, Value};
use std::time::Duration;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let key = std::env::var("SYNDICA_API_KEY").unwrap_or_default();
    let response = reqwest::blocking::Client::new()
        .post("https://solana-mainnet.api.syndica.io/")
        .header("X-Syndica-Api-Key", key)
        .json(&json!({"jsonrpc": "2.0", "id": 1, "method": "getHealth"}))
        .timeout(Duration::from_secs(10))
        .send()?;
    let status = response.status();
    // Body before status: an error with a code can have any status.
    let answer: Value = response.json().unwrap_or_default();
    if let Some(error) = answer.get("error") {
        let message = error["message"].as_str().unwrap_or("?");
        return Err(format!("{} {message}", error["code"]).into());
    }
    let Some(result) = answer.get("result").and_then(Value::as_str) else {
        return Err(format!("HTTP {status}, no result").into());
    };
    println!("{result}");
    Ok(())
}
