use std::sync::OnceLock;

use syndica_dyndexer_runtime::{anchor::AnchorIdl, processor, record_output, Event, Output};

const PROGRAM_ID: &str = "dRiftyHA39MWEi3m9aunc5MzRF1JYuBsbn6VPcn33UH";
const IDL_JSON: &[u8] = include_bytes!("drift.json");

// Kept from one call to the next: the IDL is parsed once.
static DRIFT: OnceLock<AnchorIdl> = OnceLock::new();

#[processor]
fn record_swaps(event: Event) {
    let Event::Transaction(tx) = event else {
        return;
    };
    let drift = DRIFT.get_or_init(|| {
        println!("first transaction: {}", tx.signature);
        AnchorIdl::deserialize(PROGRAM_ID, IDL_JSON)
    });

    for emitted in drift.parse_events(&tx) {
        if emitted.name != "SwapRecord" {
            continue;
        }
        record_output(&Output::Object {
            uid: tx.signature.clone(),
            key: emitted.name,
            value: emitted.fields,
        });
    }
}
